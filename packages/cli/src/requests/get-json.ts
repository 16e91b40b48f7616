/** How a request is made, and how long it may take. */
export interface GetOptions {
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  timeoutMs: number;
}

/** Enough for a session or a page of names. */
const MOST_BYTES = 1024 ** 2;

/**
 * Reads JSON with Node's oldest client. The platform's `fetch` takes longer to load than a small command takes in all.
 * @returns undefined for everything but a good answer; whoever needs the reason asks again with the SDK's client
 */
export function getJson(address: string, { headers, signal, timeoutMs }: GetOptions): Promise<unknown> {
  // Not import(): as an ES module it would load all that its exports lead to, the platform's fetch too.
  const { get } = process.getBuiltinModule(address.startsWith("https:") ? "node:https" : "node:http");
  return new Promise((resolve) => {
    const nothing = () => resolve(undefined);
    try {
      const request = get(address, { headers, signal, timeout: timeoutMs, agent: false }, (response) => {
        if (response.statusCode !== 200) {
          response.destroy();
          return nothing();
        }
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
          if (text.length > MOST_BYTES) response.destroy();
        });
        response.on("error", nothing);
        response.on("close", () => resolve(parsed(text)));
      });
      request.on("timeout", () => request.destroy());
      request.on("error", nothing);
    } catch {
      nothing();
    }
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
