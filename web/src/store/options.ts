/** A game's options as the server lists them: which choices hold, given the options before. */
import type { BotInfo, OptionInfo } from "../wire/messages";

export type Chosen = Readonly<Record<string, unknown>>;

type When = Record<string, unknown[]>;

interface Case {
  when: When;
  choices: unknown[];
}

function holds(when: When, chosen: Chosen): boolean {
  return Object.entries(when).every(([name, values]) => values.includes(chosen[name]));
}

/** The values that suit the options chosen before this one. */
export function accepted(option: OptionInfo, chosen: Chosen): readonly unknown[] {
  const found = (option.cases as unknown as Case[]).find(({ when }) => holds(when, chosen));
  return found ? found.choices : option.choices;
}

/** The text of a user's own file, where the option takes one; the server reads it. */
interface OwnFile {
  file: string;
}

export function isOwnFile(value: unknown): value is OwnFile {
  return typeof value === "object" && value !== null && "file" in value;
}

/** Every option with a value that is accepted: the one wished for, the default, or the first. */
export function settle(options: readonly OptionInfo[], wished: Chosen): Chosen {
  const chosen: Record<string, unknown> = {};
  for (const option of options) {
    const choices = accepted(option, chosen);
    const takesFile = option.content && choices.length > 1;
    const suits = (value: unknown) => choices.includes(value) || (takesFile && isOwnFile(value));
    const found = [wished[option.name], option.default].find(suits);
    chosen[option.name] = found ?? choices[0];
  }
  return chosen;
}

/** The names of the bots that play this variant. */
export function botNames(bots: readonly BotInfo[], chosen: Chosen): readonly string[] {
  return bots.filter(({ when }) => holds(when, chosen)).map(({ name }) => name);
}

/** A choice as the server's labels name it. */
export function choiceKey(choice: unknown): string {
  if (typeof choice === "boolean") return choice ? "yes" : "no";
  return String(choice);
}
