import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

it("shows a sponsor's logo, or its name where there is none", () => {
  renderWidget(
    <SiteFooter
      contactEmail="support@foodshed.example"
      sponsors={[
        { name: "The Fund", logo: "/sponsors/fund.svg", href: "https://fund.example/" },
        { name: "Growers’ Society", logo: "/sponsors/growers.svg", href: null },
        { name: "County of Wellington", logo: null, href: "https://county.example/" },
      ]}
    />,
  );
  const fund = screen.getByRole("link", { name: "The Fund" });
  expect(fund).toHaveAttribute("href", "https://fund.example/");
  expect(within(fund).getByRole("img")).toHaveAttribute("src", "/sponsors/fund.svg");
  expect(screen.getByRole("img", { name: "Growers’ Society" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Growers’ Society" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "County of Wellington" })).toBeInTheDocument();
});

it("leads to the operator's pages on other sites, to those there are", () => {
  renderWidget(
    <SiteFooter
      contactEmail="support@foodshed.example"
      social={{ instagram: "https://www.instagram.com/foodshed" }}
    />,
  );
  const sites = within(screen.getByRole("list", { name: "Follow us" })).getAllByRole("link");
  expect(sites.map((site) => site.getAttribute("href"))).toEqual(["https://www.instagram.com/foodshed"]);
  expect(sites[0]).toHaveAccessibleName("Instagram");
});

it("says whose page it is and from which year, and shows no empty lists", () => {
  renderWidget(<SiteFooter contactEmail="support@foodshed.example" year={2031} />);
  expect(screen.getByText(/© 2031 Foodshed/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "support@foodshed.example" })).toHaveAttribute(
    "href",
    "mailto:support@foodshed.example",
  );
  expect(screen.queryByText("Supported by")).not.toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Follow us" })).not.toBeInTheDocument();
});

it("leads to classifieds, the map, categories and networks, which the header keeps from visitors", () => {
  renderWidget(<SiteFooter contactEmail="support@foodshed.example" />);
  const links = within(screen.getByRole("navigation", { name: "Explore" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/search/classifieds",
    "/search?view=map",
    "/#categories",
    "/search?profile_type=ORG",
  ]);
});

it("leads members to posting, to what they saved and to what they asked, from every page", () => {
  renderWidget(<SiteFooter contactEmail="support@foodshed.example" />, { signedInAs: {} });
  expect(screen.getByRole("link", { name: "Place an ad" })).toHaveAttribute(
    "href",
    "/search/classifieds#post",
  );
  expect(screen.getByRole("link", { name: "Favourites" })).toHaveAttribute("href", "/favourites");
  expect(screen.getByRole("link", { name: "Enquiries" })).toHaveAttribute("href", "/enquiries");
});
