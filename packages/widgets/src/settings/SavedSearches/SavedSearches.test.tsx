import { ownSettings, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
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

  it("are deleted when that is confirmed", async () => {
    const { user } = showSettings();
    await user.click(await own().findByRole("button", { name: "Delete “goat cheese”" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete Saved Search" }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(own().getByRole("link", { name: "goat cheese" })).toBeVisible();
    await user.click(own().getByRole("button", { name: "Delete “goat cheese”" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(own().queryByRole("link", { name: "goat cheese" })).toBeNull());
    expect(own().getByRole("link", { name: "Apples in bulk, for cider" })).toBeVisible();
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
