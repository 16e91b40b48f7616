import { dashboard, type Mocks, problem } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EnquiriesAndFavourites } from "./EnquiriesAndFavourites.tsx";

const show = (mocks: Mocks = {}) =>
  renderWidget(<EnquiriesAndFavourites account={7} />, { signedInAs: {}, mocks: { ...dashboard, ...mocks } });
const links = () =>
  within(screen.getByRole("region", { name: "Enquiries and favourites" }))
    .getAllByRole("link")
    .map((link) => [link.getAttribute("href"), link.textContent]);

it("leads to enquiries and favourites, and says how much is new there", async () => {
  show();
  await screen.findByText("2 new answers");
  await screen.findByText(/^\d+ new$/);
  expect(links()).toEqual([
    ["/enquiries", "Your enquiries 2 new answers"],
    ["/messages", "Enquiries to you 1 waits for your answer"],
    ["/favourites", expect.stringMatching(/^Favourites \d+ new$/)],
  ]);
});

it("leads there also when the counts cannot be read", () => {
  show({
    "GET /enquiries/": () => problem(503, "Later."),
    "GET /accounts/news/": () => problem(503, "Later."),
  });
  expect(links()).toEqual([
    ["/enquiries", "Your enquiries "],
    ["/messages", "Enquiries to you "],
    ["/favourites", "Favourites "],
  ]);
});
