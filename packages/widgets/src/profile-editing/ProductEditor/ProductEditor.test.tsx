import {
  businesses,
  type MockCall,
  type Mocks,
  problem,
  profile,
  profileRole,
  unreachable,
} from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EditedProfileProvider, useEditedProfile } from "../editedProfile.tsx";
import { ProductEditor } from "./ProductEditor.tsx";

const product = (id: number, name: string, category: 4 | 10 = 4) => ({
  id,
  name,
  category,
  parent: null,
  category_order: 0,
  role_id: 4122,
});

const held = [
  product(1, "Maïs"),
  product(2, "Honeycrisp apples"),
  product(3, "__CATEGORY__"),
  product(4, "Leeks", 10),
];

/** A seller's profile with these products. */
function withProducts(products: typeof held, version = 1) {
  const seller = profileRole("seller");
  return profile(businesses[0], {
    version,
    roles: [{ ...seller, data: { ...seller.data, products } }],
  });
}

type Saved = MockCall<"POST /accounts/save_profile/">["body"];

function Editor({ wanted }: { wanted: string }) {
  const [role] = useEditedProfile().profile.roles;
  return role ? <ProductEditor role={role} category={4} wanted={wanted} /> : null;
}

function show(mocks: Mocks = {}, wanted = "") {
  return renderWidget(
    <EditedProfileProvider profile={withProducts(held)}>
      <Editor wanted={wanted} />
    </EditedProfileProvider>,
    { signedInAs: {}, mocks: { "POST /search/suggest_products/": () => [], ...mocks } },
  );
}

const adds = (name: string, sent: (body: Saved) => void = () => {}): Mocks => ({
  "POST /accounts/save_profile/": ({ body }) => {
    sent(body);
    return withProducts([...held, product(9, name)], 2);
  },
});

const removes = (): Mocks => {
  let products = held;
  let version = 1;
  return {
    "POST /accounts/save_profile/": ({ body }) => {
      const [change] = body.changes;
      if (change?.call !== "delete_product") return problem(400, "Something else was sent.");
      const { product_id } = change.body;
      products = products.filter(({ id }) => id !== product_id);
      version += 1;
      return withProducts(products, version);
    },
  };
};

const field = () => screen.getByRole("combobox", { name: "Products you sell to businesses" });
const listed = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

