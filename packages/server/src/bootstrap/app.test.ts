import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minutes } from "../core/clock.ts";
import { buildTestServer, type TestServer } from "../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const isProblem = (response: {
  status: number;
  headers: Record<string, unknown>;
  body: { status: number; message: string };
}) => {
  expect(response.headers["content-type"]).toMatch("application/problem+json");
  expect(response.body.status).toBe(response.status);
  expect(response.body.message).toMatch(/\w\.$/);
};

describe("a request that is not as it should be", () => {
  const login = (body: string, headers: Record<string, string> = {}) =>
    server.request("POST", "/accounts/login/", { body, headers });

  it("gets one sentence when its JSON is malformed", async () => {
    for (const body of ['{"username": ', "[1,", "\u0000", '{"__proto__": {"x": 1}}']) {
      const response = await login(body);
      expect(response.status).toBe(400);
      expect(response.body.errors.non_field_errors).toEqual(["The request's body is not valid JSON."]);
      isProblem(response);
    }
  });

  it("gets an error for each field with a wrong type or an unknown name", async () => {
    const response = await server.post("/accounts/login/", { username: 7, password: ["x"], remember: true });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual({
      username: ["This must be text."],
      password: ["This must be text."],
      remember: ["There is no such field here."],
    });
  });

  it("is refused when the body is absent, null or of another kind", async () => {
    for (const body of ["", "null", "[]", "7", '"text"']) {
      const response = await login(body);
      expect(response.status).toBe(400);
      isProblem(response);
    }
  });

  it("is too large above one megabyte", async () => {
    const response = await login(JSON.stringify({ username: "x".repeat(1_100_000), password: "x" }));
    expect(response.status).toBe(413);
    expect(response.body.message).toBe("The request is too large: at most 1 MB is taken.");
    isProblem(response);
  });

  it("is refused when it is nested deeper than anything that is asked for", async () => {
    for (const [open, close] of [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const) {
      for (const depth of [100, 150_000]) {
        const response = await login(`{"username":${open.repeat(depth)}1${close.repeat(depth)}}`);
        expect(response.status).toBe(400);
        isProblem(response);
      }
    }
  });

  it("is refused when a text holds signs that steer a terminal or turn what follows, and may hold line breaks", async () => {
    const { token, accountId } = await server.member();
    const describeAs = (description: string) =>
      server.post("/accounts/update_profile/", { id: accountId, details: { description } }, { token });
    for (const sign of ["\u0000", "\u0007", "\u001b[2J", "\u007f", "\u009b2J", "\u202e"]) {
      const response = await describeAs(`Apples${sign} and pears`);
      expect(response.status).toBe(400);
      expect(response.body.errors).toEqual({
        "details.description": ["This holds a character that cannot be kept."],
      });
    }
    expect((await describeAs("Apples\r\n\tand pears 🍐 — “crème”")).status).toBe(200);
  });

  it("gets the media types that the call accepts", async () => {
    for (const type of [
      "text/plain",
      "application/xml",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const response = await login("username=x", { "content-type": type });
      expect(response.status).toBe(415);
      expect(response.body.message).toBe("Please send application/json.");
    }
  });

  it("gets an error for each missing, malformed or unknown parameter", async () => {
    const none = await server.get("/accounts/classifieds_list/");
    expect(none.body.errors).toEqual({ profile_id: ["This field is required."] });
    const wrong = await server.get("/accounts/classifieds_list/?profile_id=x&page=2");
    expect(wrong.body.errors).toEqual({
      profile_id: ["This must be a whole number."],
      page: ["There is no such parameter."],
    });
  });

  it("gets the methods that an address accepts", async () => {
    const response = await server.request("DELETE", "/accounts/login/");
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe("POST");
    isProblem(response);
    const get = await server.request("PUT", "/accounts/profile_by_slug/");
    expect(get.headers.allow).toBe("GET, HEAD");
  });

  it("finds nothing at an unknown address, nor at one with a name longer than any", async () => {
    for (const path of ["/accounts/nothing/", `/accounts/connected_profiles/${"a".repeat(400)}/`]) {
      const response = await server.get(path);
      expect(response.status).toBe(404);
      isProblem(response);
    }
  });

  it("is refused when its address cannot be decoded", async () => {
    const response = await server.get("/accounts/%E0%A4%A/");
    expect(response.status).toBe(400);
    isProblem(response);
  });

  it("is refused before its body is read when it needs a token and has none", async () => {
    const response = await server.request("POST", "/accounts/create_classified/", { body: "{{{" });
    expect(response.status).toBe(401);
    expect(response.headers["www-authenticate"]).toBe("Bearer");
    isProblem(response);
  });

  it("is refused with a token that is not valid, also where none is needed", async () => {
    for (const path of ["/accounts/session/", "/search/featured_profiles/"]) {
      expect((await server.get(path, { token: "nonsense" })).status).toBe(401);
      expect((await server.get(path, { headers: { authorization: "Basic abc" } })).status).toBe(401);
    }
  });
});

describe("a form with files", () => {
  it("is refused above five megabytes, in the words of the upload form", async () => {
    const { token, accountId } = await server.member();
    const form = new FormData();
    form.set("profile_id", String(accountId));
    form.set("title", "Cider");
    form.set("description", "Cold-pressed.");
    form.set("needed_by", new Date(server.clock.now().getTime() + minutes(60)).toISOString());
    form.set("looking_for", "false");
    form.set("category", "7");
    form.set("picture", new Blob([Buffer.alloc(5_242_881)], { type: "image/png" }), "large.png");
    const response = await server.post("/accounts/create_classified/", form, { token });
    expect(response.status).toBe(413);
    const sentence = "You must choose an image that is less than 5 megabytes in file size.";
    expect(response.body.message).toBe(sentence);
    expect(response.body.errors).toEqual({ picture: [sentence] });
  });

  it("is refused when one of its texts, or all of them together, are too long", async () => {
    const { token, accountId } = await server.member();
    const create = (texts: string[]) => {
      const form = new FormData();
      form.set("profile_id", String(accountId));
      for (const text of texts) form.append("title", text);
      return server.post("/accounts/create_classified/", form, { token });
    };
    const long = await create(["x".repeat(100_001)]);
    expect([long.status, long.body.message]).toEqual([
      413,
      "This text is too long: a form's field may have 100 kB.",
    ]);
    expect(long.body.errors).toEqual({ title: [long.body.message] });
    const many = await create(Array(11).fill("x".repeat(100_000)));
    expect([many.status, many.body.message]).toEqual([
      413,
      "The form's text is too large: at most 1 MB is taken.",
    ]);
  });

  it("gets an error for a file in a text field, and for text in a file field", async () => {
    const { token, accountId } = await server.member();
    const form = new FormData();
    form.set("profile_id", String(accountId));
    form.set("virus", new Blob(["x"]), "x.exe");
    expect((await server.post("/accounts/create_classified/", form, { token })).body.errors).toHaveProperty(
      "virus",
    );
    const text = new FormData();
    text.set("profile_id", String(accountId));
    text.set("picture", "not a file");
    expect((await server.post("/accounts/create_classified/", text, { token })).body.errors).toHaveProperty(
      "picture",
    );
  });
});

describe("other origins", () => {
  const preflight = (path: string, method: string) =>
    server.request("OPTIONS", path, {
      headers: { origin: "https://partner.example", "access-control-request-method": method },
    });

  it("may read what is public, without credentials", async () => {
    const response = await preflight("/search/profiles/", "POST");
    expect(response.headers["access-control-allow-origin"]).toBe("*");
    expect(response.headers["access-control-allow-credentials"]).toBeUndefined();
    expect(String(response.headers["access-control-allow-headers"])).not.toMatch(/authorization/i);
    const read = await server.get("/search/featured_profiles/", {
      headers: { origin: "https://partner.example" },
    });
    expect(read.headers["access-control-allow-origin"]).toBe("*");
    expect(read.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  it("may do nothing else", async () => {
    for (const path of ["/accounts/login/", "/accounts/signup/", "/accounts/update_user/"]) {
      expect((await preflight(path, "POST")).headers["access-control-allow-origin"]).toBeUndefined();
    }
    const read = await server.get("/accounts/session/", { headers: { origin: "https://partner.example" } });
    expect(read.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("every response", () => {
  it("forbids that it is run, framed, guessed at or kept", async () => {
    const { headers } = await server.get("/accounts/categories_list/");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  });

  it("asks browsers to stay on https where the site has it", async () => {
    const secure = await buildTestServer({ config: { publicUrl: "https://foodshed.example" } });
    const { headers } = await secure.get("/accounts/categories_list/");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(
      (await server.get("/accounts/categories_list/")).headers["strict-transport-security"],
    ).toBeUndefined();
    await secure.close();
  });

  it("asks the same for the hosts below where the operator says that all of them have it", async () => {
    const secure = await buildTestServer({
      config: { publicUrl: "https://foodshed.example", hstsSubdomains: true },
    });
    const { headers } = await secure.get("/accounts/categories_list/");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    await secure.close();
  });
});

describe("health", () => {
  it("tells that the process lives and can serve", async () => {
    expect((await server.get("/healthz")).body).toEqual({ status: "ok" });
    expect((await server.get("/readyz")).body).toEqual({ status: "ready" });
  });

  it("is not ready while it stops: new calls get 503 with Retry-After", async () => {
    const readiness = { draining: false };
    const stopping = await buildTestServer({ app: { readiness } });
    readiness.draining = true;
    expect((await stopping.get("/readyz")).status).toBe(503);
    const call = await stopping.get("/accounts/categories_list/");
    expect(call.status).toBe(503);
    expect(call.headers["retry-after"]).toBeDefined();
    isProblem(call);
    readiness.draining = false;
    await stopping.close();
  });

  it("turns to 503 when the database is away", async () => {
    const alone = await buildTestServer();
    expect((await alone.get("/readyz")).status).toBe(200);
    await alone.db.destroy();
    expect((await alone.get("/readyz")).status).toBe(503);
    const call = await alone.post("/accounts/login/", { username: "a@b.example", password: "x" });
    expect(call.status).toBe(503);
    isProblem(call);
    await alone.close();
  });
});
