/** The few form controls of the page. */
import { FileUp, type IconNode } from "lucide";
import { useId } from "preact/hooks";
import { Icon } from "../stage/icon";

interface Choice<T> {
  value: T;
  label: string;
}

interface ChoiceProps<T> {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  choose: (value: T) => void;
}

const LONGEST_SIDE_BY_SIDE = 20;

/** Short choices lie side by side, sentences below each other. */
export function Choices<T>({ label, choices, value, choose }: ChoiceProps<T>) {
  const name = useId();
  const isShort = choices.every((choice) => choice.label.length <= LONGEST_SIDE_BY_SIDE);
  return (
    <fieldset class={isShort ? "segments" : "segments sentences"}>
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.label}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => choose(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function List<T>({ label, choices, value, choose }: ChoiceProps<T>) {
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <label class="field">
      <span>{label}</span>
      <select value={String(chosen)} onChange={(event) => choose(choices[Number(event.currentTarget.value)]!.value)}>
        {choices.map((choice, number) => (
          <option key={choice.label} value={String(number)}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A button that asks for a file; the browser's own speaks its own language. */
export function FileButton({
  label,
  accept,
  choose,
}: {
  label: string;
  accept: string;
  choose: (text: string) => void;
}) {
  return (
    <label class="button file">
      <Icon of={FileUp} />
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        onChange={({ currentTarget: input }) => {
          void input.files?.[0]?.text().then(choose);
          input.value = ""; // the same file, mended, can be chosen again
        }}
      />
    </label>
  );
}

export function Switch({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked */}
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** A button with a picture alone: its name is its tooltip. */
export function ToolButton(props: {
  label: string;
  icon: IconNode;
  isOff?: boolean;
  look?: string;
  press: () => void;
}) {
  return (
    <button
      type="button"
      class={props.look ?? "plain"}
      aria-label={props.label}
      title={props.label}
      disabled={props.isOff}
      onClick={props.press}
    >
      <Icon of={props.icon} />
    </button>
  );
}
