/** Generated from the game's dataclasses; `make schema` renews it. */

import type * as pyramido from "./pyramido";
import type * as rumis from "./rumis";
import type * as talo from "./talo";
import type * as tulum from "./tulum";

export interface Games {
  pyramido: { view: pyramido.View; outlook: pyramido.Outlook; move: pyramido.Move; draw: pyramido.Draw };
  rumis: { view: rumis.View; outlook: rumis.Outlook; move: rumis.Move; draw: rumis.Draw };
  talo: { view: talo.View; outlook: talo.Outlook; move: talo.Move; draw: talo.Draw };
  tulum: { view: tulum.View; outlook: tulum.Outlook; move: tulum.Move; draw: tulum.Draw };
}

export type GameName = keyof Games;

export type View<G extends GameName = GameName> = Games[G]["view"];

export type Outlook<G extends GameName = GameName> = Games[G]["outlook"];

export type Move<G extends GameName = GameName> = Games[G]["move"];

export type Draw<G extends GameName = GameName> = Games[G]["draw"];
