import { businesses, problem, profile } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { sections } from "../../profile-hub/sections.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { english, french } from "../../testing/translate.ts";
import { GettingStarted } from "./GettingStarted.tsx";
import { startSteps } from "./gettingStarted.ts";

const [orchard, dairy, , logistics] = businesses;

describe("Getting Started", () => {
  it("has a step for the profile, one for each role, and one to discover", () => {
    expect(startSteps(profile(dairy), french).map(({ title }) => title)).toEqual([
      "Renseignements du profil",
      "Vendeur",
      "Transformateur",
      "Découvrir",
    ]);
    expect(startSteps(profile(dairy), english).map(({ title }) => title)).toEqual([
      "Profile Info",
      "Seller",
      "Processor",
      "Discover",
    ]);
  });

  it("ticks what is there", () => {
    const bare = profile(logistics, { description: " ", category: [] });
    const ticked = (title: string, changes = {}) =>
      startSteps({ ...bare, ...changes }, english)
        .find((step) => step.title === title)
        ?.items.filter(({ done }) => done)
        .map(({ label }) => label);
    expect(ticked("Profile Info")).not.toContain("Describe your business");
    expect(ticked("Profile Info", { description: "Cold trucks." })).toContain("Describe your business");
    expect(ticked("Service Provider")).toEqual([]);
    expect(ticked("Discover", { organizations: [{}] })).toEqual(["Join a buy-local network"]);
  });

  it("leads to sections that the hub has", () => {
    const ids = sections.map(({ id }) => id);
    const everything = profile({
      ...orchard,
      roles: ["vendor", "seller", "processor", "buyer", "service_provider"],
    });
    const asked = startSteps(everything, english)
      .flatMap(({ items }) => items)
      .flatMap(({ to }) => to.split("#")[1] ?? []);
    expect(ids).toEqual(expect.arrayContaining(asked));
    expect(asked.length).toBeGreaterThan(15);
  });

  it("does not count a category's placeholder as a product", () => {
    const vendor = profile({ ...orchard, roles: ["vendor"] });
    for (const product of vendor.roles[0]?.data.products ?? []) product.name = "__CATEGORY__";
    const step = startSteps(vendor, english).find(({ title }) => title === "Vendor");
    expect(step?.items[0]).toMatchObject({ label: "List your products", done: false });
    expect(step?.done).toBe(false);
  });

  it("is hidden at once, also when the request to the server fails", async () => {
    const finished = vi.fn();
    const { user } = renderWidget(<GettingStarted profile={profile(orchard, { onboarding: true })} />, {
      signedInAs: {},
      mocks: {
        "GET /accounts/set_onboarding/": () => {
          finished();
          return problem(503, "Not now.");
        },
      },
    });
    const section = screen.getByRole("region", { name: "Getting Started" });
    expect(within(section).getByRole("link", { name: "Add a profile picture" })).toHaveAttribute(
      "href",
      "/profile-hub#profile-picture",
    );
    await user.click(within(section).getByRole("button", { name: "Hide these steps" }));
    expect(screen.queryByRole("region", { name: "Getting Started" })).toBeNull();
    await vi.waitFor(() => expect(finished).toHaveBeenCalledTimes(1));
    expect(screen.queryByText("Not now.")).toBeNull();
  });
});
