/** Which scenario is built: a picture of each plan, one's own among them, and the way to draw another. */
import { useEffect, useId } from "preact/hooks";
import { parseScenario, scenarioOf } from "../games/rumis/scenario";
import { Thumbnail } from "../games/rumis/thumbnail";
import { say } from "../i18n";
import { drawn, wanted } from "../store/scenarios";
import { FileButton } from "./fields";

interface Props {
  label: string;
  /** Names, with the words for each. */
  choices: readonly { value: unknown; label: string }[];
  value: unknown;
  choose: (value: unknown) => void;
}

export function Scenarios({ label, choices, value, choose }: Props) {
  const name = useId();
  useEffect(() => {
    if (wanted.peek()) choose(wanted.peek());
    wanted.value = null;
  }, []);
  const own = drawn.value.map((plan) => ({ value: plan as unknown, label: parseScenario(plan.file)?.name ?? "" }));
  const isOther = typeof value === "object" && !own.some((plan) => isSame(plan.value, value));
  const all = [...choices, ...own, ...(isOther ? [{ value, label: say("setup-own-chosen") }] : [])];
  return (
    <>
      <fieldset class="segments sentences scenarios">
        <legend>{label}</legend>
        <div>
          {all.map((choice, i) => {
            const scenario = scenarioOf(choice.value);
            return (
              <label key={i}>
                <input
                  type="radio"
                  name={name}
                  checked={isSame(choice.value, value)}
                  onChange={() => choose(choice.value)}
                />
                <span>
                  {scenario && <Thumbnail scenario={scenario} size={48} />} {choice.label}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <div class="actions">
        <a class="button" href="#/plan">
          {say("plan-title")}
        </a>
        <FileButton label={say("setup-own-file")} accept=".toml" choose={(file) => choose({ file })} />
      </div>
    </>
  );
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
