/** Generated from the server's models; `make schema` renews it. */

import type { Draw, GameName, Move, Outlook, View } from "./games";

export interface AccountInfo {
  start: number;
  luck: number;
  lost: number;
  given: number;
  drift: number;
  result: number;
  num_decisions: number;
  average_loss: number;
  error: number;
  plays_like: string[];
}

export interface AdvisedMoveInfo {
  move: Move;
  notation: string;
  worth: number;
  error: number;
  is_exact: boolean;
  reason: ReasonInfo | null;
}

export interface Answer {
  type: "answer";
  id: string;
  version: number;
}

export interface AnswerTakeBack {
  id: string;
  type: "answer-take-back";
  seat: number;
  version: number;
  agrees: boolean;
}

export interface AskTakeBack {
  id: string;
  type: "ask-take-back";
  seat: number;
  version: number;
}

export interface BotInfo {
  name: string;
  when: Record<string, unknown[]>;
}

export interface Chat {
  id: string;
  type: "chat";
  text: string;
}

export type ClientMessage = Hello | TakeSeat | LeaveSeat | LendSeat | ReclaimSeat | Start | PlayMove | AskTakeBack | AnswerTakeBack | Resign | CloseRoom | Rematch | Chat | Point | Hint | Coach | Solve | WhyNot | Review | Ping;

export interface ClockRequest {
  kind?: "none" | "move" | "total";
  seconds?: number;
}

export interface ClocksInfo {
  left_s: number[];
  running: number | null;
}

export interface CloseRoom {
  id: string;
  type: "close";
}

export interface Coach {
  id: string;
  type: "coach";
  seat: number;
  version: number;
  best?: boolean;
}

export interface CoachAnswer {
  type: "coach";
  id: string;
  version: number;
  measure: Measure;
  worth: number[];
  error: number;
  is_exact: boolean;
  moves: AdvisedMoveInfo[];
}

export interface Event {
  version: number;
  at: number;
  kind: string;
  seat?: number | null;
  move?: Move | null;
  draw?: Draw | null;
  notation?: string | null;
  keep?: number | null;
  agrees?: boolean | null;
  name?: string | null;
  level?: string | null;
  text?: string | null;
  first?: number | null;
  seed_hash?: string | null;
  because?: string | null;
  reason?: string | null;
  room?: string | null;
}

export interface Failure {
  type: "error";
  id: string | null;
  code: string;
  because: string;
  details: Record<string, unknown>;
  refusal?: RefusalInfo | null;
  version?: number | null;
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  options: OptionInfo[];
  bots: BotInfo[];
  usual_bot: string;
  ladders: LadderInfo[];
  setups: (Record<string, unknown>)[];
  rules: RuleInfo[];
}

export interface Hello {
  id: string;
  type: "hello";
  secret?: string | null;
  since?: number;
}

export interface Hint {
  id: string;
  type: "hint";
  seat: number;
  version: number;
}

export interface HintAnswer {
  type: "hint";
  id: string;
  version: number;
  move: Move;
  notation: string;
}

export interface LadderInfo {
  variant: Record<string, unknown>;
  is_share: boolean;
  strengths: StrengthInfo[];
}

export interface LeaveSeat {
  id: string;
  type: "leave-seat";
  seat: number;
}

export interface LendSeat {
  id: string;
  type: "lend-seat";
  seat: number;
  level?: string | null;
}

export interface LookedAt {
  game: GameName;
  variant: Record<string, unknown>;
  seats: string[];
  num_events: number;
  event: number;
  events: Event[];
  view: View;
  views: View[];
  outcome: OutcomeInfo | null;
  stops_at: number | null;
}

export type Measure = "win" | "complete" | "points";

export interface OptionInfo {
  name: string;
  about: string;
  default: unknown;
  choices: unknown[];
  labels: Record<string, string>;
  cases: (Record<string, unknown>)[];
  content: boolean;
}

export interface OutcomeInfo {
  scores: number[];
  ranks: number[];
  utilities: number[];
  reason: string;
  lost: boolean;
}

export interface Ping {
  id: string;
  type: "ping";
}

export interface PlayMove {
  id: string;
  type: "move";
  seat: number;
  version: number;
  move: Move;
}

export interface Point {
  id: string;
  type: "point";
  at: number[];
}

export interface Pointed {
  type: "pointed";
  seat: number | null;
  at: number[];
}

export interface Presence {
  type: "presence";
  connected: boolean[];
  spectators: number;
}

export interface PuzzleInfo {
  name: string;
  game: GameName;
  kind: string;
  grade: number;
}

