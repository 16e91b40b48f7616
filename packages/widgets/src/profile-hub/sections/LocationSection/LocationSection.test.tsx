import { problem, unreachable } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mockProfileServer, ownProfile } from "../../../testing/mockProfileServer.ts";
import { type RenderWidgetOptions, renderWidget } from "../../../testing/renderWidget.tsx";
import { ProfileHub } from "../../ProfileHub/ProfileHub.tsx";

const updated = "You have successfully updated this location.";

async function openLocations(profile = ownProfile(), server = mockProfileServer(profile), mocks = {}) {
  const view = renderWidget(<ProfileHub profile={profile} />, {
    signedInAs: {},
    mocks: { ...server.mocks, ...mocks } as NonNullable<RenderWidgetOptions["mocks"]>,
  });
  await view.user.click(screen.getByRole("button", { name: "Location Details" }));
  await screen.findAllByRole("textbox", { name: "Location name" });
  const form = (name: string) => within(screen.getByRole("form", { name }));
  const fill = async (name: string, values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) {
      await view.user.clear(form(name).getByLabelText(label));
      await view.user.type(form(name).getByLabelText(label), text);
    }
  };
  const press = (name: string, button: string) =>
    view.user.click(form(name).getByRole("button", { name: button }));
  return { ...view, server, form, fill, press };
}

const shop = {
  "Location name": "Farm shop",
  Address: "7 Mill Street",
  "City or town": "Elora",
  "Postal code": "N0B 1S0",
};

