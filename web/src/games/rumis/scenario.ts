/** Scenarios as their files tell them: the plan, the heights for two, three and four players, the plan for fewer. */

const FILES = import.meta.glob("../../../../src/baumeister/games/rumis/scenarios/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

export type Plan = readonly string[];

export interface Scenario {
  name: string;
  /** For two, three and four players. */
  max_height: readonly number[];
  /** A digit for every cell, a dot outside. */
  plan: Plan;
  /** For fewer players, where it is smaller. */
  plan_for_2: Plan | null;
}

/** The scenario that a variant names, or brings along. */
export function scenarioOf(value: unknown): Scenario | null {
  if (typeof value === "string") return NAMED.get(value) ?? null;
  if (typeof value !== "object" || value === null) return null;
  if ("file" in value) return parseScenario(String(value.file));
  const { name, max_height, plan, plan_for_2 } = value as Partial<Scenario>;
  return name !== undefined && max_height && plan ? { name, max_height, plan, plan_for_2: plan_for_2 ?? null } : null;
}

/** Of a file as ours and the editor's are; null for one that only the server can read. */
export function parseScenario(text: string): Scenario | null {
  const bare = text.replace(/("[^"\n]*")|#.*$/gm, "$1"); // a name may have the sign that begins a comment
  const name = /^name\s*=\s*"(.*)"/m.exec(bare)?.[1];
  const heights = listOf(bare, "max_height")?.map(Number);
  const plan = listOf(bare, "plan");
  return name !== undefined && heights && plan
    ? { name, max_height: heights, plan, plan_for_2: listOf(bare, "plan_for_2") }
    : null;
}

export function formatScenario({ name, max_height, plan }: Scenario): string {
  const rows = plan.map((row) => `  "${row}",\n`).join("");
  return `name = "${name}"\nmax_height = [${max_height.join(", ")}]\nplan = [\n${rows}]\n`;
}

/** The height of a cell, 0 outside. */
export const heightAt = (plan: Plan, x: number, y: number): number => Number(plan[y]?.[x]) || 0;

function listOf(text: string, field: string): string[] | null {
  const found = new RegExp(`^${field}\\s*=\\s*\\[([^\\]]*)\\]`, "m").exec(text)?.[1];
  return found === undefined
    ? null
    : found
        .split(",")
        .map((item) => item.trim().replace(/^"|"$/g, ""))
        .filter(Boolean);
}

const NAMED: ReadonlyMap<string, Scenario> = new Map(
  Object.values(FILES)
    .map(parseScenario)
    .filter((one) => one !== null)
    .map((one) => [one.name, one]),
);
