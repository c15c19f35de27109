/**
 * The page without a server: its shell, the rules, and records that were looked at here open offline.
 * Whatever changes is asked of the server first; files are named by their content and never change.
 */
const NAMES = "@shell@"; // filled in by the build; they tell the content
const OTHERS = "@others@"; // tables and pictures of rules
const FILES = `files ${NAMES}`;
const ANSWERS = "answers";
const PUZZLES = "puzzles";
const MOST_ANSWERS = 200;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((cache) => cache.addAll(NAMES.split(" ")))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => ![FILES, ANSWERS, PUZZLES].includes(name)).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const path = url.pathname.slice(new URL(self.registration.scope).pathname.length);
  if (request.mode === "navigate" && path === "") event.respondWith(page(request));
  else if (path.startsWith("assets/") && request.method === "GET") event.respondWith(file(request));
  else if (path.startsWith("api/puzzles")) event.respondWith(puzzles(request));
  else if (path.startsWith("api/")) event.respondWith(answer(request, path));
});

/** What the page loaded before this worker was there; for whoever comes back, every table, too. */
self.addEventListener("message", (event) => {
  event.waitUntil(keepAll(event.data.loaded, event.data.isBack).catch(() => undefined));
});

/** Who is called back comes to the table where it is their turn. */
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: "window" })
      .then((pages) => (pages.find(({ url }) => url.includes(notification.tag)) ?? pages[0])?.focus()),
  );
});

async function keepAll(loaded, isBack) {
  await Promise.all(loaded.map(keepLoaded));
  if (!isBack) return;
  for (const name of OTHERS.split(" ")) await file(new Request(name));
  await keepPuzzles();
}

/** The list, and the puzzles of every game in it, as far as they are not here yet; who looks at them gets new ones. */
async function keepPuzzles() {
  const cache = await caches.open(PUZZLES);
  const keptOrAsked = async (path) => (await cache.match(path)) ?? puzzles(new Request(path));
  const games = new Set((await (await keptOrAsked("api/puzzles")).json()).map(({ game }) => game));
  for (const game of games) await keptOrAsked(`api/puzzles/${game}`);
}

async function keepLoaded(url) {
  const request = new Request(url);
  const path = new URL(url).pathname.slice(new URL(self.registration.scope).pathname.length);
  if (path.startsWith("assets/")) await file(request);
  else if (await keyOf(request, path)) await answer(request, path);
}

/** A new shell as soon as there is one. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("./", { cacheName: FILES })) ?? Response.error();
  }
}

async function file(request) {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** The server's, else those of before; they are few and do not make room for others. */
async function puzzles(request) {
  const cache = await caches.open(PUZZLES);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch {
    return (await cache.match(request)) ?? offline();
  }
}

function offline() {
  return new Response("null", { headers: { "Content-Type": "application/json", "X-Offline": "yes" } });
}

/** The server's answer; else the one of before; else the plain truth, which is no failure of the page. */
async function answer(request, path) {
  const key = await keyOf(request, path);
  try {
    const response = await fetch(request);
    if (key && response.ok) await keep(key, response.clone());
    return response;
  } catch {
    const kept = key && (await caches.match(key, { cacheName: ANSWERS }));
    return kept ?? offline();
  }
}

/** What is worth keeping: games with their rules, records, and what a record looks like. */
async function keyOf(request, path) {
  if (request.method === "GET") return /^api\/(games|rooms\/[^/]+\/record$)/.test(path) ? request.url : null;
  if (request.method !== "POST" || path !== "api/records") return null;
  const digest = await crypto.subtle.digest("SHA-256", await request.clone().arrayBuffer());
  const name = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${request.url.split("?")[0]}/${name}${new URL(request.url).search}`;
}

async function keep(key, response) {
  const cache = await caches.open(ANSWERS);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS)).map((old) => cache.delete(old)));
}
