/**
 * A fetch that fails every third call, in turn: the server is busy, the connection is refused, or the response is lost after the
 * server did the work. The same call fails at most twice in a row, so that no test ends by chance. Requests that `spares` matches pass.
 */
export function flakyFetch(spares: (request: Request) => boolean = () => false) {
  let calls = 0;
  const failures = new Map<string, number>();
  return async (request: Request): Promise<Response> => {
    if (spares(request)) return fetch(request);
    const { method, url } = request;
    const call = `${method} ${url} ${method === "GET" ? "" : await request.clone().text()}`;
    calls += 1;
    const before = failures.get(call) ?? 0;
    if (calls % 3 !== 0 || before === 2) {
      failures.delete(call);
      return fetch(request);
    }
    failures.set(call, before + 1);
    if (calls % 9 === 3) {
      return Response.json({ message: "Busy." }, { status: 503, headers: { "Retry-After": "0" } });
    }
    if (calls % 9 === 6) throw new TypeError("connection refused");
    await fetch(request);
    throw new TypeError("connection reset");
  };
}
