import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { createFoodshedClient } from "./client.ts";
import type { Schema } from "./contract.ts";
import { createSession } from "./session.ts";
import { exampleToken } from "./testing/token.ts";
import { memoryStorage } from "./token-storage.ts";
import { NOT_WITH_BUSINESS } from "./vocabulary/problem-types.ts";

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const jsonResponse = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

function clientResponding(respond: (request: Request) => Response | Promise<Response>, token?: string) {
  const requests: Request[] = [];
  const session = createSession({ storage: memoryStorage(token ?? null) });
  const client = createFoodshedClient({
    baseUrl: "https://foodshed.example",
    session,
    fetch: async (request) => {
      requests.push(request.clone());
      return respond(request);
    },
  });
  return { client, session, requests };
}

describe("a call", () => {
  it("goes to the contract's path under the server's address", async () => {
    const { client, requests } = clientResponding(() => jsonResponse([]));
    const { data } = await client.GET("/accounts/classifieds_list/", {
      params: { query: { profile_id: 7 } },
    });
    expect(requests[0]?.url).toBe("https://foodshed.example/api/v1/accounts/classifieds_list/?profile_id=7");
    expect(data).toEqual([]);
  });

  it("has the types of the contract", async () => {
    const { client } = clientResponding(() => jsonResponse({ token: "t" }));
    const result = await client.POST("/accounts/login/", { body: { username: "a@b.ca", password: "x" } });
    if (result.error) {
      expectTypeOf(result.error.message).toBeString();
      expectTypeOf(result.data).toBeUndefined();
    } else {
      expectTypeOf(result.data).toEqualTypeOf<Schema<"TokenPayload">>();
    }
    // @ts-expect-error the password is missing
    void client.POST("/accounts/login/", { body: { username: "a@b.ca" } });
    // @ts-expect-error a login needs a body
    void client.POST("/accounts/login/");
    // @ts-expect-error there is no such path
    void client.GET("/accounts/nowhere/");
    // @ts-expect-error login is no GET
    void client.GET("/accounts/login/");
  });

  it("never takes what it sends to another address, wherever a server points", async () => {
    const reached = vi.fn();
    const other = createServer((_request, response) => {
      reached();
      response.end("{}");
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    const baseUrl = await serve((_request, response) => {
      response.writeHead(307, { location: elsewhere }).end();
    });
    const body = { username: "a@b.ca", password: "secret" };
    const { error } = await createFoodshedClient({ baseUrl }).POST("/accounts/login/", { body });
    other.close();
    expect(error?.kind).toBe("network");
    expect(reached).not.toHaveBeenCalled();
  });

  it("has no data and no error when the response is empty", async () => {
    const { client } = clientResponding(() => new Response(null, { status: 204 }));
    const result = await client.POST("/accounts/logout/");
    expect(result.error).toBeUndefined();
    expect(result.response?.status).toBe(204);
  });
});

describe("a failure", () => {
  it("is the server's problem document, with the time to wait", async () => {
    const { client } = clientResponding(() =>
      jsonResponse(
        { type: "about:blank", title: "Too Many Requests", status: 429, message: "Slower, please." },
        { status: 429, headers: { "Retry-After": "7" } },
      ),
    );
    const { error } = await client.POST("/search/suggest_terms/", { body: { query: "che" } });
    expect(error).toMatchObject({ kind: "problem", status: 429, message: "Slower, please.", retryAfter: 7 });
  });

  it("has a message when a proxy responds with an HTML page", async () => {
    const { client } = clientResponding(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    const { error } = await client.GET("/accounts/categories_list/");
    expect(error).toMatchObject({
      kind: "problem",
      status: 502,
      message: "The service is not available right now. Please try again in a moment.",
    });
  });

  it("is an error also when the body is empty", async () => {
    const { client } = clientResponding(
      () => new Response(null, { status: 500, headers: { "Content-Length": "0" } }),
    );
    const { error } = await client.GET("/accounts/categories_list/");
    expect(error).toMatchObject({ kind: "problem", status: 500, message: "Unknown Error" });
  });

  it("is 'network' when no server listens", async () => {
    const baseUrl = await serve(() => {});
    await new Promise((resolve) => server?.close(resolve));
    const { error, response } = await createFoodshedClient({ baseUrl }).GET("/accounts/categories_list/");
    expect(error?.kind).toBe("network");
    expect(error?.status).toBe(0);
    expect(response).toBeUndefined();
  });

  it("is 'network' when a success cannot be read", async () => {
    const { client } = clientResponding(
      () => new Response("<html>Welcome to our hotel</html>", { status: 200 }),
    );
    expect((await client.GET("/accounts/categories_list/")).error?.kind).toBe("network");
  });

  it("is 'network' when the response breaks off", async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
      response.write("[{");
      setTimeout(() => response.destroy(), 20);
    });
    const { error } = await createFoodshedClient({ baseUrl }).GET("/accounts/categories_list/");
    expect(error?.kind).toBe("network");
  });

  it("is 'timeout' when the server is silent, also in the middle of the response", async () => {
    const baseUrl = await serve((request, response) => {
      if (request.url?.includes("classifications")) response.writeHead(200).write("[");
    });
    const client = createFoodshedClient({ baseUrl, timeoutMs: 50 });
    expect((await client.GET("/accounts/categories_list/")).error?.kind).toBe("timeout");
    expect((await client.GET("/accounts/classifications_list/")).error?.kind).toBe("timeout");
  });

  it("is 'aborted' when the caller gave up, before or during the call", async () => {
    const baseUrl = await serve(() => {});
    const client = createFoodshedClient({ baseUrl });
    const during = new AbortController();
    setTimeout(() => during.abort(), 20);
    expect((await client.GET("/accounts/categories_list/", { signal: during.signal })).error?.kind).toBe(
      "aborted",
    );
    const before = await client.GET("/accounts/categories_list/", { signal: AbortSignal.abort() });
    expect(before.error?.kind).toBe("aborted");
  });

  it("is 'offline' when the browser says so", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { client } = clientResponding(() => Promise.reject(new TypeError("Failed to fetch")));
    expect((await client.GET("/accounts/categories_list/")).error?.kind).toBe("offline");
    vi.unstubAllGlobals();
  });
});

