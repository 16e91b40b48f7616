import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import { businesses, classifieds, profile } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfilePreview, type ProfilePreviewProps } from "./ProfilePreview.tsx";

const [orchard, dairy, , , network] = businesses;
const signedInAs = { account_id: orchard.id };

function show(
  preview: Partial<Schema<"ProfilePreview">> = {},
  more: Partial<ProfilePreviewProps> = {},
  locale: Locale = "en-CA",
) {
  const given = { as: "visitor" as const, profile: profile(orchard), classifieds: [], ...preview };
  return renderWidget(<ProfilePreview preview={given} {...more} />, {
    signedInAs,
    locale,
    // Any further request would be made with the owner's session.
    mocks: {
      "GET /accounts/classifieds_list/": () => {
        throw new Error("read as the owner");
      },
      "POST /accounts/profile_by_id/": () => {
        throw new Error("read as the owner");
      },
    },
  });
}

const readers = () => within(screen.getByRole("navigation", { name: "See it as" })).getAllByRole("link");

describe("the preview of the member's own profile", () => {
  it("names the current reader, and offers the others", () => {
    show();
    expect(screen.getByText("This is what somebody sees who is not logged in.")).toBeVisible();
    expect(readers().map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Visitor", "/viewProfile?as=visitor"],
      ["Member", "/viewProfile?as=member"],
      ["Consumer", "/viewProfile?as=consumer"],
    ]);
    expect(readers().map((link) => link.getAttribute("aria-current"))).toEqual(["true", null, null]);
    expect(screen.getByRole("link", { name: "Back to editing" })).toHaveAttribute("href", "/profile");
  });

  it("names the readers in French", () => {
    show({ profile: profile(orchard, { published: false }) }, {}, "fr-CA");
    const links = within(screen.getByRole("navigation", { name: "Voir en tant que" })).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["Visiteur", "Membre", "Consommateur"]);
    expect(screen.getByText(/pas connectée\. Personne d’autre ne voit encore ce profil/)).toBeVisible();
  });

  it("does not offer the consumer without a vendor role", () => {
    show({ profile: profile({ ...dairy, roles: ["processor"] }) });
    expect(readers().map((link) => link.textContent)).toEqual(["Visitor", "Member"]);
  });

  it("says why there is no consumer page, and keeps the switch", () => {
    show({ as: "consumer", profile: profile({ ...dairy, roles: ["processor"] }, { published: false }) });
    expect(screen.getByRole("heading", { level: 1, name: "No consumer page" })).toBeVisible();
    expect(
      screen.getByText(
        `Only vendors have a page for consumers, and ${dairy.business_name} does not have the account type Vendor.`,
      ),
    ).toBeVisible();
    expect(screen.getByText("Your customers see no page.")).toBeVisible();
    expect(readers().map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
      ["Visitor", null],
      ["Member", null],
      ["Consumer", "true"],
    ]);
    expect(screen.getByRole("link", { name: "Back to editing" })).toBeVisible();
  });

  it("keeps the tab and the reader", () => {
    show({ as: "member" }, { component: "contact" });
    expect(readers()[0]).toHaveAttribute("href", "/viewProfile/contact?as=visitor");
    const tabs = within(screen.getByRole("navigation", { name: "Profile" }));
    expect(tabs.getByRole("link", { name: "Photos" })).toHaveAttribute(
      "href",
      "/viewProfile/photos?as=member",
    );
  });

  it.each(["visitor", "member"] as const)("has no control of its owner for a %s", (as) => {
    show({ as, classifieds: classifieds() }, { component: "classifieds" });
    expect(screen.queryByRole("button", { name: /^(Edit|Add|Change|Manage|Delete|Post|Remove)/ })).toBeNull();
    expect(screen.queryByRole("region", { name: "Editing" })).toBeNull();
  });

  it("shows the classifieds that it was given, and reads no others", async () => {
    const [ad] = classifieds();
    show({ classifieds: ad ? [ad] : [] }, { component: "classifieds" });
    expect(await screen.findByRole("heading", { name: ad?.title })).toBeVisible();
    expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0);
  });

  it("shows how others would write, and sends nothing", () => {
    show({ as: "member" });
    expect(screen.getByRole("button", { name: "Message" })).toBeDisabled();
  });

  it("shows a network's way in to members and to visitors", () => {
    const { unmount } = show({ as: "member", profile: profile(network) });
    expect(screen.getByRole("button", { name: "Request Membership" })).toBeDisabled();
    expect(screen.queryByText(/to ask for membership/)).toBeNull();
    unmount();
    show({ as: "visitor", profile: profile(network) });
    expect(screen.getByText(/to ask for membership/)).toBeVisible();
  });

  it("is the vendor's page for a consumer", () => {
    show({ as: "consumer" });
    expect(screen.getByRole("heading", { name: "What we sell" })).toBeVisible();
    expect(screen.queryByRole("navigation", { name: "Profile" })).toBeNull();
  });

  it("says that an unpublished profile is visible to nobody else", () => {
    show({ profile: profile(orchard, { published: false }) });
    expect(screen.getByText(/Nobody else sees it yet: this is how it will look\./)).toBeVisible();
  });
});
