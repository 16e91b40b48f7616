import { businesses, profileRole } from "@foodshed/sdk/testing";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileHub } from "../ProfileHub/ProfileHub.tsx";

const as = (...roles: RoleValue[]) => ownProfile({ roles: roles.map((role) => profileRole(role)) });

async function open(name: string, profile = ownProfile()) {
  const server = mockProfileServer(profile);
  const view = renderWidget(<ProfileHub profile={profile} />, { signedInAs: {}, mocks: server.mocks });
  await view.user.click(screen.getByRole("button", { name }));
  const form = within(await screen.findByRole("form", { name }));
  const save = () => view.user.click(form.getByRole("button", { name: "Save" }));
  return { ...view, server, form, save };
}

describe("General business information", () => {
  it("leads to further contacts, but not for those who are vendors only", async () => {
    const link = { name: "Add additional Business Contacts" };
    const { unmount } = await open("General Business Information", as("vendor", "buyer"));
    expect(screen.getByRole("link", link)).toHaveAttribute("href", "/profile/contact");
    unmount();
    await open("General Business Information", as("vendor"));
    expect(screen.queryByRole("link", link)).toBeNull();
  });

  it("lets vendors hide who they are", async () => {
    const { form, user, save, server, unmount } = await open("General Business Information", as("vendor"));
    await user.click(form.getByRole("checkbox", { name: "Hide my personal information" }));
    await save();
    await form.findByText("Your general business information has been saved.");
    expect(server.saved().hide_personal_info).toBe(true);
    unmount();
    const other = await open("General Business Information", as("buyer"));
    expect(other.form.queryByRole("checkbox")).toBeNull();
  });
});

describe("Website and social media", () => {
  it("has an online store for sellers and processors only", async () => {
    const { form, unmount } = await open("Website and Social Media", as("processor"));
    expect(form.getByLabelText("Online store (optional)")).toBeVisible();
    unmount();
    const other = await open("Website and Social Media", as("vendor"));
    expect(other.form.queryByLabelText("Online store (optional)")).toBeNull();
  });

  it("saves a handle as an address and goes on showing the handle", async () => {
    const { form, user, save, server } = await open("Website and Social Media");
    await user.type(form.getByLabelText("Instagram (optional)"), "maple.hill");
    await save();
    expect(await form.findByText("Your website and social media have been saved.")).toBeVisible();
    expect(server.saved().instagram).toBe("https://instagram.com/maple.hill");
    expect(form.getByLabelText("Instagram (optional)")).toHaveValue("@maple.hill");
    expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
  });
});

describe("Vendor profile highlights", () => {
  const title = "Vendor Profile Highlights";

  it("are for vendors", () => {
    renderWidget(<ProfileHub profile={as("seller", "buyer", "processor")} />, { signedInAs: {} });
    expect(screen.queryByRole("button", { name: title })).toBeNull();
  });

  it("take three icons at most, and want a masthead", async () => {
    const { form, user, save, server } = await open(title);
    for (const name of ["Fish", "Grains", "Halal", "Organic"]) {
      await user.click(form.getByRole("checkbox", { name }));
    }
    await save();
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("You can’t choose more than three icons.");
    expect(summary).toHaveTextContent("You must choose one masthead.");
    expect(server.saves).toEqual([]);
    await user.click(form.getByRole("checkbox", { name: "Halal" }));
    await user.click(form.getByRole("radio", { name: "Pasture" }));
    await save();
    expect(await form.findByText("Your vendor highlights have been saved.")).toBeVisible();
    expect(server.lastChanges()).toMatchObject([
      {
        call: "update_highlight",
        body: {
          id: 61,
          details: { fish: true, grains: true, organic: true, halal: false, masthead: "masthead_3" },
        },
      },
    ]);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: title })).toHaveAccessibleDescription(
        /^Fish · Grains · Organic/,
      ),
    );
  });

  it("can go without a masthead", async () => {
    const { form, user, save, server } = await open(title);
    await user.click(form.getByRole("radio", { name: "No masthead" }));
    await save();
    await form.findByText("Your vendor highlights have been saved.");
    expect(server.lastChanges()).toMatchObject([{ body: { details: { masthead: "masthead_7" } } }]);
  });

  it("are in the language that is chosen, and in the other one too", async () => {
    const { form, user, save, server } = await open(title);
    await user.click(form.getByRole("radio", { name: "No masthead" }));
    await user.click(form.getByRole("button", { name: "Language and translation" }));
    await user.selectOptions(
      form.getByRole("combobox", { name: /^Language of hours, directions and delivery/ }),
      "Français",
    );
    await user.type(form.getByLabelText("Business hours in English (optional)"), "Saturdays, 9 to 5");
    await user.type(form.getByLabelText("Specific directions in English (optional)"), "Second gate.");
    await save();
    await form.findByText("Your vendor highlights have been saved.");
    expect(server.lastChanges()).toMatchObject([
      {
        call: "update_highlight",
        body: {
          details: {
            language: "fr-CA",
            business_hour_details_translation: "Saturdays, 9 to 5",
            specific_directions_translation: "Second gate.",
          },
        },
      },
    ]);
  });

  it("hold 250 characters of hours", async () => {
    const { form, user, save } = await open(title);
    await user.click(form.getByLabelText("Business hours (optional)"));
    await user.paste("x".repeat(251));
    await save();
    expect(await screen.findByRole("alert")).toHaveTextContent("You can use at most 250 characters.");
    expect(form.getByLabelText("Business hours (optional)")).toHaveValue("x".repeat(251));
  });
});

