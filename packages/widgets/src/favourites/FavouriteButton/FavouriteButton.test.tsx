import { type Business, businesses, ownFavourites, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { FavouriteButton } from "./FavouriteButton.tsx";

const [, dairy, chef] = businesses;
const show = (business: Business = chef, options: RenderWidgetOptions = {}) =>
  renderWidget(
    <FavouriteButton
      target={{ profile_id: business.id }}
      name={business.business_name}
      next={`/profiles/${business.slug}`}
    />,
    { signedInAs: {}, mocks: ownFavourites(), ...options },
  );
const button = () => screen.getByRole("button", { name: /^Favourite: / });
const ready = () => waitFor(() => expect(button()).toBeEnabled());

describe("the favourite button", () => {
  it("leads a visitor to the login, and back to what they wanted to save", () => {
    show(chef, { signedInAs: undefined });
    expect(screen.getByRole("link", { name: `Favourite: ${chef.business_name}` })).toHaveAttribute(
      "href",
      `/login?next=${encodeURIComponent(`/profiles/${chef.slug}`)}`,
    );
  });

  it("saves by one press, says where, and leads there", async () => {
    const { user, navigate } = show();
    await ready();
    expect(button()).toHaveAttribute("aria-pressed", "false");
    await user.click(button());
    expect(await screen.findByText("Saved to “Cheese for the tasting menu”.")).toBeVisible();
    expect(button()).toHaveAttribute("aria-pressed", "true");
    await user.click(screen.getByRole("button", { name: "Open list" }));
    expect(navigate).toHaveBeenCalledWith("/favourites/3");
  });

  it("removes what is saved, and saves it again with its note when that is undone", async () => {
    const mocks = ownFavourites();
    const post = vi.fn(mocks["POST /favourites/"]);
    const { user } = show(dairy, { mocks: { ...mocks, "POST /favourites/": post } });
    await ready();
    expect(button()).toHaveAttribute("aria-pressed", "true");
    await user.click(button());
    expect(await screen.findByText("Removed from your favourites.")).toBeVisible();
    expect(button()).toHaveAttribute("aria-pressed", "false");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(button()).toHaveAttribute("aria-pressed", "true"));
    expect(post.mock.lastCall?.[0].body).toEqual({
      profile_id: dairy.id,
      list_id: 3,
      note: "Delivers on Thursdays",
    });
  });

  it("saves once when it is pressed twice", async () => {
    const mocks = ownFavourites();
    const post = vi.fn(mocks["POST /favourites/"]);
    const { user } = show(chef, { mocks: { ...mocks, "POST /favourites/": post } });
    await ready();
    await user.dblClick(button());
    await screen.findByText(/^Saved to/);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it("goes back and says why when the server refuses", async () => {
    const refused = { ...ownFavourites(), "POST /favourites/": () => problem(409, "You keep 500 things.") };
    const { user } = show(chef, { mocks: refused });
    await ready();
    await user.click(button());
    expect(await screen.findByText("You keep 500 things.")).toBeVisible();
    expect(button()).toHaveAttribute("aria-pressed", "false");
  });

  describe("after saving, with the menu of lists below it", () => {
    const menu = () => screen.findByRole("group", { name: `List for ${chef.business_name}` });
    async function saved(mocks: RenderWidgetOptions["mocks"] = ownFavourites()) {
      const put = vi.fn(mocks["PUT /favourites/{id}/"]);
      const shown = show(chef, { mocks: { ...mocks, "PUT /favourites/{id}/": put } });
      await ready();
      await shown.user.click(button());
      return { ...shown, put, options: within(await menu()) };
    }
    const isClosed = () => waitFor(() => expect(screen.queryByRole("group")).not.toBeInTheDocument());

    it("moves it to another list by keyboard alone, and gives the focus back", async () => {
      const { user, put, options } = await saved();
      expect(options.getByRole("button", { name: "Cheese for the tasting menu" })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      expect(button()).toHaveFocus();
      await user.keyboard("{ArrowDown}{ArrowDown}");
      expect(options.getByRole("button", { name: "Bread" })).toHaveFocus();
      await user.keyboard("{Enter}");
      expect(await screen.findByText("Moved to “Bread”.")).toBeVisible();
      expect(put.mock.lastCall?.[0].body).toEqual({ list_id: 4 });
      expect(button()).toHaveFocus();
      await isClosed();
    });

    it("moves it to a new list", async () => {
      const { user, put, options } = await saved();
      await user.click(options.getByRole("button", { name: "New List" }));
      const dialog = within(await screen.findByRole("dialog", { name: "New List" }));
      await user.type(dialog.getByLabelText("Name of the list"), "For spring");
      await user.click(dialog.getByRole("button", { name: "Save" }));
      expect(await screen.findByText("Moved to “For spring”.")).toBeVisible();
      expect(put).toHaveBeenCalledTimes(1);
      await isClosed();
    });

    it("closes by Escape, by a press elsewhere, and where it was right already", async () => {
      const { user, put } = await saved();
      await user.keyboard("{Escape}");
      await isClosed();
      expect(button()).toHaveFocus();
      await user.click(button());
      await user.click(button());
      await user.click((await within(await menu()).findAllByRole("button"))[0] as HTMLElement);
      await isClosed();
      await user.click(button());
      await user.click(button());
      await menu();
      await user.click(document.body);
      await isClosed();
      expect(put).not.toHaveBeenCalled();
    });

    it("says why when the server does not move it", async () => {
      const { user, options } = await saved({
        ...ownFavourites(),
        "PUT /favourites/{id}/": () => problem(503, "Not right now."),
      });
      await user.click(options.getByRole("button", { name: "Bread" }));
      expect(await screen.findByText("Not right now.")).toBeVisible();
      expect(button()).toHaveAttribute("aria-pressed", "true");
    });
  });
});
