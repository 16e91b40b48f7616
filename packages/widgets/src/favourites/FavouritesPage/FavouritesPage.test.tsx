import { ownFavourites, problem, SHARE_TOKEN } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetChosenBusinesses } from "../../enquiries/chosenBusinesses.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { FavouritesPage } from "./FavouritesPage.tsx";

async function show(mocks: object = {}, signedInAs: object = {}) {
  const shown = renderWidget(<FavouritesPage />, {
    signedInAs,
    mocks: { ...ownFavourites(), ...mocks },
  });
  await screen.findByText("Delivers on Thursdays");
  return shown;
}
const rows = () => screen.getAllByRole("article");
const names = () => rows().map((row) => within(row).getByRole("heading").textContent);
const pressed = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the page of favourites", () => {
  it("shows the lists and what is in one, newest first, or by name", async () => {
    const { user } = await show();
    const lists = within(screen.getByRole("navigation", { name: "Lists" }));
    expect(lists.getByRole("link", { name: "Cheese for the tasting menu 2 favourites" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    expect(lists.getByRole("link", { name: "Bread 0 favourites" })).toHaveAttribute("href", "/favourites/4");
    expect(names()).toEqual(["Maple Hill Orchard", "North Fork Dairy"]);
    await user.selectOptions(screen.getByLabelText("Sort by"), "Name");
    expect(names()).toEqual(["Maple Hill Orchard", "North Fork Dairy"]);
  });

  it("marks the news of the list as seen", async () => {
    const seen = vi.fn(() => undefined);
    await show({ "POST /favourite_lists/{id}/seen/": seen });
    await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  });

  it("keeps notes, and gives focus back", async () => {
    const { user } = await show();
    await user.click(pressed("Edit Note: North Fork Dairy"));
    const field = screen.getByLabelText("Note about North Fork Dairy");
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, "Ask for Ines");
    await user.click(pressed("Save Note"));
    expect(await screen.findByText("Ask for Ines")).toBeVisible();
    await waitFor(() => expect(pressed("Edit Note: North Fork Dairy")).toHaveFocus());
  });

  it("loses no note that could not be saved", async () => {
    const { user } = await show({ "PUT /favourites/{id}/": () => problem(503, "Not right now.") });
    await user.click(pressed("Add Note: Maple Hill Orchard"));
    await user.type(screen.getByLabelText("Note about Maple Hill Orchard"), "Apples");
    await user.click(pressed("Save Note"));
    expect(await screen.findByText("Not right now.")).toBeVisible();
    expect(screen.getByLabelText("Note about Maple Hill Orchard")).toHaveValue("Apples");
  });

  it("removes, and undoes it", async () => {
    const { user } = await show();
    await user.click(pressed("Remove North Fork Dairy"));
    await waitFor(() => expect(names()).toEqual(["Maple Hill Orchard"]));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Delivers on Thursdays")).toBeVisible();
  });

  it("moves to another list", async () => {
    const { user } = await show();
    await user.selectOptions(screen.getByLabelText("List of North Fork Dairy"), "Bread");
    expect(await screen.findByText("Moved to “Bread”.")).toBeVisible();
    expect(names()).toEqual(["Maple Hill Orchard"]);
  });

  it("begins lists and renames them, and says when a name is taken", async () => {
    const { user, navigate } = await show();
    await user.click(pressed("New List"));
    await user.click(pressed("Save"));
    expect(await screen.findByText("Required")).toBeVisible();
    await user.type(screen.getByLabelText("Name of the list"), "Cider");
    await user.click(pressed("Save"));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/favourites/21", { keepScroll: true }));
    expect(await screen.findByRole("link", { name: "Cider 0 favourites" })).toBeVisible();
    await user.click(pressed("Rename"));
    const field = screen.getByLabelText("Name of the list");
    await user.clear(field);
    await user.type(field, "Tasting");
    await user.click(pressed("Save"));
    expect(await screen.findByRole("heading", { level: 2, name: "Tasting" })).toBeVisible();
  });

  it("deletes a list, and brings it back", async () => {
    const { user } = await show();
    await user.click(pressed("Delete"));
    expect(await screen.findByRole("heading", { level: 2, name: "Bread" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("link", { name: /^Cheese for the tasting menu/ })).toBeVisible();
  });

  it("shares a list by an address, and takes it back", async () => {
    const { user } = await show();
    await user.click(pressed("Share"));
    await user.click(pressed("Make an Address"));
    expect(await screen.findByLabelText("Address")).toHaveValue(`${location.origin}/lists/${SHARE_TOKEN}`);
    expect(screen.getByRole("link", { name: "a feed" })).toHaveAttribute(
      "href",
      `/feeds/lists/${SHARE_TOKEN}.atom`,
    );
    const notes = screen.getByLabelText("Show my notes too");
    expect(notes).not.toBeChecked();
    await user.click(notes);
    await waitFor(() => expect(screen.getByLabelText("Show my notes too")).toBeChecked());
    await user.click(pressed("Stop Sharing"));
    expect(await screen.findByRole("button", { name: "Make an Address" })).toBeVisible();
  });

  it("says how to begin", async () => {
    const nothing = () => ({ lists: [], favourites: [] });
    renderWidget(<FavouritesPage />, { signedInAs: {}, mocks: { "GET /favourites/": nothing } });
    expect(await screen.findByText("You have not saved anything yet.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Find Businesses" })).toHaveAttribute("href", "/search");
  });

  describe("asks the businesses of a list", () => {
    beforeEach(forgetChosenBusinesses);

    it("all of them at once", async () => {
      const { user } = await show({}, { account_id: 7 });
      await user.click(pressed("Enquire with these 2"));
      const dialog = within(await screen.findByRole("dialog", { name: "Ask 2 businesses" }));
      for (const name of ["Maple Hill Orchard", "North Fork Dairy"])
        expect(dialog.getByText(name)).toBeVisible();
    });

    it("but not the account's own", async () => {
      await show();
      expect(pressed("Enquire with this business")).toBeVisible();
    });

    it("or those that were chosen", async () => {
      const { user } = await show({}, { account_id: 7 });
      await user.click(pressed("Choose North Fork Dairy"));
      await user.click(pressed("Enquire with this business"));
      expect(await screen.findByRole("dialog", { name: "Ask one business" })).toBeVisible();
    });
  });
});