describe("Location details", () => {
  it("updates a location that is there, sending what changed", async () => {
    const { server, form, fill, press } = await openLocations();
    await fill("Maple Hill Orchard", { "City or town": "Fergus" });
    await press("Maple Hill Orchard", "Save");
    expect(await form("Maple Hill Orchard").findByText(updated)).toBeVisible();
    expect(server.lastChanges()).toEqual([{ call: "update_address", body: { id: 4120, city: "Fergus" } }]);
    expect(server.saves.at(-1)?.version).toBe(3);
  });

  it("has a blank form without a location, and creates one from it", async () => {
    const { server, fill, press, form } = await openLocations(ownProfile({ addresses: [] }));
    expect(screen.queryByRole("button", { name: "Add another location" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Remove this location" })).toBeNull();
    await fill("New location", shop);
    await press("New location", "Save");
    expect(await screen.findByRole("form", { name: "Farm shop" })).toBeVisible();
    expect(form("Farm shop").getByText(updated)).toBeVisible();
    expect(screen.getAllByRole("textbox", { name: "Location name" })).toHaveLength(1);
    expect(server.lastChanges()).toMatchObject([
      {
        call: "create_address",
        body: {
          profile_id: 412,
          description: "Farm shop",
          province: "Ontario",
          country: "Canada",
          phone: null,
        },
      },
    ]);
    await fill("Farm shop", { "City or town": "Guelph" });
    await press("Farm shop", "Save");
    await waitFor(() => expect(server.lastChanges()?.[0]?.call).toBe("update_address"));
  });

  it("offers another one only after one with a name, and begins there", async () => {
    const { user, fill } = await openLocations(ownProfile({ addresses: [] }));
    await fill("New location", { "Location name": " " });
    expect(screen.queryByRole("button", { name: "Add another location" })).toBeNull();
    await fill("New location", { "Location name": "Farm shop" });
    await user.click(screen.getByRole("button", { name: "Add another location" }));
    const names = screen.getAllByRole("textbox", { name: "Location name" });
    expect(names).toHaveLength(2);
    expect(names[1]).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Add another location" })).toBeNull();
  });

  it("says what a location needs, and leads there", async () => {
    const { fill, press, server, form } = await openLocations(ownProfile({ addresses: [] }));
    await fill("New location", { "Postal code": "90210", "Phone (optional)": "1" });
    await press("New location", "Save");
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    for (const sentence of [
      "You must provide a location name.",
      "You must provide an Ontario address.",
      "You must provide a city or town.",
      "You must provide a valid postal code.",
      "You must provide a valid phone number.",
    ]) {
      expect(within(summary).getByRole("button", { name: sentence })).toBeVisible();
    }
    expect(form("New location").getByLabelText("Province")).toHaveAttribute("readonly");
    expect(server.saves).toEqual([]);
  });

  it.each(["n0b1s0", "N0B-1S0", "K1A 0B1"])("takes the postal code %s", async (code) => {
    const { fill, press, server } = await openLocations(ownProfile({ addresses: [] }));
    await fill("New location", { ...shop, "Postal code": code });
    await press("New location", "Save");
    await waitFor(() => expect(server.saves).toHaveLength(1));
  });

  it("removes a location, says so, leaves a blank form, and can bring it back", async () => {
    const { user, press, server } = await openLocations();
    await press("Maple Hill Orchard", "Remove this location");
    expect(await screen.findByText("Location has been removed.")).toBeVisible();
    expect(screen.getByRole("form", { name: "New location" })).toBeVisible();
    expect(server.saved().addresses).toEqual([]);
    // The keyboard stays in the section, though its buttons are gone.
    const undo = screen.getByRole("button", { name: "Undo" });
    await waitFor(() => expect(document.activeElement).toContainElement(undo));
    expect(document.body).not.toHaveFocus();
    await user.click(undo);
    const restored = await screen.findByRole("form", { name: "Maple Hill Orchard" });
    expect(restored).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(restored));
    expect(document.body).not.toHaveFocus();
    expect(server.saved().addresses).toMatchObject([{ description: "Maple Hill Orchard", city: "Elora" }]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("keeps the location when it cannot be removed, and says why", async () => {
    const { press } = await openLocations(ownProfile(), undefined, {
      "POST /accounts/save_profile/": () => problem(503, "The service is not available right now."),
    });
    await press("Maple Hill Orchard", "Remove this location");
    expect(await screen.findByText("The service is not available right now.")).toBeVisible();
    expect(screen.getByRole("form", { name: "Maple Hill Orchard" })).toBeVisible();
  });

  it("keeps the edits of a location that was removed elsewhere, and adds it again on request", async () => {
    const { fill, press, server } = await openLocations();
    await fill("Maple Hill Orchard", { "City or town": "Fergus" });
    server.saveElsewhere({ addresses: [] });
    await press("Maple Hill Orchard", "Save");
    expect(await screen.findByText(/^This location was removed somewhere else/)).toBeVisible();
    expect(screen.getByLabelText("City or town")).toHaveValue("Fergus");
    expect(server.saved().addresses).toEqual([]);
    await press("Maple Hill Orchard", "Save");
    await waitFor(() =>
      expect(server.saved().addresses).toMatchObject([{ description: "Maple Hill Orchard", city: "Fergus" }]),
    );
    expect(screen.queryByText(/^This location was removed somewhere else/)).toBeNull();
  });

  it("sends the same key again when the response of an addition was lost, and another one for the next", async () => {
    const server = mockProfileServer(ownProfile({ addresses: [] }));
    const keys: (string | null)[] = [];
    const { fill, press, user } = await openLocations(server.saved(), server, {
      "POST /accounts/save_profile/": (call: never) => {
        keys.push((call as { request: Request }).request.headers.get("Idempotency-Key"));
        return keys.length === 1 ? unreachable() : server.mocks["POST /accounts/save_profile/"](call);
      },
    });
    await fill("New location", shop);
    await press("New location", "Save");
    expect(await screen.findByRole("alert")).toHaveTextContent("The server could not be reached.");
    await press("New location", "Save");
    await screen.findByRole("form", { name: "Farm shop" });
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    await user.click(screen.getByRole("button", { name: "Add another location" }));
    await fill("New location", shop);
    await press("New location", "Save");
    await waitFor(() => expect(server.saved().addresses).toHaveLength(2));
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("shows a location that was added elsewhere", async () => {
    const { fill, press, server } = await openLocations();
    const [first] = server.saved().addresses;
    server.saveElsewhere({
      addresses: [...server.saved().addresses, { ...first, id: 77, description: "Barn" } as never],
    });
    await fill("Maple Hill Orchard", { "City or town": "Fergus" });
    await press("Maple Hill Orchard", "Save");
    expect(await screen.findByRole("form", { name: "Barn" })).toBeVisible();
  });
});
