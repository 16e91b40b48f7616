import type { Schema } from "@foodshed/sdk";
import { type Mocks, problem } from "@foodshed/sdk/testing";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { strToU8, zipSync } from "fflate";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DraftStoreProvider } from "../../provider/draftStore.tsx";
import { FoodshedProvider } from "../../provider/FoodshedProvider.tsx";
import { roleWith } from "../../testing/exampleRoles.ts";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EditedProfileProvider, useEditedProfile } from "../editedProfile.tsx";
import { LeaveGuard } from "../unsavedWork.tsx";
import { ProductTable } from "./ProductTable.tsx";

const seller = roleWith("seller", [
  [10, ["Carrots", "Leeks", "Radishes"]],
  [4, ["Pears"]],
]);

let elsewhere: (profile: Schema<"Profile">) => void;
function Elsewhere() {
  elsewhere = useEditedProfile().update;
  return null;
}

function show({ roles = [seller] as Schema<"Role">[], mocks = {} as Mocks, locale = "en-CA" as const } = {}) {
  const held = mockProfileServer(ownProfile({ roles, products_language: "en-CA" }));
  const view = renderWidget(
    <DraftStoreProvider survive>
      <EditedProfileProvider profile={held.saved()}>
        <ProductTable />
        <Elsewhere />
      </EditedProfileProvider>
    </DraftStoreProvider>,
    { locale, signedInAs: {}, mocks: { ...held.mocks, ...mocks } },
  );
  return { ...view, ...held };
}

const cell = (name: string) => screen.getByRole("textbox", { name });
const names = () =>
  screen.getAllByRole("textbox", { name: /^Product, / }).map((field) => (field as HTMLInputElement).value);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const save = () => button("Save products");
const paste = async (user: { click: (element: Element) => Promise<void> }, text: string) => {
  if (!screen.queryByRole("textbox", { name: /^List of products/ }))
    await user.click(button("Paste a list or choose a file"));
  fireEvent.change(screen.getByRole("textbox", { name: /^List of products/ }), { target: { value: text } });
  await user.click(button("Put into the table"));
};
const listed = (profile: Schema<"Profile">) =>
  profile.roles[0]?.data.products.map(({ name, category }) => [name, category]);

