/** All puzzles by game and grade, and how many of them were solved here. */
import { Check, Puzzle as Piece } from "lucide";
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n";
import { Icon } from "../stage/icon";
import { allPuzzles, progress, streakOn, today } from "../store/puzzles";
import type { PuzzleInfo } from "../wire/messages";
import { Page } from "./page";

export function PuzzleList({ game, grade }: { game: string | null; grade: number }) {
  const [infos, setInfos] = useState<readonly PuzzleInfo[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    allPuzzles().then(setInfos, () => setProblem(say("unreachable")));
  }, []);
  return (
    <Page title={say("puzzle-all")}>
      {problem && <p role="alert">{problem}</p>}
      {!infos && !problem && <p role="status">{say("loading")}</p>}
      {infos && (game ? <OfGrade infos={infos} game={game} grade={grade} /> : <ByGame infos={infos} />)}
    </Page>
  );
}

function ByGame({ infos }: { infos: readonly PuzzleInfo[] }) {
  const streak = streakOn(today(), progress.value);
  return (
    <>
      <section>
        <a class="button primary" href="#/puzzle">
          <Icon of={Piece} /> {say("puzzle-of-day")}
        </a>
        {streak > 0 && <p>{say("puzzle-streak", { count: streak })}</p>}
      </section>
      {[...new Set(infos.map(({ game }) => game))].map((game) => (
        <section key={game}>
          <h2>{say(`game-${game}`)}</h2>
          <ul class="grades">
            {gradesOf(infos, game).map((grade) => (
              <li key={grade}>
                <Grade infos={infos.filter((one) => one.game === game && one.grade === grade)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function gradesOf(infos: readonly PuzzleInfo[], game: string): number[] {
  return [...new Set(infos.filter((one) => one.game === game).map(({ grade }) => grade))].sort();
}

function Grade({ infos }: { infos: readonly PuzzleInfo[] }) {
  const { game, grade } = infos[0]!;
  const count = infos.filter(({ name }) => progress.value.solved.includes(name)).length;
  return (
    <a class="button" href={`#/puzzles/${game}/${grade}`}>
      <b>{say("puzzle-grade", { grade })}</b>
      <span class="small">{say("puzzle-count", { count, all: infos.length })}</span>
    </a>
  );
}

function OfGrade({ infos, game, grade }: { infos: readonly PuzzleInfo[]; game: string; grade: number }) {
  const found = infos.filter((one) => one.game === game && one.grade === grade);
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  if (!found.length)
    return (
      <>
        <p role="alert">{say("puzzle-none")}</p>
        <a href="#/puzzles">{say("puzzle-all")}</a>
      </>
    );
  return (
    <>
      <h2>
        {say(`game-${game}`)} · {say("puzzle-grade", { grade })}
      </h2>
      {kinds.map((kind) => (
        <section key={kind}>
          <h3>{say(`puzzle-${game}-${kind}`)}</h3>
          <ol class="numbers">
            {found
              .filter((one) => one.kind === kind)
              .map(({ name }, number) => (
                <li key={name}>
                  <Numbered name={name} number={number + 1} />
                </li>
              ))}
          </ol>
        </section>
      ))}
      <a href="#/puzzles">{say("puzzle-all")}</a>
    </>
  );
}

function Numbered({ name, number }: { name: string; number: number }) {
  const isSolved = progress.value.solved.includes(name);
  return (
    <a class="button" href={`#/puzzle/${name}`} aria-label={say(isSolved ? "puzzle-done" : "puzzle-open", { number })}>
      {number}
      {isSolved && <Icon of={Check} size={14} />}
    </a>
  );
}
