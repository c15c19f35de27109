/** Learn by playing: a first match in a few steps, each a move of one's own; then the match simply goes on. */
import { GraduationCap, Play } from "lucide";
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n";
import { Icon } from "../stage/icon";
import { Course } from "../store/course";
import { gameNamed } from "../store/games";
import { branchOff } from "../store/opening";
import { seatName } from "../store/names";
import { stepText } from "../store/log";
import type { Objection } from "../wire/snapshot";
import { HomeButton } from "./bar";
import { Loading, Page } from "./page";
import { GamePane } from "./pane";
import { RuleCard } from "./rulecard";

export function Learn({ game }: { game: string }) {
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    const opened = new Course(game);
    setCourse(opened);
    return () => opened.close();
  }, [game]);
  if (course?.problem.value)
    return (
      <Page>
        <p role="alert">{course.problem.value}</p>
      </Page>
    );
  if (!course?.snapshot.value) return <Loading />;
  return <Lessons key={game} course={course} />;
}

function Lessons({ course }: { course: Course }) {
  const [hasErred, setErred] = useState(false);
  const { game } = course;
  useEffect(() => setErred(false), [course.numMade.value]);
  const refuse = (): Promise<Objection> => {
    setErred(true);
    return Promise.resolve({ text: say("learn-not-now"), at: [] });
  };
  return (
    <div class="table learn">
      <header class="bar">
        <HomeButton />
        <div class="turn" data-mine={course.wanted.value !== null}>
          <h1>{say("learn-title", { game: say(`game-${game}`) })}</h1>
          <LastStep course={course} />
        </div>
        <a class="button" href={`#/rules/${game}`}>
          {say("card-rules")}
        </a>
      </header>
      <main>
        <GamePane
          snapshot={course.snapshot}
          hint={course.hint}
          choose={(move) => setErred(!course.play(move))}
          whyNot={refuse}
          point={() => {}}
          aboveTray={<Coach course={course} hasErred={hasErred} />}
        />
      </main>
      <RuleCard />
    </div>
  );
}

function LastStep({ course }: { course: Course }) {
  const { version } = course.snapshot.value!;
  const { game, variant, seats, events } = course.seen.value!;
  const room = { game, variant, seats: seats.map((name) => ({ name })) };
  return (
    <p class="last-step" aria-hidden="true">
      {stepText(room, events.slice(0, version))}
    </p>
  );
}

/** What to do now and why, above the buttons that do it. */
function Coach({ course, hasErred }: { course: Course; hasErred: boolean }) {
  const number = course.numMade.value + 1;
  if (course.isDone.value) return <Graduation course={course} />;
  return (
    <div class="coach">
      <Icon of={GraduationCap} />
      <p role="status">
        <b>{say("learn-step", { at: Math.min(number, course.numMoves.value), last: course.numMoves.value })}</b>{" "}
        {course.wanted.value ? say(`learn-${course.game}-${number}`) : say("learn-watch", { name: actor(course) })}
        {hasErred && course.wanted.value && <em> {say("learn-not-now")}</em>}
      </p>
    </div>
  );
}

function actor(course: Course): string {
  const { seats } = course.seen.value!;
  return seatName(
    seats.map((name) => ({ name })),
    1,
  );
}

/** The match goes on against the lowest level, from where it stands. */
function Graduation({ course }: { course: Course }) {
  const [problem, setProblem] = useState<string | null>(null);
  const info = gameNamed(course.game);
  const level = info?.bots[0]?.name;
  const goOn = async () => {
    const seen = course.seen.value!;
    if (level) setProblem(await branchOff(seen, seen.event, 0, level));
  };
  return (
    <div class="coach done">
      <Icon of={GraduationCap} />
      <p role="status">
        <b>{say("learn-done")}</b> {say(`learn-${course.game}-end`)}{" "}
        {level && say("learn-free", { level: say(`bot-${level}`) })}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <button type="button" class="primary" disabled={!level} onClick={() => void goOn()}>
        <Icon of={Play} /> {say("learn-go")}
      </button>
    </div>
  );
}
