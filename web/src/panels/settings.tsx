/** Language, light, motion, sound: changeable on every page. */
import { LANGUAGES, say, type Language } from "../i18n";
import { plain } from "../store/plain";
import {
  coach,
  flat,
  guide,
  languageChosen,
  motion,
  motionChosen,
  name,
  pace,
  reflections,
  reflectionsChosen,
  sound,
  theme,
  type Theme,
  volume,
} from "../store/settings";
import { Dialog } from "./dialog";
import { List, Choices, Switch } from "./fields";

const PACES = ["quick", "calm", "steps"] as const;

export function Settings({ close }: { close: () => void }) {
  const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label }));
  const themes: { value: Theme; label: string }[] = [
    { value: "auto", label: say("theme-auto") },
    { value: "light", label: say("theme-light") },
    { value: "dark", label: say("theme-dark") },
  ];
  return (
    <Dialog title={say("settings")} close={close}>
      <div class="stack">
        <label class="field">
          <span>{say("your-name")}</span>
          <input
            type="text"
            maxLength={40}
            value={name.value}
            onChange={(event) => (name.value = plain(event.currentTarget.value))}
          />
        </label>
        <List
          label={say("settings-language")}
          choices={languages}
          value={languageChosen.value}
          choose={(value) => (languageChosen.value = value)}
        />
        <Choices
          label={say("settings-theme")}
          choices={themes}
          value={theme.value}
          choose={(value) => (theme.value = value)}
        />
        <Choices
          label={say("settings-pace")}
          choices={PACES.map((value) => ({ value, label: say(`pace-${value}`) }))}
          value={pace.value}
          choose={(value) => (pace.value = value)}
        />
        <Switch label={say("settings-flat")} on={flat.value} set={(on) => (flat.value = on)} />
        <Switch
          label={say("settings-reflections")}
          on={reflections.value}
          set={(on) => (reflectionsChosen.value = on)}
        />
        <Switch label={say("settings-motion")} on={motion.value} set={(on) => (motionChosen.value = on)} />
        <Switch label={say("settings-sound")} on={sound.value} set={(on) => (sound.value = on)} />
        {sound.value && (
          <label class="field">
            <span>{say("settings-volume")}</span>
            <input
              type="range"
              min={0}
              max={1}
              step={0.1}
              value={volume.value}
              onInput={(event) => (volume.value = Number(event.currentTarget.value))}
            />
          </label>
        )}
        <Switch label={say("settings-guide")} on={guide.value} set={(on) => (guide.value = on)} />
        <Switch label={say("settings-coach")} on={coach.value} set={(on) => (coach.value = on)} />
      </div>
    </Dialog>
  );
}