describe("The table of products", () => {
  beforeEach(() => sessionStorage.clear());

  it("keeps nothing of what was left after the question", async () => {
    let go: (() => void) | undefined;
    const guard = (unsaved: boolean) => {
      const [asks, setAsks] = useState(false);
      go = () => act(() => setAsks(true));
      return asks && unsaved ? { stay: () => setAsks(false), leave: () => setAsks(false) } : null;
    };
    const { client, session } = show();
    cleanup();
    const page = () =>
      renderWidget(
        <FoodshedProvider
          client={client}
          session={session}
          navigate={() => {}}
          useLeaveGuard={guard}
          keepDrafts
        >
          <EditedProfileProvider profile={ownProfile({ roles: [seller], products_language: "en-CA" })}>
            <LeaveGuard>
              <ProductTable />
            </LeaveGuard>
          </EditedProfileProvider>
        </FoodshedProvider>,
      );
    for (const [answer, name] of [
      ["Stay on this page", "wild leeks"],
      ["Leave without saving", "Leeks"],
    ] as const) {
      const { user, unmount } = page();
      const leeks = () => screen.getByRole("textbox", { name: /^Product, (wild )?leeks/i });
      await user.clear(leeks());
      await user.type(leeks(), "wild leeks{Enter}");
      go?.();
      await user.click(await screen.findByRole("button", { name: answer }));
      unmount();
      const again = page();
      expect(names()[1]?.toLowerCase()).toBe(name.toLowerCase());
      again.unmount();
    }
  });

  it("is left without a question, and kept, when the session ends", async () => {
    const leave = vi.fn();
    let asks = false;
    const guard = () => (asks ? { stay: () => {}, leave } : null);
    const { client, session } = show();
    cleanup();
    const { user } = renderWidget(
      <FoodshedProvider
        client={client}
        session={session}
        navigate={() => {}}
        useLeaveGuard={guard}
        keepDrafts
      >
        <EditedProfileProvider profile={ownProfile({ roles: [seller], products_language: "en-CA" })}>
          <LeaveGuard>
            <ProductTable />
          </LeaveGuard>
        </EditedProfileProvider>
      </FoodshedProvider>,
    );
    await user.clear(cell("Product, Leeks"));
    await user.type(cell("Product, Leeks"), "wild leeks{Enter}");
    asks = true;
    act(() => session.end("refused"));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(screen.queryByRole("button", { name: "Leave without saving" })).toBeNull();
    expect(JSON.stringify(sessionStorage)).toContain("ild leeks");
  });

  it("shows a role's products as the profile does, and saves nothing before it is told to", async () => {
    const { user, saves } = show();
    expect(names()).toEqual(["Carrots", "Leeks", "Radishes", "Pears"]);
    expect(save()).toBeDisabled();
    await user.clear(cell("Product, Leeks"));
    await user.type(cell("Product, Leeks"), "wild leeks{Enter}");
    expect(cell("Product, Radishes")).toHaveFocus();
    await user.selectOptions(screen.getByRole("combobox", { name: "Category, Pears" }), "Other");
    await user.type(cell("Name in the other language, Carrots"), "carottes{Enter}");
    expect(saves).toEqual([]);
    await user.click(save());
    expect(await screen.findByText("Your products have been saved.")).toBeVisible();
    expect(saves).toHaveLength(1);
    expect(saves[0]).toMatchObject({
      version: 3,
      changes: [
        {
          call: "save_products",
          body: {
            products: [
              { product_id: expect.any(Number), name_translation: "Carottes" },
              { product_id: expect.any(Number), name: "Wild leeks" },
              { product_id: expect.any(Number), category_id: 0 },
            ],
          },
        },
      ],
    });
  });

  it("adds rows at the end, where Enter in the last one adds another", async () => {
    const { user, saved } = show();
    await user.click(button("Add a product"));
    expect(cell("Product, new product")).toHaveFocus();
    await user.keyboard("plums{Enter}");
    expect(cell("Product, new product")).toHaveFocus();
    await user.click(save());
    await screen.findByText("Your products have been saved.");
    expect(listed(saved())).toContainEqual(["Plums", 4]);
    expect(saved().roles[0]?.data.products).toHaveLength(5);
  });

  it("takes rows away, and back again", async () => {
    const { user, saved } = show();
    await user.click(button("Remove Leeks"));
    expect(screen.getByText(/Leeks is removed from the table/)).toHaveAttribute("role", "status");
    await user.click(button("Undo"));
    expect(names()).toEqual(["Carrots", "Leeks", "Radishes", "Pears"]);
    expect(save()).toBeDisabled();
    await user.click(button("Remove Leeks"));
    await user.click(save());
    await screen.findByText("Your products have been saved.");
    expect(listed(saved())).not.toContainEqual(["Leeks", 10]);
  });

  it("puts products in order with buttons that keep the focus and say where it is now", async () => {
    const { user, saved } = show();
    await user.click(button("Move Radishes up"));
    expect(button("Move Radishes up")).toHaveFocus();
    expect(screen.getByText("Radishes is now at position 2 of 3 in its category.")).toBeVisible();
    await user.keyboard("{Enter}");
    expect(names()).toEqual(["Radishes", "Carrots", "Leeks", "Pears"]);
    expect(button("Move Radishes up")).toHaveAttribute("aria-disabled", "true");
    expect(button("Move Pears up")).toHaveAttribute("aria-disabled", "true");
    await user.click(save());
    await screen.findByText("Your products have been saved.");
    expect(saved().roles[0]?.data.products.map(({ name, position }) => [name, position])).toEqual([
      ["Radishes", 0],
      ["Carrots", 1],
      ["Leeks", 2],
      ["Pears", 0],
    ]);
  });

  it("keeps new products where they were moved", async () => {
    const { user, lastChanges } = show();
    await paste(user, "Turnips;Vegetables\nZucchini;Vegetables");
    await user.click(await screen.findByRole("button", { name: "Move Zucchini up" }));
    await user.click(save());
    await screen.findByText("Your products have been saved.");
    const body = lastChanges()?.[0]?.body as { ordered?: boolean; products?: { name?: string }[] };
    expect(body.ordered).toBe(true);
    expect(body.products?.flatMap(({ name }) => name ?? [])).toEqual(["Zucchini", "Turnips"]);
  });

  it("is looked at by name without changing its order, unless that is wanted", async () => {
    const { user, lastChanges } = show();
    await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "By name");
    expect(names()).toEqual(["Carrots", "Leeks", "Pears", "Radishes"]);
    expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "In your order");
    await user.click(button("Move Radishes up"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "By name");
    await user.click(button("Make this your order"));
    expect(save()).toBeDisabled();
    await user.click(button("Move Carrots down"));
    await user.click(save());
    await waitFor(() => expect(lastChanges()).toMatchObject([{ body: { ordered: true } }]));
  });

  it("sets a category for several, and removes several", async () => {
    const { user, saved } = show();
    await user.click(screen.getByRole("checkbox", { name: "Choose Carrots" }));
    await user.click(screen.getByRole("checkbox", { name: "Choose Leeks" }));
    const tools = within(screen.getByRole("group", { name: "2 products chosen" }));
    await user.selectOptions(tools.getByRole("combobox", { name: "Set the category" }), "Other");
    await user.click(screen.getByRole("checkbox", { name: "Choose Leeks" }));
    await user.click(screen.getByRole("checkbox", { name: "Choose Radishes" }));
    await user.click(screen.getByRole("checkbox", { name: "Choose Carrots" }));
    await user.click(button("Remove"));
    await user.click(save());
    await screen.findByText("Your products have been saved.");
    expect(listed(saved())).toEqual([
      ["Carrots", 0],
      ["Leeks", 0],
      ["Pears", 4],
    ]);
  });

  it("finds within, by either name, and says how many", async () => {
    const { user } = show();
    await user.type(screen.getByRole("searchbox", { name: "Find in the table" }), "ra");
    expect(names()).toEqual(["Radishes"]);
    expect(screen.getByText("1 of 4 products")).toHaveAttribute("role", "status");
    await user.click(screen.getByRole("checkbox", { name: "Choose all that are shown" }));
    expect(screen.getByRole("group", { name: "1 product chosen" })).toBeVisible();
  });

  it("takes a pasted list with its findings, each to be mended in its row, and loses nothing", async () => {
    const { user, saved, saves } = show();
    await paste(
      user,
      [
        "Product\tFrench\tCategory\tShelf",
        "beets\tbetteraves\tVegetables\t1",
        "Carrots\tcarottes\tvegetables\t2",
        "Honeycrisp apples\t\tproduce aisle\t3",
        "CrÃ¨me fraÃ®che\t\tDairy and Eggs\t4",
        "Beets\t\tVegetables\t5",
        `${"long ".repeat(30)}\t\tFruit\t6`,
      ].join("\n"),
    );
    expect(
      await screen.findByText(/5 new products, 1 changed, 0 as they are.*Left aside: Shelf/),
    ).toBeVisible();
    expect(cell("Name in the other language, Carrots")).toHaveValue("Carottes");
    await user.click(save());
    expect(saves).toEqual([]);
    expect(screen.getByRole("combobox", { name: "Category, Honeycrisp apples" })).toHaveFocus();
    expect(screen.getByText("“produce aisle” is no category.")).toBeVisible();
    await user.click(button("Use “Fruit”"));
    await user.click(button("Use “Crème fraîche”"));
    await user.click(screen.getByRole("checkbox", { name: /^Only the 2 to look at/ }));
    const [double, long] = screen.getAllByRole("textbox", { name: /^Product, / });
    expect(double).toBeInvalid();
    await user.type(double as HTMLElement, "Golden beets{Enter}");
    await user.clear(long as HTMLElement);
    await user.type(long as HTMLElement, "Long beans{Enter}");
    await user.click(save());
    await screen.findByText("Your products have been saved.");
    expect(listed(saved())).toEqual(
      expect.arrayContaining([
        ["Beets", 10],
        ["Honeycrisp apples", 4],
        ["Crème fraîche", 2],
        ["Golden beets", 10],
        ["Long beans", 4],
      ]),
    );
    expect(saved().roles[0]?.data.products).toHaveLength(9);
  });

  it("takes plain lines, and guesses categories from names in either language", async () => {
    const { user } = show({ roles: [roleWith("seller", [])] });
    await paste(user, "- Kale\n- poireaux\n2. Sourdough bread\nMystery box");
    expect(await screen.findByText(/4 new products/)).toBeVisible();
    const categories = screen
      .getAllByRole("combobox", { name: /^Category, / })
      .map((field) => (field as HTMLSelectElement).selectedOptions[0]?.textContent);
    expect(categories).toEqual([
      "Vegetables",
      "Vegetables",
      "Prepared Food & Condiments",
      "Choose a category",
    ]);
  });

  it("takes a chosen or dropped file, a text or a workbook, and refuses what is neither", async () => {
    const { user } = show({ roles: [roleWith("seller", [])] });
    const picker = screen.getByLabelText(/^Or a file/);
    await user.upload(picker, new File(["Product,Category\nKale,Vegetables\nPears,Fruit"], "list.csv"));
    expect(await screen.findByText(/^2 new products/)).toBeVisible();
    await user.upload(picker, new File([workbook("Plums")], "list.xlsx"));
    expect(await screen.findByText(/^1 new product,/)).toBeVisible();
    fireEvent.drop(picker, { dataTransfer: { files: [new File(["Quinces"], "list.txt")] } });
    await waitFor(() => expect(names()).toEqual(["Kale", "Pears", "Plums", "Quinces"]));
    await user.upload(picker, new File([Uint8Array.from([0x50, 0x4b, 3, 4, 9])], "broken.xlsx"));
    expect(await screen.findByText(/^There is no table in this file/)).toBeVisible();
    fireEvent.drop(picker, { dataTransfer: { files: [new File(["%PDF"], "list.pdf")] } });
    expect(await screen.findByText(/^You must choose a/)).toBeVisible();
    expect(names()).toHaveLength(4);
  });

  it("takes no more lines than can be saved at once, and keeps a longer list where it was pasted", async () => {
    const { user, saves } = show();
    const lines = Array.from({ length: 5000 }, (_, at) => `Garbage ${at}`).join("\n");
    await paste(user, lines);
    const sentence = "At most 1,000 products can be saved at once.";
    const field = screen.getByRole("textbox", { name: /^List of products/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    expect((field as HTMLTextAreaElement).value).toHaveLength(lines.length);
    expect(names()).toEqual(["Carrots", "Leeks", "Radishes", "Pears"]);
    fireEvent.paste(cell("Product, Leeks"), { clipboardData: { getData: () => lines } });
    expect(await screen.findByText(new RegExp(`^${sentence}`), { selector: "p[role=status]" })).toBeVisible();
    expect(names()).toHaveLength(4);
    expect(saves).toEqual([]);
  });

  it("brings another's save together with what is typed, and saves both", async () => {
    const { user, saved, saveElsewhere, saves } = show();
    await user.type(cell("Name in the other language, Carrots"), "carottes{Enter}");
    const other = structuredClone(saved().roles);
    const [carrots, leeks] = other[0]?.data.products ?? [];
    if (!carrots || !leeks) throw new Error("missing");
    leeks.name = "Wild leeks";
    saveElsewhere({ roles: other });
    await user.click(save());
    await screen.findByText("Your products have been saved.");
    expect(saves.map(({ version }) => version)).toEqual([3, 4]);
    expect(names()).toContain("Wild leeks");
    expect(cell("Name in the other language, Carrots")).toHaveValue("Carottes");
  });

  it("asks where both changed the same", async () => {
    const { user, saved, saveElsewhere, saves } = show();
    await user.clear(cell("Product, Carrots"));
    await user.type(cell("Product, Carrots"), "Rainbow carrots{Enter}");
    const other = structuredClone(saved().roles);
    const [carrots] = other[0]?.data.products ?? [];
    if (!carrots) throw new Error("missing");
    carrots.name = "Baby carrots";
    saveElsewhere({ roles: other });
    await user.click(save());
    expect(await screen.findByText(/Somebody else has saved products/)).toBeVisible();
    expect(saves).toHaveLength(1);
    expect(screen.getByText(/Saved in the meantime: “Baby carrots”/)).toBeVisible();
    await user.click(button("Take this"));
    expect(names()).toContain("Baby carrots");
    expect(screen.queryByText(/Saved in the meantime/)).toBeNull();
  });

  it("keeps what is typed while another form of the page saves", async () => {
    const { user, saved, saveElsewhere } = show();
    await user.type(cell("Name in the other language, Carrots"), "carottes{Enter}");
    const other = structuredClone(saved().roles);
    other[0]?.data.products.splice(1, 1);
    elsewhere(saveElsewhere({ roles: other }));
    await waitFor(() => expect(names()).toEqual(["Carrots", "Radishes", "Pears"]));
    expect(cell("Name in the other language, Carrots")).toHaveValue("Carottes");
  });

  it("takes back one's own step alone, after another's save", async () => {
    const { user, saved, saveElsewhere, saves } = show();
    await user.type(cell("Name in the other language, Carrots"), "carottes{Enter}");
    await user.type(cell("Name in the other language, Radishes"), "radis{Enter}");
    const other = structuredClone(saved().roles);
    const [leeks] = other[0]?.data.products.splice(1, 1) ?? [];
    if (!leeks) throw new Error("missing");
    other[0]?.data.products.push({ ...leeks, id: 9100, name: "Kohlrabi" });
    elsewhere(saveElsewhere({ roles: other }));
    await waitFor(() => expect(names()).toContain("Kohlrabi"));
    await user.click(button("Undo"));
    expect(cell("Name in the other language, Radishes")).toHaveValue("");
    expect(cell("Name in the other language, Carrots")).toHaveValue("Carottes");
    expect(names()).toContain("Kohlrabi");
    expect(names()).not.toContain("Leeks");
    await user.click(save());
    await screen.findByText("Your products have been saved.");
    expect(saves).toHaveLength(1);
    expect(saves[0]?.changes[0]?.body).not.toHaveProperty("delete_ids");
    expect(listed(saved())).toContainEqual(["Kohlrabi", 10]);
  });

  it("has what was typed again after the session has ended, or another page, until it is saved", async () => {
    const first = show();
    await first.user.type(cell("Name in the other language, Leeks"), "poireaux{Enter}");
    await first.user.click(button("Add a product"));
    await first.user.type(cell("Product, new product"), "Kohlrabi{Enter}");
    act(() => first.session.end("expired"));
    first.unmount();
    const { user, saves, unmount } = show();
    expect(screen.getByText("What you had typed is here again. It is not saved yet.")).toBeVisible();
    expect(cell("Name in the other language, Leeks")).toHaveValue("Poireaux");
    expect(names()).toContain("Kohlrabi");
    await user.selectOptions(screen.getByRole("combobox", { name: "Category, Kohlrabi" }), "Vegetables");
    await user.click(save());
    await screen.findByText("Your products have been saved.");
    expect(saves).toHaveLength(1);
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it("forgets what was typed when it is discarded", async () => {
    const { user, unmount } = show();
    await user.type(cell("Name in the other language, Leeks"), "poireaux{Enter}");
    expect(sessionStorage).toHaveLength(1);
    await user.click(button("Discard changes"));
    expect(sessionStorage).toHaveLength(0);
    unmount();
    show();
    expect(cell("Name in the other language, Leeks")).toHaveValue("");
  });

  it("keeps everything when saving fails, and marks the lines that the server refuses", async () => {
    const { user } = show({
      mocks: {
        "POST /accounts/save_profile/": () =>
          problem(400, "Please look at this again.", {
            "changes.0.products.0.name": ["That is no product."],
          }),
      },
    });
    await user.type(cell("Name in the other language, Leeks"), "poireaux{Enter}");
    await user.click(save());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Nothing is saved, and everything is still here.",
    );
    expect(cell("Name in the other language, Leeks")).toHaveValue("Poireaux");
    expect(cell("Product, Leeks")).toHaveAccessibleDescription("That is no product.");
  });

  it("sends the same key again when the answer was lost", async () => {
    const keys: (string | null)[] = [];
    const { user } = show({
      mocks: {
        "POST /accounts/save_profile/": ({ request }) => {
          keys.push(request.headers.get("Idempotency-Key"));
          return problem(503, "Please try again in a moment.");
        },
      },
    });
    await user.type(cell("Name in the other language, Leeks"), "poireaux{Enter}");
    await user.click(save());
    await screen.findByRole("alert");
    await user.click(save());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it("has a table for each role, and keeps what is typed in one while another is shown", async () => {
    const { user } = show({ roles: [seller, roleWith("buyer", [[5, ["Flour"]]])] });
    await user.type(cell("Name in the other language, Leeks"), "poireaux{Enter}");
    await user.selectOptions(screen.getByRole("combobox", { name: "List" }), "Products you buy");
    expect(names()).toEqual(["Flour"]);
    await user.selectOptions(
      screen.getByRole("combobox", { name: "List" }),
      "Products you sell to businesses",
    );
    expect(cell("Name in the other language, Leeks")).toHaveValue("Poireaux");
  });
});

/** A workbook whose one sheet names a product. */
function workbook(product: string): Uint8Array<ArrayBuffer> {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  const rows = ["Product", product].map((text) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`);
  const parts = {
    "xl/workbook.xml": `<workbook ${main} ${relations}><sheets><sheet name="Products" r:id="a"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="x"><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet ${main}><sheetData>${rows.join("")}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
