import { businesses, profile, smallNetwork } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfilePage } from "./ProfilePage.tsx";

const [orchard, dairy, , logistics, network] = businesses;

describe("a profile", () => {
  it("says who it is and how to reach it", () => {
    renderWidget(
      <ProfilePage profile={profile(orchard, { phone: "5195550142 x7", greenbelt_location: true })} />,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Maple Hill Orchard");
    expect(screen.getByRole("link", { name: "All Profiles" })).toHaveAttribute("href", "/search");
    expect(screen.getByRole("link", { name: "(519) 555-0142 ext. 7" })).toHaveAttribute(
      "href",
      "tel:+15195550142;ext=7",
    );
    expect(screen.getByText("This business is located in the Greenbelt!")).toBeVisible();
  });

  it("says so when there is no description", () => {
    renderWidget(<ProfilePage profile={profile(orchard, { description: "  ", category: [] })} />);
    expect(screen.getByText("This profile does not currently have a description")).toBeVisible();
    expect(screen.getByText("No Business Type")).toBeVisible();
  });

  it("folds a long description behind '...'", async () => {
    const { user } = renderWidget(
      <ProfilePage profile={profile(orchard, { description: "Long. ".repeat(200) })} />,
    );
    const toggle = screen.getByText("...");
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
  });

  it("shows several roles as tabs: seller, buyer, processor, then the rest", () => {
    renderWidget(<ProfilePage profile={profile({ ...dairy, roles: ["vendor", "processor", "seller"] })} />);
    const tabs = within(screen.getByRole("tablist", { name: "Roles" })).getAllByRole("tab");
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["Seller", "Processor", "Vendor"]);
  });

  it("shows one role without tabs, and none for service providers and organizations", () => {
    const { unmount } = renderWidget(<ProfilePage profile={profile({ ...dairy, roles: ["buyer"] })} />);
    expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "We buy" })).toBeVisible();
    unmount();
    renderWidget(<ProfilePage profile={profile(logistics)} />);
    expect(screen.queryByRole("heading", { name: /^We / })).not.toBeInTheDocument();
  });

  it("does not link to anything but web pages", () => {
    renderWidget(
      <ProfilePage
        profile={profile(orchard, { website: "javascript:alert(1)", online_store: "data:text/html,x" })}
      />,
    );
    for (const link of screen.getAllByRole("link"))
      expect(link.getAttribute("href")).not.toMatch(/^(javascript|data):/);
    expect(screen.queryByText("Buy Online")).not.toBeInTheDocument();
  });

  it("leads to the online store of sellers and processors only", () => {
    const online_store = "https://shop.example/";
    const { unmount } = renderWidget(<ProfilePage profile={profile(orchard, { online_store })} />);
    expect(screen.getByRole("heading", { name: "Buy Online" })).toBeVisible();
    unmount();
    renderWidget(<ProfilePage profile={profile({ ...orchard, roles: ["buyer"] }, { online_store })} />);
    expect(screen.queryByRole("heading", { name: "Buy Online" })).not.toBeInTheDocument();
  });

  it("lists a network's members and how many more there are", () => {
    const accounts = [
      {
        connection_id: 1,
        id: 412,
        slug: orchard.slug,
        business_name: orchard.business_name,
        photo_file_name: null,
      },
    ];
    renderWidget(<ProfilePage profile={profile(network, { accounts, accounts_total: 31 })} />);
    expect(screen.getByRole("heading", { name: "Membership" })).toBeVisible();
    expect(screen.getByText("and 30 more")).toBeVisible();
  });

  it("cannot be messaged by itself, nor where the conversation is blocked", () => {
    const { unmount } = renderWidget(<ProfilePage profile={profile(orchard)} />, {
      signedInAs: { account_id: orchard.id },
    });
    expect(screen.getByRole("button", { name: "Message" })).toBeDisabled();
    unmount();
    renderWidget(<ProfilePage profile={profile(orchard, { silenced: "2026-10-01T00:00:00Z" })} />, {
      signedInAs: { account_id: 7 },
    });
    expect(screen.getByRole("button", { name: "Message" })).toBeDisabled();
  });

  it("has an address for each of its parts", () => {
    renderWidget(<ProfilePage profile={profile(orchard)} component="contact" />);
    const tabs = within(screen.getByRole("navigation", { name: "Profile" }));
    expect(tabs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/profiles/maple-hill-orchard",
      "/profiles/maple-hill-orchard/contact",
      "/profiles/maple-hill-orchard/photos",
      "/profiles/maple-hill-orchard/classifieds",
    ]);
    expect(tabs.getByRole("link", { name: "Contact" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByText("7412 Wellington Road 21")).toBeVisible();
  });

  it("says so when there are no photos", () => {
    renderWidget(<ProfilePage profile={profile(orchard)} component="photos" />);
    expect(screen.getByText("No Gallery Photos Available")).toBeVisible();
  });

  it("shows its classifieds", async () => {
    renderWidget(<ProfilePage profile={profile(orchard)} component="classifieds" />, { mocks: smallNetwork });
    expect(await screen.findByRole("heading", { name: "Cold-pressed cider" })).toBeVisible();
  });
});
