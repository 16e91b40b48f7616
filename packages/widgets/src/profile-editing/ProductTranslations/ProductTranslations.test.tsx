import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { roleWith } from "../../testing/exampleRoles.ts";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EditedProfileProvider } from "../editedProfile.tsx";
import { ProductsForm } from "../ProductsForm/ProductsForm.tsx";

function show(locale: "en-CA" | "fr-CA" = "en-CA") {
  const roles = [roleWith("seller", [[4, ["Cassis", "Pommes"]]]), roleWith("vendor", [[4, ["Pommes"]]])];
  const held = mockProfileServer(ownProfile({ roles, products_language: "fr-CA" }));
  const view = renderWidget(
    <EditedProfileProvider profile={held.saved()}>
      <ProductsForm />
    </EditedProfileProvider>,
    { locale, signedInAs: {}, mocks: { "POST /search/suggest_products/": () => [], ...held.mocks } },
  );
  return { ...view, ...held };
}

describe("The language of a profile's products", () => {
  it("takes names in the other language, field by field, for every role that lists them", async () => {
    const { user, saved } = show();
    await user.click(screen.getByRole("button", { name: "Language and translation" }));
    await user.type(screen.getByRole("textbox", { name: "Cassis in English" }), "black currants");
    await user.tab();
    await user.type(screen.getByRole("textbox", { name: "Pommes in English" }), "Apples{Enter}");
    const names = () =>
      saved().roles.flatMap(({ data }) => data.products.map(({ name_translation }) => name_translation));
    await waitFor(() => expect(names()).toEqual(["Black currants", "Apples", "Apples"]));
    expect(await screen.findByText("Saved.")).toBeVisible();
  });

  it("refuses a comma", async () => {
    const { user, saves } = show();
    await user.click(screen.getByRole("button", { name: "Language and translation" }));
    await user.type(screen.getByRole("textbox", { name: "Cassis in English" }), "Red, black");
    await user.tab();
    expect(screen.getByRole("textbox", { name: "Cassis in English" })).toBeInvalid();
    expect(saves).toEqual([]);
  });

  it("is chosen in French too, and marks the names with it", async () => {
    const { user, lastChanges } = show("fr-CA");
    await user.click(screen.getByRole("button", { name: "Langue et traduction" }));
    await user.selectOptions(screen.getByRole("combobox", { name: /^Langue des produits/ }), "English");
    await waitFor(() =>
      expect(lastChanges()).toMatchObject([
        { call: "update_profile", body: { details: { products_language: "en-CA" } } },
      ]),
    );
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Cassis en français" })).toBeInTheDocument(),
    );
    for (const name of screen.getAllByText("Cassis")) expect(name).toHaveAttribute("lang", "en-CA");
  });
});