describe("the session", () => {
  it("sends its token, but not with a login", async () => {
    const token = exampleToken();
    const { client, requests } = clientResponding(() => jsonResponse({ token }), token);
    await client.GET("/accounts/categories_list/");
    await client.POST("/accounts/login/", { body: { username: "a@b.ca", password: "x" } });
    expect(requests[0]?.headers.get("Authorization")).toBe(`Bearer ${token}`);
    expect(requests[1]?.headers.get("Authorization")).toBeNull();
  });

  it("ends when the server refuses its token, and says why", async () => {
    const { client, session } = clientResponding(
      () => jsonResponse({ message: "Please log in." }, { status: 401 }),
      exampleToken(),
    );
    const ended = vi.fn();
    session.onEnd(ended);
    const { error } = await client.GET("/accounts/categories_list/");
    expect(error?.status).toBe(401);
    expect(session.get()).toBeNull();
    expect(ended).toHaveBeenCalledExactlyOnceWith("refused");
    expect(session.refusal()).toBeNull();
  });

  it("has the server's own sentence where that says more, until the next session begins", async () => {
    const message = "You are not with Shared Orchard any more. Please log in again.";
    const { client, session } = clientResponding(
      () => jsonResponse({ type: NOT_WITH_BUSINESS, message }, { status: 401 }),
      exampleToken(),
    );
    await client.GET("/accounts/categories_list/");
    expect(session.refusal()).toBe(message);
    session.start(exampleToken());
    expect(session.refusal()).toBeNull();
    session.end("logout");
    expect(session.refusal()).toBeNull();
  });

  it("is ended on the server also when it has ended here, and the page is left, before the call is through", async () => {
    const token = exampleToken();
    const { client, session, requests } = clientResponding(
      () => jsonResponse(undefined, { status: 204 }),
      token,
    );
    const told = client.POST("/accounts/logout/");
    session.end();
    await told;
    expect(requests[0]?.headers.get("Authorization")).toBe(`Bearer ${token}`);
    expect(requests[0]?.keepalive).toBe(true);
  });

  it("survives a wrong password", async () => {
    const { client, session } = clientResponding(
      () => jsonResponse({ message: "No." }, { status: 401 }),
      exampleToken(),
    );
    await client.POST("/accounts/login/", { body: { username: "a@b.ca", password: "x" } });
    expect(session.get()).not.toBeNull();
  });

  it("survives the refusal of a token that was replaced meanwhile", async () => {
    const newer = exampleToken({ user_id: 2 });
    const { client, session } = clientResponding(() => {
      session.start(newer);
      return jsonResponse({ message: "Please log in." }, { status: 401 });
    }, exampleToken());
    await client.GET("/accounts/categories_list/");
    expect(session.get()?.token).toBe(newer);
  });

  it("is renewed once by many calls in the second half of its life", async () => {
    const now = Math.floor(Date.now() / 1000);
    const old = exampleToken({ iat: now - 3600, exp: now + 600 });
    const next = exampleToken({ iat: now, exp: now + 4200 });
    const { client, session, requests } = clientResponding(
      (request) => (request.url.endsWith("/refresh/") ? jsonResponse({ token: next }) : jsonResponse([])),
      old,
    );
    await Promise.all([1, 2, 3, 4, 5].map(() => client.GET("/accounts/categories_list/")));
    await vi.waitFor(() => expect(session.get()?.token).toBe(next));
    expect(requests.filter((request) => request.url.endsWith("/refresh/"))).toHaveLength(1);
  });

  it("is left alone in the first half, and while an administrator acts for the account", async () => {
    const now = Math.floor(Date.now() / 1000);
    const hijack = {
      by_account_id: 1,
      by_email: "a@b.ca",
      business_name: "B",
      reason: null,
      expires_at: "2026-11-21T12:00:00Z",
    };
    for (const token of [
      exampleToken({ iat: now - 60, exp: now + 3600 }),
      exampleToken({ iat: now - 3600, exp: now + 60, hijack }),
    ]) {
      const { client, requests } = clientResponding(() => jsonResponse([]), token);
      await client.GET("/accounts/categories_list/");
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(requests).toHaveLength(1);
    }
  });

  it("does not come back when a renewal responds after the logout", async () => {
    const now = Math.floor(Date.now() / 1000);
    const release = Promise.withResolvers<void>();
    const { client, session, requests } = clientResponding(
      async (request) => {
        if (!request.url.endsWith("/refresh/")) return jsonResponse([]);
        await release.promise;
        return jsonResponse({ token: exampleToken() });
      },
      exampleToken({ iat: now - 3600, exp: now + 600 }),
    );
    await client.GET("/accounts/categories_list/");
    await vi.waitFor(() => expect(requests.at(-1)?.url).toMatch(/refresh/));
    session.end();
    release.resolve();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(session.get()).toBeNull();
  });
});

