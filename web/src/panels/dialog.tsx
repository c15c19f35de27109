/** A native modal dialog: focus stays inside, Escape closes. */
import { X } from "lucide";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../i18n";
import { Icon } from "../stage/icon";

interface Props {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, close, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current!;
    dialog.showModal();
    dialog.querySelector<HTMLElement>("form input")?.focus(); // an answer can be typed at once
    return () => dialog.close();
  }, []);
  return (
    <dialog ref={element} aria-label={title} onClose={close} onCancel={close}>
      <Head title={title} close={close} />
      {children}
    </dialog>
  );
}

/** What something is that can be put away. */
export function Head({ title, close }: Omit<Props, "children">) {
  return (
    <div class="head">
      <h2>{title}</h2>
      <button type="button" class="plain" aria-label={say("close")} title={say("close")} onClick={close}>
        <Icon of={X} />
      </button>
    </div>
  );
}
