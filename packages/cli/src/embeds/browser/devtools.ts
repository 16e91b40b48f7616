type Params = Record<string, unknown>;
type Listener = (params: Params) => void;

/** Chromium's DevTools protocol, as far as one page needs it. */
export interface DevTools {
  /** Calls a method of the browser, or of a page by its session. */
  send(method: string, params?: Params, session?: string): Promise<Params>;
  on(event: string, listener: Listener): void;
  close(): void;
}

const ANSWER_MS = 30_000;

/** Speaks to a Chromium through Node's own WebSocket: a library for it would be larger than the command line. */
export async function connectDevTools(address: string): Promise<DevTools> {
  const socket = new WebSocket(address);
  const calls = new Map<number, { resolve: (result: Params) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, Listener[]>();
  let last = 0;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("error", () => reject(new Error("it cannot be spoken to")), { once: true });
  });
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data));
    if (method) for (const listener of listeners.get(method) ?? []) listener(params);
    const call = calls.get(id);
    calls.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of calls.values()) reject(new Error("the browser ended"));
  });
  return {
    send(method, params = {}, sessionId) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${method} took too long`)), ANSWER_MS);
        const done =
          <Value>(finish: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer);
            finish(value);
          };
        calls.set(id, { resolve: done(resolve), reject: done(reject) });
        socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
      });
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    close: () => socket.close(),
  };
}
