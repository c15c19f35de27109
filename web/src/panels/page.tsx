/** The frame of every page but the table: name, settings, footer. */
import { House, Settings as Gear } from "lucide";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { say } from "../i18n";
import { Icon } from "../stage/icon";
import { isOffline } from "../store/online";
import { ToolButton } from "./fields";
import { Settings } from "./settings";

export function Page({ title, children }: { title?: string; children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="page">
      <header class="page-head">
        <a href="#/" class="home">
          <Icon of={House} /> baumeister
        </a>
        <ToolButton label={say("settings")} icon={Gear} press={() => setOpen(true)} />
      </header>
      <main>
        {isOffline.value && (
          <p class="offline" role="status">
            {say("offline")}
          </p>
        )}
        {title && <h1>{title}</h1>}
        {children}
      </main>
      <footer class="page-foot">{say("unofficial")}</footer>
      {isOpen && <Settings close={() => setOpen(false)} />}
    </div>
  );
}

/** While that is on its way which the page is about. */
export function Loading() {
  return (
    <Page>
      <p role="status">{say("loading")}</p>
    </Page>
  );
}
