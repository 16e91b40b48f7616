import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createFoodshedClient } from "../client.ts";
import { problem, typedHandlers, unreachable } from "./handlers.ts";
import { smallNetwork } from "./network.ts";

const server = setupServer();
const client = createFoodshedClient({ baseUrl: "https://foodshed.example" });

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe("typed mocks", () => {
  it("see what was sent and respond as the contract says", async () => {
    server.use(
      ...typedHandlers({
        "POST /accounts/login/": ({ body }) =>
          body.password === "right"
            ? { token: body.username }
            : problem(401, "No.", { non_field_errors: ["No."] }),
        "GET /accounts/hijack/{id}": ({ params }) => ({ token: `as ${params.id}` }),
        "POST /accounts/logout/": () => undefined,
      }),
    );
    const login = (password: string) =>
      client.POST("/accounts/login/", { body: { username: "ada", password } });
    expect((await login("right")).data).toEqual({ token: "ada" });
    expect((await login("wrong")).error).toMatchObject({
      status: 401,
      errors: { non_field_errors: ["No."] },
    });
    const hijack = await client.GET("/accounts/hijack/{id}", { params: { path: { id: 412 } } });
    expect(hijack.data).toEqual({ token: "as 412" });
    expect((await client.POST("/accounts/logout/")).response?.status).toBe(204);
  });

  it("do not compile for operations and responses that the contract lacks", () => {
    typedHandlers({
      // @ts-expect-error no such operation
      "POST /accounts/gone/": () => ({}),
    });
    typedHandlers({
      // @ts-expect-error the token is missing
      "POST /accounts/login/": () => ({ tokn: "x" }),
    });
  });

  it("can be out of reach", async () => {
    server.use(...typedHandlers({ "GET /accounts/categories_list/": () => unreachable() }));
    expect((await client.GET("/accounts/categories_list/")).error?.kind).toBe("network");
  });

  it("take forms apart by their fields", async () => {
    let title: unknown;
    server.use(
      ...typedHandlers({
        "POST /accounts/set_photo/": async ({ body }) => {
          title = (body.picture as File).name;
          return problem(413, "Too large.");
        },
      }),
    );
    await client.POST("/accounts/set_photo/", {
      body: { profile_id: 1, picture: new File(["x"], "barn.jpg") },
    });
    expect(title).toBe("barn.jpg");
  });
});

describe("the small network", () => {
  it("is searched by keyword and by profile type", async () => {
    server.use(...typedHandlers(smallNetwork));
    const search = async (body: { keywords?: string; profiletype_filters?: "BUYS" }) => {
      const { data } = await client.POST("/search/profiles/", { body });
      return data?.hits.hits.map((hit) => hit._source.slug);
    };
    expect(await search({ keywords: "gouda" })).toEqual(["north-fork-dairy"]);
    expect(await search({ profiletype_filters: "BUYS" })).toEqual(["the-copper-ladle"]);
  });
});
