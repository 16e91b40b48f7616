import { problem, typedHandlers, unreachable } from "@foodshed/sdk/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "../testing/server.ts";
import { english } from "../testing/translate.ts";

const origin = "https://foodshed.example";

/** Each page fetches it again. */
async function hint(slug: string): Promise<string> {
  vi.resetModules();
  const { unknownNetwork } = await import("./unknownNetwork.ts");
  return unknownNetwork(origin, slug, english);
}

describe("An embed of a network without results", () => {
  beforeEach(() =>
    server.use(
      ...typedHandlers({
        "GET /accounts/connected_profiles/{slug}/": ({ params: { slug } }) =>
          slug === "no-such-network"
            ? problem(404, "There is nothing here.")
            : { is_network: slug !== "maple-hill-orchard", count: 0, results: [] },
      }),
    ),
  );

  it("says that the site has none of that name", async () => {
    expect(await hint("no-such-network")).toBe(
      "There is no network “no-such-network” on Foodshed. Put the last part of its profile’s address into the attribute “network”.",
    );
  });

  it("says that the name is that of a business, not of a network", async () => {
    expect(await hint("maple-hill-orchard")).toBe(
      "“maple-hill-orchard” is a business on Foodshed, and no network. Put the last part of the address of a network’s profile into the attribute “network”.",
    );
  });

  it("says nothing for an empty network, nor when the check fails", async () => {
    expect(await hint("grand-valley-local-food-network")).toBe("");
    server.use(...typedHandlers({ "GET /accounts/connected_profiles/{slug}/": () => unreachable() }));
    expect(await hint("maple-hill-orchard")).toBe("");
    server.use(
      ...typedHandlers({ "GET /accounts/connected_profiles/{slug}/": () => problem(503, "Later.") }),
    );
    expect(await hint("maple-hill-orchard")).toBe("");
  });
});
