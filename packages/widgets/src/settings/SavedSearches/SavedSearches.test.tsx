import { ownSettings, problem } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { section, showSettings } from "../testing.tsx";

const own = () => section("Saved Searches");
const frequency = () => own().findByRole("combobox", { name: "Alerts of “goat cheese”" });

describe("Saved searches", () => {
  it("are listed with the way to them", async () => {
    showSettings();
    expect(await own().findByRole("link", { name: "goat cheese" })).toHaveAttribute(
      "href",
      "/search?query=goat+cheese",
    );
    expect(own().getByRole("link", { name: "Apples in bulk, for cider" })).toHaveAttribute(
      "href",
      "/search/classifieds?query=goat+cheese",
    );
    expect(await frequency()).toHaveValue("daily");
  });

  it("are told more or less often at once", async () => {
    const settings = ownSettings();
    const put = vi.fn(settings["PUT /saved_searches/{id}/"]);
    const { user } = showSettings({ ...settings, "PUT /saved_searches/{id}/": put });
    await user.selectOptions(await frequency(), "Never");
    expect(await frequency()).toHaveValue("never");
    await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
    expect(put.mock.lastCall?.[0]).toMatchObject({ params: { id: "12" }, body: { frequency: "never" } });
  });

  it("stay as they were when the server does not take a change", async () => {
    const { user } = showSettings({ "PUT /saved_searches/{id}/": () => problem(503, "Not right now.") });
    await user.selectOptions(await frequency(), "At once");
    await waitFor(async () => expect(await frequency()).toHaveValue("daily"));
    expect(await frequency()).toHaveAccessibleDescription(/Could not update setting/);
  });

  const goatCheese = () => own().queryByRole("link", { name: "goat cheese" });
  const deleteIt = () => own().findByRole("button", { name: "Delete “goat cheese”" });
  const undo = () => screen.findByRole("button", { name: "Undo" });

  it("are deleted by one press, and saved again as they were by another", async () => {
    const settings = ownSettings();
    const post = vi.fn(settings["POST /saved_searches/"]);
    const { user } = showSettings({ ...settings, "POST /saved_searches/": post });
    await user.click(await deleteIt());
    await waitFor(() => expect(goatCheese()).toBeNull());
    expect(own().getByRole("link", { name: "Apples in bulk, for cider" })).toBeVisible();
    await user.click(await undo());
    await waitFor(() => expect(goatCheese()).toBeVisible());
    expect(post.mock.lastCall?.[0].body).toMatchObject({
      kind: "profiles",
      name: "goat cheese",
      frequency: "daily",
      search: { keywords: "goat cheese" },
    });
  });

  it("stay when the server does not delete them", async () => {
    const { user } = showSettings({ "DELETE /saved_searches/{id}/": () => problem(503, "Not right now.") });
    await user.click(await deleteIt());
    expect(await screen.findByText("Not right now.")).toBeVisible();
    expect(goatCheese()).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("say why they could not be saved again", async () => {
    const { user } = showSettings({
      ...ownSettings(),
      "POST /saved_searches/": () => problem(409, "You have 50 saved searches already."),
    });
    await user.click(await deleteIt());
    await user.click(await undo());
    expect(await screen.findByText("You have 50 saved searches already.")).toBeVisible();
    expect(goatCheese()).toBeNull();
  });

  it("say where to begin while there are none", async () => {
    showSettings({ "GET /saved_searches/": () => [] });
    expect(await own().findByText(/You have not saved any/)).toBeVisible();
  });

  it("can be loaded again", async () => {
    let fails = true;
    const settings = ownSettings();
    const { user } = showSettings({
      ...settings,
      "GET /saved_searches/": () =>
        fails ? problem(503, "Not right now.") : settings["GET /saved_searches/"](),
    });
    expect(await own().findByText(/Your saved searches could not be loaded/)).toBeVisible();
    fails = false;
    await user.click(own().getByRole("button", { name: /again/i }));
    expect(await own().findByRole("link", { name: "goat cheese" })).toBeVisible();
  });
});
