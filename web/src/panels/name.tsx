/** Asks once what whoever plays here is called. */
import { useState } from "preact/hooks";
import { say } from "../i18n";
import { nameAsked } from "../store/names";
import { plain } from "../store/plain";
import { Dialog } from "./dialog";

export function NameDialog() {
  const [text, setText] = useState("");
  const answer = nameAsked.value;
  if (!answer) return null;
  return (
    <Dialog title={say("name-ask")} close={() => answer(null)}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          answer(plain(text));
        }}
      >
        <label class="field">
          <span>{say("your-name")}</span>
          <input
            type="text"
            maxLength={40}
            autocomplete="given-name"
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary" disabled={!plain(text)}>
          {say("name-go")}
        </button>
      </form>
    </Dialog>
  );
}
