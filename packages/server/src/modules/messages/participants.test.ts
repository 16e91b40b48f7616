import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let ada: Person;
let eve: Person;

beforeAll(async () => {
  server = await buildTestServer();
  ada = await server.member({ business_name: "Ada's Apples" });
  eve = await server.member({ business_name: "Érablière d’Ève" });
});
afterAll(() => server.close());

describe("suggesting participants", () => {
  const suggest = async (person: Person, query: string, blacklistID?: number) => {
    const { body } = await server.post(
      "/conversations/suggest_participants/",
      { query, ...(blacklistID && { blacklistID }) },
      { token: person.token },
    );
    return body.map(({ business_name }: { business_name: string }) => business_name);
  };

  it("finds the beginning first, then other words, then parts, whatever the accents", async () => {
    await server.member({ business_name: "Maple Eva" });
    await server.member({ business_name: "Eva's Eggs" });
    await server.member({ business_name: "Medieval Mead" });
    expect(await suggest(ada, "ÉVA")).toEqual(["Eva's Eggs", "Maple Eva", "Medieval Mead"]);
    expect(await suggest(ada, "erabliere")).toEqual(["Érablière d’Ève"]);
    expect(await suggest(ada, "d'eve")).toEqual(["Érablière d’Ève"]);
  });

  it("never names oneself, the excluded account, or an unpublished one", async () => {
    await server.signUp({ business_name: "Ada's Hidden Garden" });
    expect(await suggest(ada, "ada")).toEqual([]);
    expect(await suggest(eve, "ada")).toEqual(["Ada's Apples"]);
    expect(await suggest(eve, "ada", ada.accountId)).toEqual([]);
  });

  it("has nothing for an empty query and takes signs as they are", async () => {
    expect(await suggest(ada, "")).toEqual([]);
    expect(await suggest(ada, "   ")).toEqual([]);
    for (const query of ["%", "_", "\\", "'", "％"]) expect(await suggest(ada, `${query}zzz`)).toEqual([]);
    expect((await server.post("/conversations/suggest_participants/", { query: "a" })).status).toBe(401);
  });
});
