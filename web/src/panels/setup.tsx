/** A new room: options drawn from the server's list, who sits where, and go. */
import { Bot, Eye, Link, Users } from "lucide";
import { useState } from "preact/hooks";
import { say } from "../i18n";
import { gameNamed } from "../store/games";
import {
  lastWishes,
  NO_CLOCK,
  openRoom,
  quickSeats,
  seated,
  type Quick,
  type SeatWish,
  type Wishes,
  numPeople,
} from "../store/opening";
import { accepted, type Chosen } from "../store/options";
import { choiceLabel, clockLabel, optionLabel } from "../store/sentences";
import { ladderOf } from "../store/strength";
import type { GameInfo, OptionInfo } from "../wire/messages";
import { Choices, List, Switch } from "./fields";
import { Icon } from "../stage/icon";
import { Loading, Page } from "./page";
import { Scenarios } from "./scenarios";
import { Picture } from "./pictures";
import { SeatList } from "./seats";

export function Setup({ game }: { game: string }) {
  const info = gameNamed(game);
  if (!info) return <Loading />;
  return (
    <Page>
      <SetupForm key={game} info={info} />
    </Page>
  );
}

const CLOCKS = [
  NO_CLOCK,
  { kind: "move", seconds: 60 },
  { kind: "total", seconds: 600 },
  { kind: "total", seconds: 1800 },
] as const;

function SetupForm({ info }: { info: GameInfo }) {
  const [wishes, setWishes] = useState<Wishes>(() => lastWishes(info));
  const [problem, setProblem] = useState<string | null>(null);
  const { chosen, bots, isAlone, seats } = seated(info, wishes);
  const wish = (change: Partial<Wishes>) => setWishes({ ...wishes, ...change });
  const open = async () => setProblem(await openRoom(info, wishes));

  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <div class="setup-head">
        <Picture game={info.name} />
        <div>
          <h1>{info.title}</h1>
          <p>{info.about}</p>
          <a href={`#/rules/${info.name}`}>{say("rules-of", { game: info.title })}</a>
        </div>
      </div>
      <section class="panel stack" aria-label={say("setup-options")}>
        {info.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            chosen={chosen}
            choose={(value) => wish({ variant: { ...chosen, [option.name]: value } })}
          />
        ))}
      </section>
      <section class="panel stack" aria-label={say("setup-seats")}>
        {!isAlone && <QuickSeats choose={(quick) => wish({ seats: quickSeats(quick, info.usual_bot) })} />}
        <SeatList
          seats={seats}
          bots={bots}
          ladder={ladderOf(info, chosen)}
          change={(changed) => wish({ seats: changed })}
        />
        {!isAlone && (
          <Switch label={say("setup-random-start")} on={wishes.isRandom} set={(isRandom) => wish({ isRandom })} />
        )}
        <CoachSwitch seats={seats} on={wishes.coach ?? true} set={(coach) => wish({ coach })} />
        {numPeople(seats) > 1 && (
          <Switch label={say("hints-option")} on={wishes.hints ?? false} set={(hints) => wish({ hints })} />
        )}
        <List
          label={say("setup-clock")}
          choices={CLOCKS.map((value) => ({ value, label: clockLabel(value.kind, value.seconds) }))}
          value={CLOCKS.find((clock) => clock.seconds === wishes.clock.seconds) ?? NO_CLOCK}
          choose={(clock) => wish({ clock })}
        />
      </section>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" class="primary big">
        {say("setup-go")}
      </button>
    </form>
  );
}

/** Between people there is no coach, and nobody who only watches has one. */
function CoachSwitch(props: { seats: readonly SeatWish[]; on: boolean; set: (on: boolean) => void }) {
  if (numPeople(props.seats) === 0) return null;
  if (numPeople(props.seats) > 1) return <p class="small">{say("coach-option-alone")}</p>;
  return <Switch label={say("coach-option")} on={props.on} set={props.set} />;
}

function OptionField(props: { option: OptionInfo; chosen: Chosen; choose: (value: unknown) => void }) {
  const { option, chosen, choose } = props;
  const choices = accepted(option, chosen);
  if (choices.length < 2) return null;
  const value = chosen[option.name];
  const label = optionLabel(option);
  if (typeof value === "boolean") return <Switch label={label} on={value} set={choose} />;
  const labelled = choices.map((choice) => ({ value: choice, label: choiceLabel(option, choice) }));
  const Field = option.content ? Scenarios : Choices;
  return <Field label={label} choices={labelled} value={value} choose={choose} />;
}

function QuickSeats({ choose }: { choose: (quick: Quick) => void }) {
  return (
    <div class="quick">
      <button type="button" onClick={() => choose("bots")}>
        <Icon of={Bot} /> {say("quick-bots")}
      </button>
      <button type="button" onClick={() => choose("here")}>
        <Icon of={Users} /> {say("quick-here")}
      </button>
      <button type="button" onClick={() => choose("link")}>
        <Icon of={Link} /> {say("quick-link")}
      </button>
      <button type="button" onClick={() => choose("watch")}>
        <Icon of={Eye} /> {say("quick-watch")}
      </button>
    </div>
  );
}
