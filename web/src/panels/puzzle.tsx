/** One puzzle on the real table: the question, every wrong try explained, the proof in the end. */
import { LayoutGrid, Puzzle as Piece } from "lucide";
import { useEffect, useState } from "preact/hooks";
import { language, say } from "../i18n";
import { Icon } from "../stage/icon";
import { Attempt } from "../store/attempt";
import { allPuzzles, openPuzzle, placeOfDay, progress, streakOn, today } from "../store/puzzles";
import { linkTo } from "../store/route";
import { hundredths } from "../store/worth";
import type { PuzzleInfo, PuzzleSheet } from "../wire/messages";
import type { Objection } from "../wire/snapshot";
import { HomeButton } from "./bar";
import { CopyLink } from "./copy";
import { Loading, Page } from "./page";
import { GamePane } from "./pane";
import { RuleCard } from "./rulecard";

export function PuzzlePage({ name }: { name: string | null }) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let opened: Attempt | null = null;
    let isGone = false;
    begin(name).then(
      (found) => {
        opened = found;
        if (isGone) found?.close();
        else if (found) setAttempt(found);
        else setProblem(say("puzzle-none"));
      },
      () => setProblem(say("unreachable")),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [name]);
  if (problem)
    return (
      <Page>
        <p role="alert">{problem}</p>
      </Page>
    );
  if (!attempt?.snapshot.value) return <Loading />;
  return <Board attempt={attempt} />;
}

async function begin(name: string | null): Promise<Attempt | null> {
  const sheet = await openPuzzle(name);
  if (!sheet) return null;
  const infos = await allPuzzles();
  return new Attempt(sheet, infos[placeOfDay(today(), infos.length)]?.name === sheet.name);
}

function Board({ attempt }: { attempt: Attempt }) {
  const { sheet } = attempt;
  const refuse = (): Promise<Objection> => Promise.resolve({ text: say("puzzle-not-legal"), at: [] });
  return (
    <div class="table learn">
      <header class="bar">
        <HomeButton />
        <div class="turn" data-mine={attempt.ending.value === null}>
          <h1>
            {say(attempt.isOfDay ? "puzzle-of-day" : "puzzle-one")} · {say(`game-${sheet.game}`)}
          </h1>
          <p class="last-step">{say("puzzle-grade", { grade: sheet.grade })}</p>
        </div>
        <a class="button plain" href="#/puzzles" aria-label={say("puzzle-all")} title={say("puzzle-all")}>
          <Icon of={LayoutGrid} />
        </a>
      </header>
      <main>
        <GamePane
          snapshot={attempt.snapshot}
          choose={(move) => attempt.play(move)}
          whyNot={refuse}
          point={() => {}}
          aboveTray={attempt.ending.value ? <Proof attempt={attempt} /> : <Question attempt={attempt} />}
        />
      </main>
      <RuleCard />
    </div>
  );
}

function Question({ attempt }: { attempt: Attempt }) {
  const { game, kind } = attempt.sheet;
  return (
    <div class="coach">
      <Icon of={Piece} />
      <p role="status">
        <b>{say(`puzzle-${game}-${kind}`)}</b>
        {attempt.objection.value && <em> {attempt.objection.value}</em>}
      </p>
      {attempt.numWrong.value > 0 && (
        <button type="button" onClick={() => attempt.show()}>
          {say("puzzle-show")}
        </button>
      )}
    </div>
  );
}

/** That it was right, and why; then the next one. */
function Proof({ attempt }: { attempt: Attempt }) {
  const isSolved = attempt.ending.value === "solved";
  const streak = streakOn(today(), progress.value);
  return (
    <div class="coach done">
      <Icon of={Piece} />
      <div class="proof">
        <p role="status">
          <b>{say(isSolved ? "puzzle-right" : "puzzle-shown")}</b>
          {attempt.isOfDay && isSolved && ` ${say("puzzle-streak", { count: streak })}`}
        </p>
        <details>
          <summary>{say("puzzle-proof")}</summary>
          <Worths sheet={attempt.sheet} />
          <ol>
            {attempt.steps().map((step, number) => (
              <li key={`${number} ${step}`}>{step}</li>
            ))}
          </ol>
        </details>
      </div>
      <div class="actions">
        {isSolved && (
          <CopyLink link={() => shareText(attempt, streak)} label={say("puzzle-share")} what={say("puzzle-shared")} />
        )}
        <Next sheet={attempt.sheet} />
      </div>
    </div>
  );
}

function Worths({ sheet: { worths, answers } }: { sheet: PuzzleSheet }) {
  if (!worths) return null;
  const best = worths[answers[0]!]!;
  const next = Math.max(...worths.filter((_, number) => !answers.includes(number)));
  return <p>{say("puzzle-worths", { best: hundredths(best, 1), next: hundredths(next, 1) })}</p>;
}

/** The result without the answer. */
function shareText({ sheet, numWrong, isOfDay }: Attempt, streak: number): string {
  const marks = "✗".repeat(Math.min(numWrong.peek(), 9));
  const date = new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(new Date());
  const title = isOfDay ? say("puzzle-share-day", { date }) : say("puzzle-one");
  const lines = [
    `baumeister · ${title}`,
    `${say(`game-${sheet.game}`)} · ${say("puzzle-grade", { grade: sheet.grade })} · ${marks}✓`,
    ...(isOfDay && streak > 1 ? [say("puzzle-streak", { count: streak })] : []),
    linkTo(`/puzzle/${sheet.name}`),
  ];
  return lines.join("\n");
}

/** Another one of the same game and grade that was not solved here yet. */
function Next({ sheet }: { sheet: PuzzleSheet }) {
  const [next, setNext] = useState<PuzzleInfo | null>(null);
  useEffect(() => {
    void allPuzzles().then((infos) => setNext(nextAfter(sheet, infos)));
  }, [sheet]);
  if (!next) return null;
  return (
    <a class="button primary" href={`#/puzzle/${next.name}`}>
      {say("puzzle-next")}
    </a>
  );
}

function nextAfter(sheet: PuzzleSheet, infos: readonly PuzzleInfo[]): PuzzleInfo | null {
  const alike = infos.filter(({ game, grade }) => game === sheet.game && grade === sheet.grade);
  const at = alike.findIndex(({ name }) => name === sheet.name);
  const others = [...alike.slice(at + 1), ...alike.slice(0, Math.max(at, 0))];
  return others.find(({ name }) => !progress.peek().solved.includes(name)) ?? null;
}
