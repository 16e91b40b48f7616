import type { Schema } from "@foodshed/sdk";
import { type Mocks, problem, profileRole, unreachable } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { roleWith } from "../../testing/exampleRoles.ts";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EditedProfileProvider } from "../editedProfile.tsx";
import { ProductsForm } from "./ProductsForm.tsx";

function show(roles: Schema<"Role">[], mocks: Mocks = {}) {
  const held = mockProfileServer(ownProfile({ roles }));
  const view = renderWidget(
    <EditedProfileProvider profile={held.saved()}>
      <ProductsForm />
    </EditedProfileProvider>,
    { signedInAs: {}, mocks: { "POST /search/suggest_products/": () => [], ...held.mocks, ...mocks } },
  );
  return { ...view, ...held };
}

const item = (name: RegExp) => screen.getByRole("button", { name });
const order = () =>
  within(screen.getByRole("list", { name: /^Order of categories/ }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

describe("A profile's products", () => {
  it("are shown in all eleven categories, with a form for each role that lists products", async () => {
    const { user } = show([
      roleWith("buyer", [[4, ["Apples"]]]),
      profileRole("service_provider"),
      roleWith("vendor", [[4, ["Cider", "Pears"]]]),
    ]);
    const table = screen.getByRole("heading", { level: 3, name: "All products in a table" });
    expect(screen.getAllByRole("heading", { level: 3 }).filter((heading) => heading !== table)).toHaveLength(
      11,
    );
    await user.click(item(/^Fruit 3 products/));
    expect(screen.getAllByRole("combobox").map((field) => field.getAttribute("id"))).toHaveLength(2);
    const forms = screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"));
    expect(forms).toEqual(["Fruit: Products you sell to consumers", "Fruit: Products you buy"]);
  });

  it("call a category of meat by its longer name", () => {
    show([roleWith("seller", [])]);
    expect(item(/^Meat and Poultry/)).toBeVisible();
  });

  it("choose a category by ticking it, before anything is listed", async () => {
    const { user, saves } = show([roleWith("seller", [])]);
    await user.click(item(/^Grains/));
    const tick = screen.getByRole("checkbox", { name: /^Show Grains/ });
    await user.click(tick);
    await waitFor(() => expect(tick).toBeChecked());
    expect(saves[0]?.changes[0]).toMatchObject({
      call: "create_product",
      body: { category_id: 5, name: "__CATEGORY__" },
    });
    expect(item(/^Grains chosen/)).toBeVisible();
    expect(screen.queryByText("__CATEGORY__")).toBeNull();
  });

  it("choose a category with the same key again when a response was lost", async () => {
    const keys: (string | null)[] = [];
    const { user } = show([roleWith("seller", [])], {
      "POST /accounts/save_profile/": ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return unreachable();
      },
    });
    await user.click(item(/^Grains/));
    const tick = screen.getByRole("checkbox", { name: /^Show Grains/ });
    for (const times of [1, 2]) {
      await user.click(tick);
      await waitFor(() => expect(keys).toHaveLength(times));
      await waitFor(() => expect(tick).not.toHaveAttribute("aria-busy"));
    }
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it("give up a category only after asking, and then with all its products, marked or not", async () => {
    const { user, saved: now } = show([
      roleWith("seller", [
        [4, ["Apples", "Pears"]],
        [10, ["Leeks"]],
      ]),
    ]);
    await user.click(item(/^Fruit 2 products/));
    const tick = screen.getByRole("checkbox", { name: /^Show Fruit/ });
    await user.click(tick);
    const dialog = screen.getByRole("dialog");
    expect(dialog).toHaveTextContent(
      "Are you sure you want to remove your product listing under this category? Once you remove a category from your profile, you cannot recover its associated product list.",
    );
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(tick).toBeChecked();
    await user.click(tick);
    await user.click(screen.getByRole("button", { name: "Remove category" }));
    await waitFor(() => expect(tick).not.toBeChecked());
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(now().roles[0]?.data.products.map(({ name }) => name)).toEqual(["Leeks"]);
  });

  it("keep a category that could not be given up, and say why", async () => {
    const { user } = show([roleWith("seller", [[4, ["Apples"]]])], {
      "POST /accounts/save_profile/": () => problem(503, "Please try again in a moment."),
    });
    await user.click(item(/^Fruit/));
    await user.click(screen.getByRole("checkbox", { name: /^Show Fruit/ }));
    await user.click(screen.getByRole("button", { name: "Remove category" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
  });

  it("put categories in order, renumber them all, and save quick moves together", async () => {
    const { user, saved: now } = show([
      roleWith("seller", [
        [4, ["Apples", "Pears"]],
        [10, ["Leeks"]],
        [2, ["Milk"]],
      ]),
    ]);
    await user.click(item(/^Order of categories/));
    const up = screen.getByRole("button", { name: "Move Dairy and Eggs up" });
    up.focus();
    await user.keyboard("{Enter}{Enter}");
    expect(order()).toEqual(["Dairy and Eggs", "Fruit", "Vegetables"]);
    await waitFor(() =>
      expect(now().roles[0]?.data.products.map(({ name, category_order }) => [name, category_order])).toEqual(
        [
          ["Apples", 1],
          ["Pears", 1],
          ["Leeks", 2],
          ["Milk", 0],
        ],
      ),
    );
    expect(order()).toEqual(["Dairy and Eggs", "Fruit", "Vegetables"]);
  });

  it("move categories with more products than one save takes", async () => {
    const many = (word: string) => Array.from({ length: 45 }, (_, index) => `${word} ${index}`);
    const {
      user,
      saves,
      saved: now,
    } = show([
      roleWith("seller", [
        [4, many("Apple")],
        [10, many("Leek")],
      ]),
    ]);
    await user.click(item(/^Order of categories/));
    await user.click(screen.getByRole("button", { name: "Move Vegetables up" }));
    await waitFor(() => expect(saves.map(({ changes }) => changes.length)).toEqual([60, 30]));
    const places = now().roles[0]?.data.products.map(
      ({ category, category_order }) => `${category}:${category_order}`,
    );
    expect([...new Set(places)]).toEqual(["4:1", "10:0"]);
  });

  it("put an order back that could not be saved", async () => {
    const { user } = show(
      [
        roleWith("seller", [
          [4, ["Apples"]],
          [10, ["Leeks"]],
        ]),
      ],
      {
        "POST /accounts/save_profile/": () => problem(503, "Please try again in a moment."),
      },
    );
    await user.click(item(/^Order of categories/));
    await user.click(screen.getByRole("button", { name: "Move Vegetables up" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The new order is not saved. Please try again in a moment.",
    );
    expect(order()).toEqual(["Fruit", "Vegetables"]);
  });

  it("can be found by a part of their name when there are many", async () => {
    const apples = Array.from({ length: 40 }, (_, index) => `Apple ${index}`);
    const { user } = show([
      roleWith("seller", [
        [4, apples],
        [10, ["Épinards", "Leeks"]],
      ]),
    ]);
    await user.type(screen.getByRole("searchbox", { name: "Find a product" }), "epin");
    expect(screen.getByText("1 of 42 products")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Fruit/ })).toBeNull();
    expect(screen.getByText("Épinards")).toBeVisible();
    expect(screen.queryByText("Leeks")).toBeNull();
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "durian");
    expect(screen.getByText("No product of yours has this in its name.")).toBeVisible();
  });
});
