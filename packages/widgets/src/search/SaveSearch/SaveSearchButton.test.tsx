import { problem, savedSearch, unreachable } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { SaveSearchButton } from "./SaveSearchButton.tsx";

const parameters = { ...NO_PARAMETERS, search_query: "goat cheese", near: "N0B" };
const show = (options: RenderWidgetOptions = { signedInAs: {} }) =>
  renderWidget(<SaveSearchButton parameters={parameters} />, options);

async function open(options?: RenderWidgetOptions) {
  const shown = show(options);
  await shown.user.click(screen.getByRole("button", { name: "Save Search" }));
  await screen.findByRole("dialog", { name: "Save this search" });
  return shown;
}
const submit = () => screen.getByRole("button", { name: "Save" });

describe("saving a search", () => {
  it("leads visitors to the login, and back to the search", () => {
    show({});
    expect(screen.getByRole("link", { name: "Save Search" })).toHaveAttribute(
      "href",
      `/login?next=${encodeURIComponent("/search/goat%20cheese?near=N0B")}`,
    );
  });

  it("asks for a name and how often, says that it is saved, and closes", async () => {
    const saved = vi.fn(({ body }) => savedSearch({ name: body.name }));
    const { user } = await open({ signedInAs: {}, mocks: { "POST /saved_searches/": saved } });
    expect(screen.getByLabelText("Name")).toHaveValue("goat cheese");
    await user.click(screen.getByRole("radio", { name: "Once a week" }));
    await user.dblClick(submit());
    expect(await screen.findByText("Saved. We write to you when there is something new.")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(saved).toHaveBeenCalledTimes(1);
    expect(saved.mock.lastCall?.[0].body).toEqual({
      kind: "profiles",
      name: "goat cheese",
      frequency: "weekly",
      search: { keywords: "goat cheese", profiletype_filters: "ALL", near: "N0B" },
    });
  });

  it("needs a name", async () => {
    const { user } = await open();
    await user.clear(screen.getByLabelText("Name"));
    await user.click(submit());
    expect(await screen.findByText("Required")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });

  it("says why it could not be saved, and loses nothing", async () => {
    const message = "You have saved this search already.";
    const { user } = await open({
      signedInAs: {},
      mocks: { "POST /saved_searches/": () => problem(409, message) },
    });
    await user.click(screen.getByRole("radio", { name: /As soon as/ }));
    await user.click(submit());
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.getByRole("radio", { name: /As soon as/ })).toBeChecked();
  });

  it("saves one search however often it is tried", async () => {
    const keys: (string | null)[] = [];
    const { user } = await open({
      signedInAs: {},
      mocks: {
        "POST /saved_searches/": ({ request }) => {
          keys.push(request.headers.get("Idempotency-Key"));
          return unreachable();
        },
      },
    });
    await user.click(submit());
    await waitFor(() => expect(keys).toHaveLength(1));
    await screen.findByRole("alert");
    await user.click(submit());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it("gives focus back to its button when it is closed", async () => {
    const { user } = await open();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Save Search" })).toHaveFocus());
  });
});
