/** What the bar above every table has. */
import { House, type IconNode } from "lucide";
import type { ComponentChildren } from "preact";
import { say } from "../i18n";
import { Icon } from "../stage/icon";

export function HomeButton() {
  return (
    <a class="button plain" href="#/" aria-label={say("to-lobby")} title={say("to-lobby")}>
      <Icon of={House} />
    </a>
  );
}

interface SideButtonProps {
  label: string;
  icon: IconNode;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  children?: ComponentChildren;
}

/** Shows the side of a table where there is no room for it beside the stage. */
export function SideButton({ label, icon, isOpen, setOpen, children }: SideButtonProps) {
  return (
    <button
      type="button"
      class="plain side-toggle"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon of={icon} />
      {children}
    </button>
  );
}