export interface PuzzleSheet {
  name: string;
  game: GameName;
  kind: string;
  grade: number;
  variant: Record<string, unknown>;
  view: View;
  seat: number;
  legal: string;
  answers: number[];
  views: View[];
  worths: number[] | null;
  line: PuzzleStep[];
}

export interface PuzzleStep {
  seat: number | null;
  move: Move | Draw;
  notation: string;
}

export interface RatedInfo {
  move: Move;
  notation: string;
  worth: number[];
  error: number;
  is_exact: boolean;
}

export interface ReasonInfo {
  because: string;
  details: Record<string, number>;
}

export interface ReclaimSeat {
  id: string;
  type: "reclaim-seat";
  seat: number;
}

export interface RefusalInfo {
  rule: string;
  because: string;
  at: number[][];
  details: Record<string, string | number>;
}

export interface Rematch {
  id: string;
  type: "rematch";
}

export interface Resign {
  id: string;
  type: "resign";
  seat: number;
}

export interface Review {
  id: string;
  type: "review";
}

export interface ReviewAnswer {
  status: "looking" | "done" | "failed";
  measure: Measure;
  num_events: number;
  is_exact: boolean;
  events: ReviewedInfo[];
  accounts: AccountInfo[];
  type: "review";
  id: string;
}

export interface Reviewed {
  status: "looking" | "done" | "failed";
  measure: Measure;
  num_events: number;
  is_exact: boolean;
  events: ReviewedInfo[];
  accounts: AccountInfo[];
  type: "reviewed";
}

export interface ReviewedInfo {
  number: number;
  seat: number | null;
  before: number[];
  after: number[];
  loss: number;
  error: number;
  is_exact: boolean;
  mark: "best" | "good" | "doubtful" | "mistake" | "blunder" | null;
  best: RatedInfo[];
}

export interface RoomAnswer {
  room: RoomInfo;
  version: number;
}

export interface RoomInfo {
  id: string;
  game: GameName;
  variant: Record<string, unknown>;
  phase: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  start: "given" | "random";
  clock: "none" | "move" | "total";
  clock_s: number;
  is_public: boolean;
  coach: "on" | "off" | "people";
  hints: boolean;
  seed_hash: string;
  seed: string | null;
  closed: string | null;
  next_room: string | null;
}

export interface RoomRequest {
  game: string;
  variant?: Record<string, unknown>;
  seats: SeatRequest[];
  secret: string;
  invite?: string | null;
  start?: "given" | "random";
  clock?: ClockRequest;
  is_public?: boolean;
  coach?: boolean;
  hints?: boolean | null;
  events?: string[];
}

export interface RuleInfo {
  id: string;
  text: string;
  is_section: boolean;
}

export interface SeatInfo {
  name: string;
  plan: "here" | "link" | "open" | "bot";
  is_free: boolean;
  level: string | null;
  gave_up: string | null;
}

export interface SeatRequest {
  kind: "here" | "link" | "open" | "bot";
  name?: string | null;
  level?: string | null;
}

export type ServerMessage = State | You | Presence | Answer | HintAnswer | CoachAnswer | SolveAnswer | WhyNotAnswer | ReviewAnswer | Reviewed | Pointed | Failure;

export interface Solve {
  id: string;
  type: "solve";
  seat: number;
  version: number;
}

export interface SolveAnswer {
  type: "solve";
  id: string;
  version: number;
  verdict: "solved" | "none" | "unknown";
  moves: Move[] | null;
}

export interface Start {
  id: string;
  type: "start";
}

export interface State {
  type: "state";
  version: number;
  room: RoomInfo;
  view: View | null;
  turn: TurnInfo | null;
  legal: string | null;
  clocks: ClocksInfo | null;
  take_back: TakeBackInfo | null;
  outcome: OutcomeInfo | null;
  events: Event[];
}

export interface StrengthInfo {
  level: string;
  figure: number;
  low: number;
  high: number;
}

export interface TakeBackInfo {
  seat: number;
  keep: number;
  agreed: number[];
}

export interface TakeSeat {
  id: string;
  type: "take-seat";
  seat: number;
  name: string;
  invite?: string | null;
}

export interface TurnInfo {
  kind: "decision" | "chance" | "ended";
  seat: number | null;
}

export interface WhyNot {
  id: string;
  type: "why-not";
  version: number;
  move: Move;
}

export interface WhyNotAnswer {
  type: "why-not";
  id: string;
  refusal: RefusalInfo | null;
  outlook: Outlook | null;
}

export interface You {
  type: "you";
  seats: number[];
  is_host: boolean;
}
