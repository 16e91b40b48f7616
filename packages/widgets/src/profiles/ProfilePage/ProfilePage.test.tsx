import { businesses, profile, smallNetwork } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { networkPage } from "../../network-page/testing.ts";
import type { LinkProps } from "../../provider/links.tsx";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfilePage } from "./ProfilePage.tsx";

const [orchard, dairy, , logistics, network] = businesses;

const connected = ({ id, slug, business_name }: (typeof businesses)[number], connection_id: number) => ({
  connection_id,
  id,
  slug,
  business_name,
  photo_file_name: null,
});

function TellingLink({ to, keepScroll, ...rest }: LinkProps) {
  return <a href={to} data-scroll={keepScroll ? "kept" : "top"} {...rest} />;
}

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

  it("is in French with the member's own words as they are", () => {
    renderWidget(<ProfilePage profile={profile(orchard, { phone: "5195550142 x7" })} />, { locale: "fr-CA" });
    expect(screen.getByRole("heading", { name: "À propos de Maple Hill Orchard" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Coordonnées" })).toBeVisible();
    expect(screen.getByRole("link", { name: "(519) 555-0142, poste 7" })).toBeVisible();
    expect(screen.getByText(orchard.description ?? "", { exact: false })).toBeVisible();
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

  it("shows the paragraphs of a description without the empty lines between them", () => {
    const description = "We bake rye.\nAnd spelt.\n\nOpen on Fridays.\n \nClosed in May.";
    renderWidget(<ProfilePage profile={profile(orchard, { description })} />);
    const texts = [/^We bake/, /^Open/, /^Closed/].map((start) => screen.getByText(start).textContent);
    expect(texts).toEqual(["We bake rye.\nAnd spelt.", "Open on Fridays.", "Closed in May."]);
  });

  it("keeps the scroll position between tabs, and opens other pages at their top", () => {
    renderWidget(<ProfilePage profile={profile(orchard)} />, { Link: TellingLink });
    const parts = within(screen.getByRole("navigation", { name: "Profile" })).getAllByRole("link");
    expect(parts.map(({ dataset }) => dataset.scroll)).toEqual(["kept", "kept", "kept", "kept"]);
    expect(screen.getByRole("link", { name: "All Profiles" })).toHaveAttribute("data-scroll", "top");
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

  it("lists a network's first members, and all of them on request", async () => {
    const accounts = [connected(orchard, 1)];
    const { user } = renderWidget(
      <ProfilePage profile={profile(network, { accounts, accounts_total: 31 })} />,
      {
        mocks: {
          "GET /accounts/connected_profiles/{slug}/": ({ params }) => ({
            is_network: true,
            count: 31,
            results: params.slug === network.slug ? [connected(dairy, 2)] : [],
          }),
        },
      },
    );
    expect(screen.getByRole("heading", { name: "Membership" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "All 31 members" }));
    const dialog = await screen.findByRole("dialog", { name: `Members of ${network.business_name}` });
    expect(await within(dialog).findByRole("link", { name: dairy.business_name })).toBeVisible();
  });

  it("shows what only networks have where it was loaded: the week, members, classifieds, joining and feeds", async () => {
    // Its code comes lazily, which takes a busy machine long.
    await import("../../network-page/NetworkPart.tsx");
    const accounts = [connected(orchard, 1)];
    const page = <ProfilePage profile={profile(network, { accounts })} network={networkPage} />;
    const { unmount } = renderWidget(page);
    expect(await screen.findByRole("heading", { name: "This week from the members" })).toBeVisible();
    expect(screen.getByRole("link", { name: "See all 75 products" })).toHaveAttribute(
      "href",
      `/this-week/${network.slug}`,
    );
    expect(screen.getAllByRole("heading", { name: "Membership" })).toHaveLength(1);
    expect(screen.getByRole("searchbox", { name: "Find a member" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Newest classifieds of members" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Register Your Business" })).toHaveAttribute("href", "/register");
    expect(screen.getByRole("link", { name: "Feed of classifieds (RSS)" })).toHaveAttribute(
      "href",
      `/feeds/networks/${network.slug}/classifieds.rss`,
    );
    unmount();
    // Who may edit it still removes connections in the card.
    const own = profile(network, { accounts, editable: true });
    renderWidget(<ProfilePage profile={own} network={networkPage} />, { signedInAs: {} });
    expect(await screen.findAllByRole("heading", { name: "Membership" })).toHaveLength(2);
  });

  it("lets only its owner end a membership, after a confirmation and where it can be edited", async () => {
    const removed = vi.fn();
    const changed = vi.fn();
    const own = profile(orchard, { editable: true, organizations: [connected(network, 9)] });
    const remove = () => screen.queryByRole("button", { name: `Remove ${network.business_name}` });
    const signedInAs = { account_id: orchard.id };
    const { unmount } = renderWidget(<ProfilePage profile={{ ...own, editable: false }} />, { signedInAs });
    expect(remove()).toBeNull();
    unmount();
    const other = renderWidget(<ProfilePage profile={own} />, { signedInAs: { account_id: 7 } });
    expect(remove()).toBeNull();
    other.unmount();

    const { user } = renderWidget(<ProfilePage profile={own} onChanged={changed} />, {
      signedInAs,
      mocks: { "DELETE /accounts/connection/{id}/": ({ params }) => removed(params.id) },
    });
    await user.click(remove() as HTMLElement);
    const question = await screen.findByRole("dialog", { name: "Remove connection" });
    expect(question).toHaveTextContent(
      `You are about to remove your connection with ${network.business_name}. Are you sure you would like to proceed?`,
    );
    await user.click(within(question).getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(removed).toHaveBeenCalledWith("9");
  });

  it("of a network tells a visitor to log in before asking for membership", () => {
    renderWidget(<ProfilePage profile={profile(network)} />);
    expect(screen.getByRole("button", { name: "Request Membership" })).toBeDisabled();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute(
      "href",
      `/login?next=${encodeURIComponent(`/profiles/${network.slug}`)}`,
    );
  });

  it("shows a new member the first steps, but only where they can be done", async () => {
    const fresh = profile(orchard, { editable: true, onboarding: true });
    const { unmount } = renderWidget(<ProfilePage profile={fresh} base="/profile" />, { signedInAs: {} });
    expect(await screen.findByRole("heading", { name: "Getting Started" })).toBeVisible();
    unmount();
    renderWidget(<ProfilePage profile={{ ...fresh, editable: false }} />, { signedInAs: {} });
    expect(screen.queryByRole("heading", { name: "Getting Started" })).toBeNull();
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

describe("a profile that its reader may edit", () => {
  const own = profile(orchard, { editable: true });
  const signedInAs = { account_id: orchard.id };
  const editors = () => screen.queryAllByRole("button", { name: /^(Edit|Add|Change|Manage Products)/ });

  it("has no way to edit it for others", () => {
    renderWidget(<ProfilePage profile={profile(orchard)} />);
    expect(editors()).toEqual([]);
  });

  it("says whose it is, and leads to the hub and to how others see it", async () => {
    renderWidget(<ProfilePage profile={own} base="/profile" />, { signedInAs });
    const bar = within(await screen.findByRole("region", { name: "Editing" }));
    expect(bar.getByText("This is your profile.")).toBeVisible();
    expect(bar.getByRole("link", { name: "Open the Profile Hub" })).toHaveAttribute("href", "/profile-hub");
    expect(bar.getByRole("link", { name: "View as others see it" })).toHaveAttribute("href", "/viewProfile");
    expect(bar.getByRole("link", { name: /^View Your Consumer-Facing Profile/ })).toHaveAttribute(
      "href",
      "/market/maple-hill-orchard",
    );
  });

  it("lets a manager edit it in the business's place", async () => {
    renderWidget(<ProfilePage profile={{ ...own, published: false }} />, {
      signedInAs: { account_id: network.id, is_manager: true },
    });
    const bar = within(await screen.findByRole("region", { name: "Editing" }));
    expect(
      bar.getByText("You are editing the profile of Maple Hill Orchard. Nobody else sees it yet."),
    ).toBeVisible();
    expect(bar.getByRole("link", { name: "Open the Profile Hub" })).toHaveAttribute(
      "href",
      "/profile-hub/maple-hill-orchard",
    );
    expect(bar.queryByRole("link", { name: "View as others see it" })).toBeNull();
    expect(screen.getByRole("button", { name: "Edit description" })).toBeVisible();
  });

  it("shows at once what was saved", async () => {
    const contact = {
      id: 21,
      name: "Sam Reyes",
      position: null,
      phone: null,
      fax: null,
      cell: null,
      email: null,
    };
    const { user } = renderWidget(<ProfilePage profile={own} component="contact" />, {
      signedInAs,
      mocks: {
        "POST /accounts/save_profile/": ({ body }) =>
          profile(orchard, {
            editable: true,
            version: own.version + 1,
            contacts: body.changes.map((change) => ({ ...contact, ...change.body })) as (typeof contact)[],
          }),
        "POST /accounts/profile_by_id/": () => own,
      },
    });
    await user.click(screen.getByRole("button", { name: "Add a Contact" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add a Contact" }, { timeout: 5000 }));
    await user.type(dialog.getByLabelText(/^Name/), "Sam Reyes");
    await user.click(dialog.getByRole("button", { name: /^Save/ }));
    expect(await screen.findByText("Sam Reyes")).toBeVisible();
    expect(screen.getByRole("button", { name: "Edit Sam Reyes" })).toBeVisible();
  });

  it.each([
    ["Edit description", undefined, "Edit Your Profile"],
    ["Change photo", undefined, "Profile Photo"],
    ["Manage Products: Seller", undefined, "Manage Products"],
    ["Edit: Business Classifications", undefined, "Seller: Business classifications"],
    ["Edit attachments", undefined, "Attachments"],
    ["Edit photos", "photos", "Photo Gallery"],
    ["Add an Address", "contact", "Add an Address"],
  ] as const)("opens its dialog: %s", async (button, component, title) => {
    const { user } = renderWidget(<ProfilePage profile={own} component={component} />, {
      signedInAs,
      mocks: smallNetwork,
    });
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByRole("dialog", { name: title }, { timeout: 5000 })).toBeVisible();
  });
});
