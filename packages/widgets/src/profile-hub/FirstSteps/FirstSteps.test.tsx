import { problem, profileRole } from "@foodshed/sdk/testing";
import { firstSteps, type RoleValue } from "@foodshed/sdk/vocabulary";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Profile } from "../../profile-editing/editedProfile.tsx";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileHub } from "../ProfileHub/ProfileHub.tsx";

/** A member who has just signed up. */
const newcomer = (roles: RoleValue[] = ["seller"], changes: Partial<Profile> = {}) =>
  ownProfile({
    onboarding: true,
    roles: roles.map((value) => {
      const role = profileRole(value);
      return { ...role, data: { ...role.data, products: [] } };
    }),
    description: null,
    addresses: [],
    city: null,
    category: [],
    photo_file_name: null,
    ...changes,
  });

const question = (name: string | RegExp) => screen.findByRole("heading", { level: 2, name });
const press = (name: string | RegExp) => screen.getByRole("button", { name });

async function begin(profile = newcomer(), options: RenderWidgetOptions = {}) {
  const server = mockProfileServer(profile);
  const view = renderWidget(<ProfileHub profile={profile} />, {
    signedInAs: {},
    ...options,
    mocks: { ...server.mocks, ...options.mocks },
  });
  const steps = within(await screen.findByRole("region", { name: /^(First steps|Premiers pas)$/ }));
  return { ...view, server, steps };
}

const description = () => screen.getByRole("textbox", { name: "About your business" });
/** Goes on to the question about the business in words. */
async function toDescription(profile = newcomer(), options: RenderWidgetOptions = {}) {
  const view = await begin(profile, options);
  await view.user.click(press("Skip"));
  await question("What should people know about you?");
  return view;
}

