import type { Schema } from "@foodshed/sdk";
import { type Mocks, problem } from "@foodshed/sdk/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { roleWith } from "../../testing/exampleRoles.ts";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EditedProfileProvider } from "../editedProfile.tsx";
import { AvailabilityTable } from "./AvailabilityTable.tsx";

const seller = roleWith("seller", [[10, ["Carrots", "Leeks", "Radishes"]]]);

function show({ roles = [seller] as Schema<"Role">[], mocks = {} as Mocks, locale = "en-CA" as const } = {}) {
  const held = mockProfileServer(ownProfile({ roles }));
  const view = renderWidget(
    <EditedProfileProvider profile={held.saved()}>
      <AvailabilityTable />
    </EditedProfileProvider>,
    { locale, signedInAs: {}, mocks: { ...held.mocks, ...mocks } },
  );
  return { ...view, ...held };
}
const cell = (name: string) => screen.getByRole("textbox", { name });
const paste = (target: HTMLElement, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });
const save = () => screen.getByRole("button", { name: /^Save / });

describe("The table of seasons and prices", () => {
  it("is worked through by arrow keys and Enter, and saves only what changed", async () => {
    const { user, lastChanges, saves } = show();
    await user.click(cell("Season, Carrots"));
    await user.keyboard("June to October{Enter}");
    expect(cell("Season, Leeks")).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowRight}");
    expect(cell("Price, Carrots")).toHaveFocus();
    await user.keyboard("from $4.50/kg{ArrowDown}{ArrowDown}{ArrowLeft}");
    expect(cell("Season, Radishes")).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Save 1 product" }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(lastChanges()).toMatchObject([
      {
        call: "update_product",
        body: { availability: { from: "06", to: "10", price_min: 4.5, price_max: null, price_unit: "kg" } },
      },
    ]);
    expect(await screen.findByText("Saved 1 product.")).toBeVisible();
  });

  it("keeps arrow keys inside a text until its end", async () => {
    const { user } = show();
    await user.click(cell("Price, Leeks"));
    await user.keyboard("$4{ArrowLeft}{ArrowLeft}");
    expect(cell("Price, Leeks")).toHaveFocus();
    await user.keyboard("{ArrowLeft}");
    expect(cell("Season, Leeks")).toHaveFocus();
  });

  it("says what is wrong below the field, and does not save before it is mended", async () => {
    const { user, saves } = show();
    await user.click(cell("Price, Leeks"));
    await user.keyboard("$4/hogshead{Enter}");
    expect(cell("Price, Leeks")).toBeInvalid();
    expect(cell("Price, Leeks")).toHaveAccessibleDescription(/^We do not know the unit/);
    await user.click(save());
    expect(cell("Price, Leeks")).toHaveFocus();
    expect(saves).toEqual([]);
    expect(cell("Price, Leeks")).toHaveValue("$4/hogshead");
  });

  it("takes the cells of a spreadsheet where they are pasted, and takes them back", async () => {
    const { user } = show();
    await user.click(cell("Season, Carrots"));
    paste(cell("Season, Carrots"), "June to October\t$4/kg\nall year\t$5/kg\n");
    expect(cell("Price, Leeks")).toHaveValue("$5/kg");
    expect(screen.getByRole("button", { name: "Save 2 products" })).toBeEnabled();
    await user.keyboard("{Control>}z{/Control}");
    expect(cell("Price, Leeks")).toHaveValue("");
    expect(screen.getByRole("button", { name: /^Save/ })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
  });

  it("shows what a pasted list says before it goes into the table, and keeps the lines without a name", async () => {
    const { user, lastChanges, saves } = show();
    await user.click(screen.getByRole("button", { name: "Paste a list" }));
    const text = screen.getByRole("textbox", { name: "Rows" });
    await user.click(text);
    await user.paste("Carrots\tJune to October\nGarlic\tsoon\n\tall year");
    expect(screen.getByRole("list", { name: "What to mend" })).toHaveTextContent(
      "Line 2, Garlic: We do not understand",
    );
    await user.click(screen.getByRole("button", { name: "Put 2 rows into the table" }));
    expect(text).toHaveValue("\tall year");
    expect(saves).toEqual([]);
    expect(cell("Season, Garlic")).toBeInvalid();
    await user.clear(cell("Season, Garlic"));
    await user.type(cell("Season, Garlic"), "July to February{Enter}");
    await user.click(screen.getByRole("button", { name: "Save 2 products" }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(
      lastChanges()
        ?.map(({ call }) => call)
        .sort(),
    ).toEqual(["create_product", "update_product"]);
  });

  it("saves five hundred in batches, and goes on where a failure stopped it", async () => {
    const held = mockProfileServer(ownProfile({ roles: [seller] }));
    let calls = 0;
    const { user } = show({
      mocks: {
        "POST /accounts/save_profile/": (call) => {
          calls += 1;
          // The third batch meets a server that is away, once.
          return calls === 3
            ? problem(503, "Please try again.")
            : held.mocks["POST /accounts/save_profile/"](call);
        },
      },
    });
    const many = Array.from({ length: 500 }, (_, at) => `Tomato no. ${at}\tJuly to October\t$${at + 1}/kg`);
    await user.click(screen.getByRole("button", { name: "Paste a list" }));
    fireEvent.change(screen.getByRole("textbox", { name: "Rows" }), { target: { value: many.join("\n") } });
    await user.click(screen.getByRole("button", { name: "Put 500 rows into the table" }));
    await user.click(screen.getByRole("button", { name: "Save 500 products" }));
    expect(await screen.findByText(/100 of 500 are saved/, {}, { timeout: 30_000 })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Save 400 products" }));
    expect(await screen.findByText("Saved 400 products.", {}, { timeout: 30_000 })).toBeVisible();
    expect(held.saved().roles[0]?.data.products.filter(({ name }) => name.startsWith("Tomato"))).toHaveLength(
      500,
    );
  }, 90_000);

  it("keeps everything when saving fails, and says so", async () => {
    const { user } = show({
      mocks: { "POST /accounts/save_profile/": () => problem(503, "Please try again in a moment.") },
    });
    await user.type(cell("Price, Leeks"), "$4/kg{Enter}");
    await user.click(save());
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
    expect(cell("Price, Leeks")).toHaveValue("$4/kg");
  });

  it("has one row for a product of several roles, and none for what is bought", async () => {
    const roles = [seller, roleWith("vendor", [[10, ["Carrots"]]]), roleWith("buyer", [[4, ["Pears"]]])];
    const { user, lastChanges, saves } = show({ roles });
    expect(screen.queryByRole("textbox", { name: "Season, Pears" })).toBeNull();
    await user.type(cell("Season, Carrots"), "all year{Enter}");
    await user.click(save());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(lastChanges()).toHaveLength(2);
  });
});
