/** A position as a picture to keep: drawn by the server, or just what the table shows now. */
import { FileImage, ImageDown } from "lucide";
import { language, say } from "../i18n";
import { flat } from "../store/settings";
import { hasWebGl } from "../store/webgl";
import { drawRecord } from "../wire/api";
import { ToolButton } from "./fields";

interface Props {
  game: string;
  record: string;
  event: number;
}

export function SavePicture({ game, record, event }: Props) {
  const name = `baumeister-${game}-${event}`;
  const draw = () =>
    drawRecord(record, event, language()).then(
      (picture) => save(URL.createObjectURL(picture), `${name}.svg`),
      () => undefined,
    );
  return (
    <>
      <ToolButton label={say("picture-svg")} icon={FileImage} press={() => void draw()} />
      {!flat.value && hasWebGl && (
        <ToolButton label={say("picture-png")} icon={ImageDown} press={() => save(painted(), `${name}.png`)} />
      )}
    </>
  );
}

/** The stage paints it when it is asked, since a canvas forgets what it shows. */
function painted(): string | undefined {
  const detail: { type: string; url?: string } = { type: "image/png" };
  document.querySelector(".stage canvas")?.dispatchEvent(new CustomEvent("picture", { detail }));
  return detail.url;
}

function save(url: string | undefined, name: string): void {
  if (!url) return;
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
