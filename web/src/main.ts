/** Start the page: settings, texts, games, then what the address asks for. */
import "@fontsource-variable/nunito/wght.css";
import { h, render } from "preact";
import { App } from "./panels/app";
import { followGames } from "./store/games";
import { keepForOffline } from "./store/online";
import { followSettings } from "./store/settings";
import { followTaps } from "./store/taps";
import "./styles/tokens.css";
import "./styles/controls.css";
import "./styles/pages.css";
import "./styles/worth.css";
import "./styles/side.css";
import "./styles/ending.css";
import "./styles/playback.css";
import "./styles/table.css"; // last: its bar has the last word on what stands in it

followSettings();
followGames();
followTaps();
keepForOffline();
render(h(App, {}), document.getElementById("page")!);
