/** A link, or a text, to be copied; where the browser forbids that (plain http), it is shown, ready to be taken. */
import { Check, Copy } from "lucide";
import { useState } from "preact/hooks";
import { say } from "../i18n";
import { Icon } from "../stage/icon";

interface Props {
  /** Made when it is asked for, since a position moves on. */
  link: () => string;
  /** What the button says before. */
  label: string;
  /** What is copied, for those who listen. */
  what?: string;
  isShown?: boolean;
}

export function CopyLink({ link, label, what = say("invite-link"), isShown = false }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  const [isByHand, setByHand] = useState(false);
  const isCopied = copied === link(); // a position moves on, and then there is another one to be copied
  async function copy(): Promise<void> {
    const text = link();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setByHand(true);
    }
  }
  return (
    <>
      {(isShown || isByHand) && (
        <input
          type="text"
          readOnly
          value={link()}
          aria-label={what}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <button type="button" title={label} onClick={() => void copy()}>
        <Icon of={isCopied ? Check : Copy} size={16} />{" "}
        <span class="bar-text">{isCopied ? say("invite-copied") : label}</span>
      </button>
    </>
  );
}