describe("The first steps of a new member", () => {
  it("lead the hub, which keeps its sections and links", async () => {
    const { steps } = await begin();
    expect(steps.getByRole("heading", { name: "What do you sell to businesses?" })).toBeVisible();
    expect(steps.getByRole("status")).toHaveTextContent("0 of 6 answered");
    expect(press("General Business Information")).toBeVisible();
    expect(screen.getByRole("link", { name: /^View Your Business-Facing Profile/ })).toBeVisible();
  });

  it("are not for who comes for a section, has answered all, has hidden them, or edits for another", () => {
    const answered = newcomer(["service_provider"], {
      description: "Cold trucks.",
      city: "Elora",
      category: [{ value: "Logistics", display: "Logistics" }],
      services_provided: [{ value: "delivery", display: "Delivery" }],
      photo_file_name: "/photo.jpg",
    });
    expect(firstSteps(answered).every((step) => step.answered)).toBe(true);
    for (const hub of [
      <ProfileHub key={1} profile={newcomer()} asked={["products"]} />,
      <ProfileHub key={2} profile={answered} />,
      <ProfileHub key={3} profile={newcomer(["seller"], { onboarding: false })} />,
    ]) {
      const { unmount } = renderWidget(hub, { signedInAs: {} });
      expect(screen.queryByRole("region", { name: "First steps" })).toBeNull();
      expect(screen.queryByText("Skip")).toBeNull();
      unmount();
    }
  });

  it("save an answer by itself and take the focus to the next question", async () => {
    const { user, server, steps } = await toDescription();
    await user.type(description(), "Forty kinds of apples.");
    await user.click(press("Save and continue"));
    await waitFor(async () => expect(await question("Where are you?")).toHaveFocus());
    expect(server.lastChanges()).toEqual([
      { call: "update_profile", body: { id: 412, details: { description: "Forty kinds of apples." } } },
    ]);
    expect(steps.getByRole("status")).toHaveTextContent("1 of 6 answered");
  });

  it("show what is typed in the preview, before it is saved", async () => {
    const { user, container } = await toDescription();
    await user.type(description(), "Forty kinds of apples.");
    const preview = container.querySelector("[inert]");
    await waitFor(() => expect(preview).toHaveTextContent("Forty kinds of apples."));
    await user.click(press("Back"));
    await waitFor(() => expect(preview).not.toHaveTextContent("Forty kinds of apples."));
  });

  it("keep what is typed on the way back and after a failure", async () => {
    const { user } = await toDescription(newcomer(), {
      mocks: { "POST /accounts/save_profile/": () => problem(503, "Please try again.") },
    });
    await user.type(description(), "Forty kinds");
    await user.click(press("Save and continue"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again.");
    expect(description()).toHaveValue("Forty kinds");
    await user.click(press("Back"));
    await question("What do you sell to businesses?");
    await user.click(press("Skip"));
    expect(description()).toHaveValue("Forty kinds");
    expect(press("Save and continue")).toBeEnabled();
  });

  it("keep no draft of what was taken back", async () => {
    const { user } = await toDescription();
    await user.type(description(), "x");
    await user.clear(description());
    await user.click(press("Back"));
    await user.click(press("Skip"));
    await question("What should people know about you?");
    expect(description()).toHaveValue("");
    expect(press("Save and continue")).toBeDisabled();
  });

  it("name what is wrong in the words of the section, under its field", async () => {
    const { user, server } = await toDescription();
    await user.click(press("Skip"));
    await question("Where are you?");
    const form = within(screen.getByRole("form", { name: "Where are you?" }));
    expect(form.getByLabelText("Location name")).toHaveValue("Maple Hill Orchard");
    await user.type(form.getByLabelText("City or town"), "Elora");
    await user.type(form.getByLabelText("Postal code"), "12345");
    await user.click(press("Save and continue"));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("You must provide an Ontario address.");
    expect(alert).toHaveTextContent("You must provide a valid postal code.");
    expect(form.getByLabelText("Postal code")).toHaveAccessibleDescription(
      "You must provide a valid postal code.",
    );
    expect(server.saves).toEqual([]);
  });

  it("ask whether a business delivers, and preset nothing", async () => {
    const { user, server } = await begin(newcomer(["seller"], { description: "Apples.", city: "Elora" }));
    await user.click(press("Skip"));
    await question("Do you deliver?");
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(press("Save and continue"));
    await question("What kind of business are you?");
    expect(server.saved().roles[0]?.data.role_details).toMatchObject({
      delivery: 2,
      delivery_answered: true,
    });
  });

  it("take a pasted list of all categories, which is saved before one goes on", async () => {
    const { user, server, steps } = await begin();
    await user.click(press("Paste a list, or choose a file"));
    const list = await steps.findByRole("textbox", { name: /^List of products/ });
    await user.type(list, "Heirloom carrots\nBartlett pears");
    expect(steps.queryByRole("button", { name: "Skip" })).toBeNull();
    await user.click(press("Put into the table"));
    expect(await steps.findByText(/^2 new products/)).toBeVisible();
    await user.click(press("Save products"));
    expect(await steps.findByText("1 of 6 answered")).toBeVisible();
    expect(
      server
        .saved()
        .roles[0]?.data.products.map(({ category }) => category)
        .sort(),
    ).toEqual([10, 4]);
    await user.click(await steps.findByRole("button", { name: "Continue" }));
    expect(await question("What should people know about you?")).toBeVisible();
  });

  it("let another role answer as the first does", async () => {
    const both = newcomer(["seller", "processor", "buyer"], { description: "Apples.", city: "Elora" });
    const seller = both.roles[0] as (typeof both.roles)[number];
    const product = {
      id: 1,
      name: "Cider",
      category: 1,
      category_order: 0,
      parent: null,
      role_id: seller.role_id,
    };
    seller.data.products = [product as never, { ...product, id: 2, name: "Perry" } as never];
    const { user, server } = await begin(both);
    await question("What do you process?");
    await user.click(press("Copy from my seller role"));
    expect(await screen.findByText("2 products copied.")).toBeVisible();
    expect(server.lastChanges()).toEqual([
      {
        call: "create_products",
        body: { role_id: both.roles[1]?.role_id, category_id: 1, names: ["Cider", "Perry"] },
      },
    ]);
    await user.click(press("Continue"));
    await question("What do you buy?");
    await user.click(press("Skip"));
    const sells = within(await screen.findByRole("group", { name: "Do you deliver what you sell?" }));
    await user.click(sells.getByRole("radio", { name: "Negotiable" }));
    await user.click(press("Copy from my seller role"));
    const makes = within(screen.getByRole("group", { name: "Do you deliver what you process?" }));
    expect(makes.getByRole("radio", { name: "Negotiable" })).toBeChecked();
    // What a buyer requires is another question.
    expect(screen.queryByRole("button", { name: /^Copy from/ })).toBeNull();
  });

  it("can be seen all at once; what is saved folds, and can be changed", async () => {
    const { user } = await begin();
    await user.click(press("Show all at once"));
    await question("Do you deliver?");
    const form = within(screen.getByRole("form", { name: "What should people know about you?" }));
    await user.type(form.getByRole("textbox"), "Apples.");
    await user.click(form.getByRole("button", { name: "Save" }));
    await waitFor(async () => expect(await question("Where are you?")).toHaveFocus());
    await user.click(press("Change: What should people know about you?"));
    expect(description()).toHaveValue("Apples.");
  });

  it("end with a list of what was left for later, and can be hidden for good", async () => {
    const hidden = vi.fn();
    const { user } = await begin(newcomer(["service_provider"], { description: "Trucks.", city: "Elora" }), {
      mocks: {
        "GET /accounts/set_onboarding/": () => {
          hidden();
          return problem(503, "Not now.");
        },
      },
    });
    for (const _ of ["services", "types", "picture"]) await user.click(press("Skip"));
    const end = await question("That is enough to begin with.");
    expect(end).toHaveFocus();
    await user.click(press("Do you have a picture?"));
    expect(await question("Do you have a picture?")).toHaveFocus();
    await user.click(press("Hide these steps"));
    expect(screen.queryByRole("region", { name: "First steps" })).toBeNull();
    await waitFor(() => expect(hidden).toHaveBeenCalledTimes(1));
    expect(screen.queryByText("Not now.")).toBeNull();
  });

  it("are in French", async () => {
    const { steps } = await begin(newcomer(["seller", "vendor"]), { locale: "fr-CA" });
    expect(steps.getByRole("heading", { name: "Que vendez-vous aux consommateurs\u202f?" })).toBeVisible();
    expect(steps.getByRole("status")).toHaveTextContent("0 réponse sur 7");
  });
});