describe("The products of a category", () => {
  it("are those of the role and category, by name, without the marker", () => {
    show();
    expect(listed()).toEqual(["Honeycrisp apples", "Maïs"]);
  });

  it("take another one, with a capital, and say so", async () => {
    const sent = vi.fn();
    const { user } = show(adds("Bartlett pears", sent));
    await user.type(field(), "bartlett pears{Enter}");
    expect(
      await screen.findByText("You have successfully added Bartlett pears to your list of products."),
    ).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      profile_id: 412,
      changes: [
        {
          call: "create_product",
          body: { role_id: profileRole("seller").role_id, category_id: 4, name: "Bartlett pears" },
        },
      ],
    });
    expect(listed()).toContain("Bartlett pears");
    expect(field()).toHaveValue("");
  });

  it.each([
    ["nothing", " ", "You must enter a product name."],
    ["a comma", "Apples, pears", "You can’t include commas in your product’s name."],
    [
      "what is there already",
      "honeycrisp Apples",
      "Product already exists. Please provide a new product name.",
    ],
  ])("refuse %s, and lead to the field", async (_what, typed, sentence) => {
    const { user } = show();
    await user.type(field(), `${typed}{Enter}`);
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole("button", { name: sentence }));
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
  });

  it("take a pasted list after showing what is new in it", async () => {
    const sent = vi.fn();
    const { user } = show({
      "POST /accounts/save_profile/": ({ body }) => {
        sent(body.changes);
        return withProducts([...held, product(9, "Plums"), product(10, "Quinces")], 2);
      },
    });
    await user.click(field());
    await user.paste("plums\nMaïs\nQuinces\nPlums\n");
    const dialog = within(await screen.findByRole("dialog", { name: "Add Several Products" }));
    expect(dialog.getByRole("textbox")).toHaveValue("plums\nMaïs\nQuinces\nPlums");
    expect(dialog.getAllByRole("status")[0]).toHaveTextContent("2 new, 2 already listed or double.");
    expect(dialog.getByRole("list").textContent).toBe(
      "Line 2, Maïs: Already in your listLine 4, Plums: Listed twice",
    );
    await user.click(dialog.getByRole("button", { name: "Add 2 Products" }));
    expect(
      await screen.findByText("You have successfully added 2 products to your list of products."),
    ).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent).toHaveBeenCalledExactlyOnceWith([
      {
        call: "create_products",
        body: { role_id: profileRole("seller").role_id, category_id: 4, names: ["Plums", "Quinces"] },
      },
    ]);
    expect(field()).toHaveValue("");
  });

  it("keep the names of a pasted list that are too long or exceed the limit", async () => {
    const names = Array.from({ length: 205 }, (_, index) => `Apple ${index}`);
    const { user } = show({ "POST /accounts/save_profile/": () => withProducts(held, 2) });
    await user.click(field());
    await user.paste([...names, "x".repeat(130)].join("\n"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Too long: 130 characters, at most 120/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Add 200 Products" }));
    expect(
      await dialog.findByText("You have successfully added 200 products to your list of products."),
    ).toBeVisible();
    const left = (dialog.getByRole("textbox") as HTMLTextAreaElement).value.split("\n");
    expect(left).toHaveLength(6);
    expect(dialog.getByRole("button", { name: "Add 5 Products" })).toBeEnabled();
  });

  it("keep a pasted list that could not be saved", async () => {
    const { user } = show({ "POST /accounts/save_profile/": () => problem(503, "Please try again.") });
    await user.click(field());
    await user.paste("Plums, Quinces");
    await user.click(await screen.findByRole("button", { name: "Add 2 Products" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(await dialog.findByText("Please try again.")).toBeVisible();
    expect(dialog.getByRole("textbox")).toHaveValue("Plums\nQuinces");
  });

  it("can be written as a list too", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Add several at once" }));
    expect(await screen.findByRole("button", { name: "Add 0 Products" })).toBeDisabled();
  });

  it("take a single pasted name into the field", async () => {
    const { user } = show();
    await user.click(field());
    await user.paste("Plums");
    expect(field()).toHaveValue("Plums");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("request no suggestions for a text over the limit", async () => {
    const asked = vi.fn();
    const { user } = show({
      "POST /search/suggest_products/": ({ body }) => {
        asked(body.query);
        return [];
      },
    });
    await user.click(field());
    await user.paste("p".repeat(300));
    await user.type(field(), "x");
    await user.clear(field());
    await user.type(field(), "pe");
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked).toHaveBeenCalledExactlyOnceWith("4 pe");
  });

  it("distinguish accents", async () => {
    const { user } = show(adds("Mais"));
    await user.type(field(), "mais{Enter}");
    expect(await screen.findByText(/successfully added Mais/)).toBeVisible();
  });

  it("show what the server refuses, and keep what was typed", async () => {
    const sentence = "Product already exists. Please provide a new product name.";
    const { user } = show({
      "POST /accounts/save_profile/": () => problem(409, sentence, { "changes.0.name": [sentence] }),
    });
    await user.type(field(), "Plums{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    await waitFor(() => expect(field()).toHaveValue("Plums"));
    expect(field()).toBeInvalid();
    await user.type(field(), ", red");
    expect(field()).toBeValid();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("send the same key again when a response was lost, so that nothing is added twice", async () => {
    const keys: (string | null)[] = [];
    const { user } = show({
      "POST /accounts/save_profile/": ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return keys.length === 1 ? unreachable() : withProducts([...held, product(9, "Plums")], 2);
      },
    });
    await user.type(field(), "Plums{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("The server could not be reached.");
    await waitFor(() => expect(field()).toHaveValue("Plums"));
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(await screen.findByText(/successfully added Plums/)).toBeVisible();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it("suggest what others call it, and take a suggestion", async () => {
    const asked = vi.fn();
    const { user } = show({
      "POST /search/suggest_products/": ({ body }) => {
        asked(body.query);
        return ["Pears", "Peaches"];
      },
    });
    await user.type(field(), "pe");
    await user.click(await screen.findByRole("option", { name: "Peaches" }));
    expect(field()).toHaveValue("Peaches");
    expect(asked).toHaveBeenLastCalledWith("4 pe");
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("say so when suggestions fail, and accept the product nevertheless", async () => {
    const { user } = show({
      "POST /search/suggest_products/": () => problem(503, "Down."),
      ...adds("Pears"),
    });
    await user.type(field(), "pears");
    expect(await screen.findByText("Product suggestions failed")).toBeVisible();
    await user.keyboard("{Enter}");
    expect(await screen.findByText(/successfully added Pears/)).toBeVisible();
  });

  it("lose one, say so, and move focus to the next", async () => {
    const { user } = show(removes());
    await user.click(screen.getByRole("button", { name: "Remove Honeycrisp apples" }));
    expect(
      await screen.findByText("You have successfully removed Honeycrisp apples from your list of products."),
    ).toBeVisible();
    expect(listed()).toEqual(["Maïs"]);
    expect(screen.getByRole("button", { name: "Remove Maïs" })).toHaveFocus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(listed()).toEqual([]));
    expect(field()).toHaveFocus();
  });

  it("lose several that are removed in quick succession", async () => {
    const { user } = show(removes());
    await user.click(screen.getByRole("button", { name: "Remove Honeycrisp apples" }));
    await user.keyboard("{Enter}");
    expect(listed()).toEqual([]);
    expect(
      await screen.findByText("You have successfully removed Maïs from your list of products."),
    ).toBeVisible();
    expect(listed()).toEqual([]);
  });

  it("leave the field free for the next name while a request is pending", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = show({
      "POST /accounts/save_profile/": async () => {
        await answered;
        return withProducts([...held, product(9, "Plums")], 2);
      },
    });
    await user.type(field(), "Plums{Enter}Pea");
    expect(field()).toHaveValue("Pea");
    answer();
    expect(await screen.findByText(/successfully added Plums/)).toBeVisible();
    expect(field()).toHaveValue("Pea");
  });

  it("lose products that were already removed elsewhere", async () => {
    const { user } = show({
      "POST /accounts/save_profile/": () => problem(404, "Gone."),
      "POST /accounts/profile_by_id/": () => withProducts(held.slice(1), 2),
    });
    await user.click(screen.getByRole("button", { name: "Remove Maïs" }));
    expect(await screen.findByText(/successfully removed Maïs/)).toBeVisible();
    expect(listed()).toEqual(["Honeycrisp apples"]);
  });

  it("keep a product that could not be removed, and say why", async () => {
    const { user } = show({ "POST /accounts/save_profile/": () => problem(503, "Please try again.") });
    await user.click(screen.getByRole("button", { name: "Remove Maïs" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again.");
    expect(listed()).toContain("Maïs");
  });

  it("show only what is looked for, accents aside", () => {
    show({}, "mai");
    expect(listed()).toEqual(["Maïs"]);
  });
});
