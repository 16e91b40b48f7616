import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { AboutTheFund } from "../AboutTheFund.tsx";
import { AboutUs } from "../AboutUs.tsx";
import { ContactUs } from "../ContactUs.tsx";
import { MeetOurPartners } from "../MeetOurPartners.tsx";

const pages: [path: string, page: ReactElement][] = [
  ["/about-us", <AboutUs key="us" />],
  ["/about-us/meet-our-partners", <MeetOurPartners key="partners" />],
  ["/about-the-fund", <AboutTheFund key="fund" />],
];

it.each(pages)("%s leads to the other about pages, and marks its own", (path, page) => {
  renderWidget(page);
  const links = within(screen.getByRole("navigation", { name: "About" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(pages.map(([to]) => to));
  const here = links.filter((link) => link.getAttribute("aria-current") === "page");
  expect(here.map((link) => link.getAttribute("href"))).toEqual([path]);
});

it("no other static page has that menu", () => {
  renderWidget(<ContactUs supportEmail="help@foodshed.example" />);
  expect(screen.queryByRole("navigation", { name: "About" })).not.toBeInTheDocument();
});