describe("Delivery details", () => {
  it("are told in the other language too", async () => {
    const { form, user, save, server } = await open("Delivery Details", as("vendor"));
    await user.click(form.getByRole("button", { name: "Language and translation" }));
    await user.type(
      form.getByLabelText("Further details in the other language (optional)"),
      "Dans un rayon de 30 km.",
    );
    await save();
    await waitFor(() =>
      expect(server.lastChanges()).toMatchObject([
        {
          call: "update_highlight",
          body: { details: { delivery_details_translation: "Dans un rayon de 30 km." } },
        },
      ]),
    );
  });

  it("ask each role, and vendors for a yes or a no", async () => {
    const { form } = await open("Delivery Details", as("vendor", "seller"));
    expect(screen.getByRole("button", { name: "Delivery Details" })).toHaveAccessibleDescription(
      "Nothing saved yet",
    );
    const consumers = within(form.getByRole("group", { name: "Do you deliver to consumers?" }));
    expect(consumers.getAllByRole("radio").map((radio) => radio.parentElement?.textContent)).toEqual([
      "Yes",
      "No",
    ]);
    const sells = within(form.getByRole("group", { name: "Do you deliver what you sell?" }));
    for (const radio of sells.getAllByRole("radio")) expect(radio).not.toBeChecked();
  });

  it("save every role's answer and the vendor's words in one transaction, answers as numbers", async () => {
    const { form, user, save, server } = await open("Delivery Details", as("vendor", "seller"));
    await user.click(
      within(form.getByRole("group", { name: "Do you deliver what you sell?" })).getByRole("radio", {
        name: "Negotiable",
      }),
    );
    await user.type(form.getByLabelText("Further details (optional)"), "Within 30 km.");
    await save();
    expect(await form.findByText("Your delivery details have been saved.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Delivery Details" })).toHaveAccessibleDescription(
      /(?<!Vendor: no · )Seller: negotiable$/,
    );
    expect(server.saves).toHaveLength(1);
    expect(server.lastChanges()).toEqual([
      { call: "update_role", body: [{ id: 4122, details: { delivery: 3, edited: true } }] },
      { call: "update_highlight", body: { id: 61, details: { delivery_details: "Within 30 km." } } },
    ]);
  });

  it("are not for service providers", () => {
    renderWidget(<ProfileHub profile={as("service_provider")} />, { signedInAs: {} });
    expect(screen.queryByRole("button", { name: "Delivery Details" })).toBeNull();
  });
});

describe("Business type", () => {
  it("offers what goes with the held roles, and saves the list", async () => {
    const { form, user, save, server } = await open("Business Type", as("buyer"));
    await user.click(form.getByRole("button", { name: /^Show \d+ more$/ }));
    expect(form.queryByRole("checkbox", { name: "Pick-Your-Own" })).toBeNull();
    expect(form.queryByRole("checkbox", { name: "Packer" })).toBeNull();
    await user.click(form.getByRole("checkbox", { name: "Restaurant" }));
    await save();
    expect(await form.findByText("Your business types have been saved.")).toBeVisible();
    expect(server.saved().category.map(({ value }) => value)).toEqual(["Grower/Producer", "Restaurant"]);
  });
});

describe("The hub's sections", () => {
  it("leave out the organization role", () => {
    renderWidget(
      <ProfileHub profile={ownProfile({ roles: [profileRole("organization", businesses[4])] })} />,
      { signedInAs: {} },
    );
    const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).not.toContain("Delivery Details");
    expect(titles).not.toContain("Products");
    expect(titles).toContain("Business Type");
  });
});