describe("an upload", () => {
  it("is a form with the file under its name and every field as text", async () => {
    const { client, requests } = clientResponding(() => jsonResponse({}, { status: 201 }));
    await client.POST("/accounts/create_classified/", {
      body: {
        profile_id: 7,
        title: "Crème fraîche",
        description: "40 l",
        needed_by: "2026-12-01T00:00:00.000Z",
        looking_for: false,
        category: 2,
        picture: new File(["x"], "pot.png", { type: "image/png" }),
      },
    });
    const form = await requests[0]?.formData();
    expect(requests[0]?.headers.get("Content-Type")).toMatch(/^multipart\/form-data; boundary=/);
    expect(form?.get("title")).toBe("Crème fraîche");
    expect(form?.get("looking_for")).toBe("false");
    expect(form?.get("picture")).toMatchObject({ name: "pot.png", type: "image/png" });
  });

  it("names a cropped picture, and leaves out what is not there", async () => {
    const { client, requests } = clientResponding(() => jsonResponse({}, { status: 201 }));
    const body = {
      profile_id: 7,
      title: "Pots",
      description: "Many",
      needed_by: "2026-12-01",
      looking_for: true,
      category: 0,
    } as const;
    await client.POST("/accounts/create_classified/", {
      body: { ...body, picture: new Blob(["x"], { type: "image/jpeg" }) },
    });
    await client.POST("/accounts/create_classified/", { body: { ...body, picture: undefined } });
    expect((await requests[0]?.formData())?.get("picture")).toMatchObject({ name: "upload.jpg" });
    expect((await requests[1]?.formData())?.has("picture")).toBe(false);
  });
});
