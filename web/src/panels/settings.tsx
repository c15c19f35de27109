/** Language, light, motion, sound: changeable on every page. */
import { LANGUAGES, say, type Language } from "../i18n";
import {
  flat,
  guide,
  languageChosen,
  motion,
  motionChosen,
  reflections,
  reflectionsChosen,
  sound,
  theme,
  type Theme,
} from "../store/settings";
import { Dialog } from "./dialog";
import { List, Choices, Switch } from "./fields";

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
        <Switch label={say("settings-flat")} on={flat.value} set={(on) => (flat.value = on)} />
        <Switch
          label={say("settings-reflections")}
          on={reflections.value}
          set={(on) => (reflectionsChosen.value = on)}
        />
        <Switch label={say("settings-motion")} on={motion.value} set={(on) => (motionChosen.value = on)} />
        <Switch label={say("settings-sound")} on={sound.value} set={(on) => (sound.value = on)} />
        <Switch label={say("settings-guide")} on={guide.value} set={(on) => (guide.value = on)} />
      </div>
    </Dialog>
  );
}
