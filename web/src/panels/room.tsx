/** A room: the waiting room before the match, the table during and after it. */
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n";
import { isOffline } from "../store/online";
import { RoomStore } from "../store/room";
import { Loading, Page } from "./page";
import { MatchPage } from "./match";
import { Waiting } from "./waiting";

export function RoomPage({ id, invite }: { id: string; invite: string | null }) {
  const [store, setStore] = useState<RoomStore | null>(null);
  const isAway = isOffline.value && !store;
  useEffect(() => {
    if (isAway) return;
    const opened = new RoomStore(id, invite);
    setStore(opened);
    return () => opened.close();
  }, [id, invite, isAway]);
  if (isAway) return <Page title={say("offline-room")}>{null}</Page>;
  return store && store.id === id ? <Inside store={store} /> : null;
}

function Inside({ store }: { store: RoomStore }) {
  const state = store.state.value;
  if (store.refused.value)
    return (
      <Page title={say("room-refused")}>
        <p role="alert">{store.refused.value}</p>
      </Page>
    );
  if (!state) return <Loading />;
  if (!state.view) return <Waiting store={store} />;
  return <MatchPage store={store} />;
}
