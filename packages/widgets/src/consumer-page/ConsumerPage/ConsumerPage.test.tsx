import { businesses, profile, vendorHighlight } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ConsumerPage } from "./ConsumerPage.tsx";

const orchard = { ...businesses[0], roles: ["vendor" as const] };

function vendor(
  highlight: Parameters<typeof vendorHighlight>[0] = {},
  changes: Parameters<typeof profile>[1] = {},
) {
  const read = profile(orchard, changes);
  const [role] = read.roles;
  if (role) role.data.highlights = vendorHighlight(highlight);
  return read;
}

const photo = (id: number, shown: { vendor: boolean; b2b: boolean }) => ({
  id,
  photo_file_name: `/photo-${id}.jpg`,
  image: { width: 1600, height: 900, variants: [] },
  showInGallery: shown,
});
const visit = () => screen.getByRole("complementary", { name: "Plan your visit" });

describe("A vendor's page for consumers", () => {
  it("says what it sells, when it is open and how to get there", () => {
    renderWidget(
      <ConsumerPage
        profile={vendor({
          business_hour_details: "Thursday to Sunday, 9 to 5",
          specific_directions: "Second gate past the bridge.",
          delivery_details: "Fridays within Elora.",
        })}
      />,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Maple Hill Orchard");
    expect(screen.getByText("Northern Spy apples")).toBeVisible();
    for (const words of [
      "Thursday to Sunday, 9 to 5",
      "Second gate past the bridge.",
      "Fridays within Elora.",
    ]) {
      expect(within(visit()).getByText(words)).toBeVisible();
    }
    expect(within(visit()).getByRole("link", { name: /See it on a map/ })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent("7412 Wellington Road 21, Elora, Ontario")),
    );
  });

  it("says it in the reader's language where the vendor does, and else marks the vendor's", async () => {
    const { user } = renderWidget(
      <ConsumerPage
        profile={vendor({
          language: "fr-CA",
          business_hour_details: "Du jeudi au dimanche, de 9 h à 17 h",
          business_hour_details_translation: "Thursday to Sunday, 9 to 5",
          specific_directions: "Deuxième barrière après le pont.",
        })}
      />,
    );
    expect(within(visit()).getByText("Thursday to Sunday, 9 to 5")).not.toHaveAttribute("lang");
    expect(within(visit()).getByText("Deuxième barrière après le pont.")).toHaveAttribute("lang", "fr-CA");
    await user.click(within(visit()).getByRole("button", { name: "Show the French original" }));
    expect(within(visit()).getByText("Du jeudi au dimanche, de 9 h à 17 h")).toHaveAttribute("lang", "fr-CA");
  });

  it("offers its products in the other language where it names some in both", async () => {
    const french = vendor({}, { products_language: "fr-CA" });
    const [role] = french.roles;
    const [first, second] = role?.data.products ?? [];
    if (first) Object.assign(first, { name: "Pommes Spy", name_translation: "Spy apples" });
    if (second) second.name = "Cassis";
    const { user } = renderWidget(<ConsumerPage profile={french} />);
    expect(screen.getByText("Spy apples")).not.toHaveAttribute("lang");
    expect(screen.getByText("Cassis")).toHaveAttribute("lang", "fr-CA");
    await user.click(screen.getByRole("button", { name: "Show the French original" }));
    expect(screen.getByText("Pommes Spy")).toHaveAttribute("lang", "fr-CA");
    await user.click(screen.getByRole("button", { name: "Show it in English" }));
    expect(screen.getByText("Spy apples")).toBeVisible();
  });

  it("describes the business in its own words, or says that it has none", () => {
    const about = () => screen.getByRole("region", { name: "About Maple Hill Orchard" });
    const nothing = "This profile does not currently have a description";
    const { unmount } = renderWidget(
      <ConsumerPage profile={vendor({}, { description: " Heritage apples,\npicked by hand. " })} />,
    );
    expect(within(about()).getByText(/^Heritage apples,\s+picked by hand\.$/)).toBeVisible();
    expect(screen.queryByText(nothing)).toBeNull();
    unmount();
    renderWidget(<ConsumerPage profile={vendor({}, { description: "  " })} />);
    expect(within(about()).getByText(nothing)).toBeVisible();
  });

  it("names the seasons in which it is open, and those in which it is not", () => {
    const { unmount } = renderWidget(<ConsumerPage profile={vendor()} />);
    const seasons = () =>
      within(visit())
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
        .slice(0, 4);
    expect(seasons()).toEqual(["Spring, closed", "Summer", "Fall", "Winter, closed"]);
    unmount();
    renderWidget(<ConsumerPage profile={vendor({ open_year_round: true })} />);
    expect(screen.getByRole("heading", { name: "Open year-round" })).toBeVisible();
    expect(seasons()).toEqual(["Spring", "Summer", "Fall", "Winter"]);
  });

  it("names them in French, with what only screen readers say", () => {
    renderWidget(<ConsumerPage profile={vendor()} />, { locale: "fr-CA" });
    const visit = within(screen.getByRole("complementary", { name: "Planifier votre visite" }));
    const seasons = visit.getAllByRole("listitem").slice(0, 4);
    expect(seasons.map(({ textContent }) => textContent)).toEqual([
      "Printemps, fermé",
      "Été",
      "Automne",
      "Hiver, fermé",
    ]);
    expect(visit.getByRole("link", { name: /^Voir sur une carte, dans un nouvel onglet\s: / })).toBeVisible();
    expect(screen.getByRole("region", { name: "À propos de Maple Hill Orchard" })).toBeVisible();
  });

  it("shows the icons that were chosen, three at most", () => {
    renderWidget(
      <ConsumerPage profile={vendor({ halal: true, organic: true, fish: true, prepared_food: true })} />,
    );
    const icons = within(screen.getByRole("list", { name: "Known for" })).getAllByRole("listitem");
    expect(icons.map(({ textContent }) => textContent)).toEqual(["Fish", "Halal", "Organic"]);
  });

  it("shows the photos of the vendor gallery only", () => {
    const photos = [photo(1, { vendor: true, b2b: false }), photo(2, { vendor: false, b2b: true })];
    renderWidget(<ConsumerPage profile={vendor({}, { media: { photo: null, photos } })} />);
    expect(screen.getAllByRole("img", { name: /photo \d of/ })).toHaveLength(1);
  });

  it("keeps quiet about what the business hides", () => {
    renderWidget(
      <ConsumerPage
        profile={vendor(
          {},
          {
            hide_personal_info: true,
            phone: null,
            email: null,
            addresses: profile(orchard).addresses.map((address) => ({
              ...address,
              address_1: null,
              postal_code: null,
              phone: null,
            })),
          },
        )}
      />,
    );
    expect(screen.queryByRole("link", { name: /on a map/ })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Contact" })).toBeNull();
  });

  it("leads other businesses on, where it deals with them", () => {
    const { unmount } = renderWidget(<ConsumerPage profile={vendor()} />);
    expect(screen.queryByRole("link", { name: /Are you a food business/ })).toBeNull();
    unmount();
    renderWidget(<ConsumerPage profile={profile(businesses[0])} />);
    expect(screen.getByRole("link", { name: /Are you a food business/ })).toHaveAttribute(
      "href",
      "/profiles/maple-hill-orchard",
    );
  });
});
