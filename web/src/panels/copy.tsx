/** A link to be copied; where the browser forbids that (plain http), it is shown, ready to be taken. */
import { Check, Copy } from "lucide";
import { useState } from "preact/hooks";
import { say } from "../i18n";
import { Icon } from "../stage/icon";

interface Props {
  /** Made when it is asked for, since a position moves on. */
  link: () => string;
  /** What the button says before. */
  label: string;
  isShown?: boolean;
}

export function CopyLink({ link, label, isShown = false }: Props) {
  const [copied, setCopied] = useState<"no" | "yes" | "by hand">("no");
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link());
      setCopied("yes");
    } catch {
      setCopied("by hand");
    }
  }
  return (
    <>
      {(isShown || copied === "by hand") && (
        <input
          type="text"
          readOnly
          value={link()}
          aria-label={say("invite-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <button type="button" title={label} onClick={() => void copy()}>
        <Icon of={copied === "yes" ? Check : Copy} size={16} />{" "}
        <span class="bar-text">{copied === "yes" ? say("invite-copied") : label}</span>
      </button>
    </>
  );
}
