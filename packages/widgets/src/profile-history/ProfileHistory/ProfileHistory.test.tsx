import type { Schema } from "@foodshed/sdk";
import { problem } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileHistory } from "./ProfileHistory.tsx";

const website: Schema<"ProfileHistoryChange"> = {
  id: 8123,
  field: "website",
  changed_at: "2026-11-20T14:05:00Z",
  before: "https://maple.example",
  after: "https://elora.example",
  by: { kind: "manager", business: "Elora Table", person: "Priya Nair" },
  undoes: null,
  undone: false,
  undoable: true,
  details: [],
};
const products: Schema<"ProfileHistoryChange"> = {
  ...website,
  id: 8122,
  field: "products",
  before: ["Fruit: Apples", "Fruit: Pears"],
  after: ["Fruit: Apples", "Fruit: Plums"],
  by: { kind: "support", business: null, person: null },
};
const visit = {
  id: 3,
  reason: "Ticket 1881: cannot reorder products",
  started_at: "2026-11-20T14:00:00Z",
  ended_at: "2026-11-20T14:12:00Z",
  changes: 1,
};

function show(mocks: object = {}, mayUndo = true) {
  return renderWidget(<ProfileHistory account={412} mayUndo={mayUndo} />, {
    signedInAs: {},
    mocks: {
      "GET /accounts/profile_history/": () => ({ count: 2, results: [website, products], visits: [visit] }),
      ...mocks,
    },
  });
}

describe("The history of a profile", () => {
  it("says who changed what, and what support came for", async () => {
    show();
    const [first, second] = (await screen.findAllByRole("listitem")).slice(1);
    expect(first).toHaveTextContent("Website");
    expect(first).toHaveTextContent("Before: https://maple.example");
    expect(first).toHaveTextContent("After: https://elora.example");
    expect(first).toHaveTextContent("Priya Nair of Elora Table");
    expect(second).toHaveTextContent("Removed: Fruit: Pears");
    expect(second).toHaveTextContent("Added: Fruit: Plums");
    expect(second).toHaveTextContent("Foodshed’s support, in your name");
    expect(screen.getByText(/Ticket 1881/)).toBeVisible();
    expect(screen.getByText(/12 minutes\. 1 change\./)).toBeVisible();
  });

  it("says of parts what differs, with names and values as forms have them, and shows pictures", async () => {
    const part = { ...website, before: null, after: null };
    const picture = "https://foodshed.example/api/v1/files/images/a-640.jpg";
    const results = [
      {
        ...part,
        id: 4,
        field: "product_details",
        details: [{ of: "Fruit: Apples", name: "price_min_cents", before: "300", after: "450" }],
      },
      {
        ...part,
        id: 3,
        field: "photo",
        details: [{ of: null, name: "picture", before: "deleted", after: picture }],
        undoable: false,
      },
      { ...part, id: 2, field: "roles", before: ["service_provider"], after: [] },
      { ...part, id: 1, field: "payment_methods", before: [], after: ["seller/credit_debit"] },
      {
        ...part,
        id: 0,
        field: "role_details",
        details: [{ of: "seller", name: "delivery", before: "2", after: "3" }],
      },
    ];
    show({ "GET /accounts/profile_history/": () => ({ count: 5, results, visits: [] }) });
    const items = await screen.findAllByRole("listitem");
    const of = (name: string) => items.find((item) => item.textContent?.startsWith(name)) as HTMLElement;
    expect(of("Seasons and prices")).toHaveTextContent("Fruit: Apples, Price: $4.50 (before: $3.00)");
    expect(within(of("Profile picture")).getByAltText("Picture after")).toHaveAttribute("src", picture);
    expect(of("Profile picture")).toHaveTextContent("cannot be undone any more");
    expect(within(of("Profile picture")).queryByRole("button")).toBeNull();
    expect(of("Roles")).toHaveTextContent("Removed: Service Provider");
    expect(of("Payment methods")).toHaveTextContent("Added: Credit/Debit (as Seller)");
    expect(of("Details of a role")).toHaveTextContent("Seller, Delivery: Negotiable (before: No)");
  });

  it("takes a change back with one press", async () => {
    const sent: object[] = [];
    const { user } = show({
      "POST /accounts/undo_profile_change/": ({ body }: { body: object }) => {
        sent.push(body);
        return { field: "website" };
      },
    });
    await user.click(await screen.findByRole("button", { name: /^Undo the change of Website/ }));
    expect(await screen.findByText("The change is undone.")).toBeVisible();
    expect(sent).toEqual([{ id: 412, change_id: 8123 }]);
  });

  it("asks when the field was changed since", async () => {
    const sent: object[] = [];
    const { user } = show({
      "POST /accounts/undo_profile_change/": ({ body }: { body: { overwrite?: boolean } }) => {
        sent.push(body);
        return body.overwrite ? { field: "website" } : problem(409, "This was changed again since.");
      },
    });
    await user.click(await screen.findByRole("button", { name: /^Undo the change of Website/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("This was changed again since.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Undo all the same" }));
    expect(await screen.findByText("The change is undone.")).toBeVisible();
    expect(sent.at(-1)).toEqual({ id: 412, change_id: 8123, overwrite: true });
  });

  it("has no button for readers, and says when it cannot be loaded", async () => {
    show({}, false);
    await screen.findAllByText("Website");
    expect(screen.queryByRole("button", { name: /Undo/ })).toBeNull();
    show({ "GET /accounts/profile_history/": () => problem(503, "Not right now.") });
    expect(await screen.findByText(/could not be loaded: Not right now/)).toBeVisible();
  });
});
