import { type Mocks, profileRole } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ManageProductsDialog, type ManageProductsDialogProps } from "./ManageProductsDialog.tsx";

function Page(props: Partial<ManageProductsDialogProps> & Pick<ManageProductsDialogProps, "profile">) {
  const [open, setOpen] = useState(true);
  return <ManageProductsDialog ofRole="seller" open={open} onOpenChange={setOpen} {...props} />;
}

function show(props: Partial<ManageProductsDialogProps> = {}, mocks: Mocks = {}) {
  const held = mockProfileServer(ownProfile({ roles: [profileRole("seller")] }));
  const view = renderWidget(<Page profile={held.saved()} {...props} />, {
    signedInAs: {},
    mocks: { "POST /search/suggest_products/": () => [], ...held.mocks, ...mocks },
  });
  return { ...view, ...held };
}

const dialog = () => within(screen.getByRole("dialog", { name: "Manage Products" }));
const [chosen] = profileRole("seller").data.products;

describe("Managing products", () => {
  it("begins with the categories, goes on to a category's products, and back", async () => {
    const { user } = show();
    const count = profileRole("seller").data.products.length;
    const category = dialog().getByRole("button", { name: new RegExp(`\\(${count}\\)$`) });
    await user.click(category);
    const title = dialog().getByRole("heading", { level: 3 });
    expect(title).toHaveFocus();
    expect(dialog().getByText(chosen?.name ?? "")).toBeVisible();
    await user.click(dialog().getByRole("button", { name: "Back" }));
    expect(dialog().getByRole("heading", { name: "Your categories" })).toHaveFocus();
  });

  it("chooses a category by ticking it, and fills it", async () => {
    const { user, saved: now } = show();
    await user.click(dialog().getByRole("checkbox", { name: "Fish" }));
    await user.click(await dialog().findByRole("button", { name: "Fish (0)" }));
    await user.type(dialog().getByRole("combobox"), "rainbow trout{Enter}");
    expect(
      await dialog().findByText("You have successfully added Rainbow trout to your list of products."),
    ).toBeVisible();
    const names = now().roles[0]?.data.products.filter(({ category }) => category === 3);
    expect(names?.map(({ name }) => name)).toEqual(["__CATEGORY__", "Rainbow trout"]);
  });

  it("asks inside the dialog before a category is given up", async () => {
    const { user, saved: now } = show();
    await user.click(dialog().getByRole("checkbox", { checked: true }));
    await user.click(screen.getByRole("button", { name: "Remove category" }));
    await waitFor(() => expect(now().roles[0]?.data.products).toEqual([]));
    expect(await screen.findByRole("dialog", { name: "Manage Products" })).toBeVisible();
  });

  it("says so at a step that it does not know, and leads back", async () => {
    const { user } = show({ initialStep: 7 });
    expect(
      dialog().getByText(
        "Sorry - something went terribly wrong. Please refresh the page, or contact us if this error persists.",
      ),
    ).toBeVisible();
    await user.click(dialog().getByRole("button", { name: "Back" }));
    expect(dialog().getByRole("heading", { name: "All categories" })).toBeVisible();
  });
});
