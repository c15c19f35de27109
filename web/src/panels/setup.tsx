/** A new room: options drawn from the server's list, who sits where, and go. */
import { Bot, Eye, Link, Users } from "lucide";
import { useState } from "preact/hooks";
import { say } from "../i18n";
import { gameNamed } from "../store/games";
import { accepted, botNames, choiceKey, isOwnFile, settle, type Chosen } from "../store/options";
import { go, roomPath } from "../store/route";
import { failureText } from "../store/sentences";
import { keepSecret, newSecret } from "../store/visited";
import { createRoom, Refused } from "../wire/api";
import type { GameInfo, OptionInfo, RoomRequest } from "../wire/messages";
import { Choices, FileButton, List, Switch } from "./fields";
import { Icon } from "../stage/icon";
import { Page } from "./page";
import { Picture } from "./pictures";
import { filled, ownName, type Quick, quickSeats, SeatList, type SeatWish } from "./seats";

export function Setup({ game }: { game: string }) {
  const info = gameNamed(game);
  return <Page>{info ? <SetupForm key={game} info={info} /> : <p>{say("loading")}</p>}</Page>;
}

const CLOCKS = [
  { kind: "none", seconds: 300 },
  { kind: "move", seconds: 60 },
  { kind: "total", seconds: 600 },
  { kind: "total", seconds: 1800 },
] as const;
type Clock = (typeof CLOCKS)[number];

function SetupForm({ info }: { info: GameInfo }) {
  const [wished, wish] = useState<Chosen>({});
  const [seats, setSeats] = useState<readonly SeatWish[]>(() => quickSeats("bots", info.usual_bot));
  const [clock, setClock] = useState<Clock>(CLOCKS[0]);
  const [isRandom, setRandom] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = settle(info.options, wished);
  const bots = botNames(info.bots, chosen);
  const sitting = filled(seats, Number(chosen.seats), bots, info.usual_bot);

  async function open(): Promise<void> {
    const secret = newSecret();
    const invite = sitting.some((seat) => seat.kind === "link") ? newSecret() : null;
    const request: RoomRequest = {
      game: info.name,
      variant: chosen,
      seats: sitting.map((seat, number) => requested(seat, number)),
      secret,
      invite,
      start: isRandom ? "random" : "given",
      clock,
      is_public: sitting.some((seat) => seat.kind === "open"),
    };
    try {
      const { room } = await createRoom(request);
      keepSecret(room.id, room.game, secret, invite);
      go(roomPath(room.id, invite));
    } catch (error) {
      setProblem(error instanceof Refused ? failureText(error.failure) : say("unreachable"));
    }
  }

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
            choose={(value) => wish({ ...chosen, [option.name]: value })}
          />
        ))}
      </section>
      <section class="panel stack" aria-label={say("setup-seats")}>
        <QuickSeats choose={(quick) => setSeats(quickSeats(quick, info.usual_bot))} />
        <SeatList seats={sitting} bots={bots} change={setSeats} />
        <Switch label={say("setup-random-start")} on={isRandom} set={setRandom} />
        <List
          label={say("setup-clock")}
          choices={CLOCKS.map((value) => ({ value, label: clockLabel(value) }))}
          value={clock}
          choose={setClock}
        />
      </section>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" class="primary big">
        {say("setup-go")}
      </button>
    </form>
  );
}

function OptionField(props: { option: OptionInfo; chosen: Chosen; choose: (value: unknown) => void }) {
  const { option, chosen, choose } = props;
  const choices = accepted(option, chosen);
  if (choices.length < 2) return null;
  const value = chosen[option.name];
  if (typeof value === "boolean") return <Switch label={option.about} on={value} set={choose} />;
  const labelled = choices.map((choice) => ({ value: choice, label: choiceLabel(option, choice) }));
  if (isOwnFile(value)) labelled.push({ value, label: say("setup-own-chosen") });
  return (
    <>
      <Choices label={option.about} choices={labelled} value={value} choose={choose} />
      {option.content && (
        <FileButton label={say("setup-own-file")} accept=".toml" choose={(file) => choose({ file })} />
      )}
    </>
  );
}

/** Things that have names of their own, such as scenarios, are called by them. */
function choiceLabel(option: OptionInfo, choice: unknown): string {
  const key = choiceKey(choice);
  const label = option.labels[key];
  if (!label) return key;
  return option.content ? `${key.toUpperCase()} · ${label}` : label;
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

function requested(seat: SeatWish, number: number): RoomRequest["seats"][number] {
  if (seat.kind === "bot") return { kind: "bot", level: seat.level };
  if (seat.kind === "here") return { kind: "here", name: seat.name.trim() || ownName(number) };
  return { kind: seat.kind };
}

function clockLabel({ kind, seconds }: Clock): string {
  return say(`clock-${kind}`, { minutes: Math.round(seconds / 60) });
}
