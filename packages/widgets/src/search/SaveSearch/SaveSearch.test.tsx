import { problem, savedSearch, unreachable } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { SaveSearch } from "./SaveSearch.tsx";

const parameters = { ...NO_PARAMETERS, search_query: "goat cheese", near: "N0B" };
const show = (options: RenderWidgetOptions = { signedInAs: {} }) => renderWidget(<Page />, options);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Save Search
      </button>
      <SaveSearch parameters={parameters} open={open} onOpenChange={setOpen} />
    </>
  );
}

async function open(options?: RenderWidgetOptions) {
  const shown = show(options);
  await shown.user.click(screen.getByRole("button", { name: "Save Search" }));
  await screen.findByRole("dialog", { name: "Save this search" });
  return shown;
}
const submit = () => screen.getByRole("button", { name: "Save" });

describe("saving a search", () => {
  it("asks a visitor for an address, says that a mail comes, and offers the login", async () => {
    const asked = vi.fn(() => ({ msg: "success" as const }));
    const { user } = show({ mocks: { "POST /alerts/request/": asked } });
    await user.click(screen.getByRole("button", { name: "Save Search" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Get alerts of this search" }));
    expect(dialog.getByRole("link", { name: "log in to save it" })).toHaveAttribute(
      "href",
      `/login?next=${encodeURIComponent("/search/goat%20cheese?near=N0B")}`,
    );
    expect(dialog.queryByRole("radio", { name: /^Never/ })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Get Alerts" }));
    expect(await dialog.findByText("You must provide a valid email address.")).toBeVisible();
    await user.type(dialog.getByLabelText("Your email"), "chef@bistro.example");
    await user.dblClick(dialog.getByRole("button", { name: "Get Alerts" }));
    expect(await dialog.findByText(/^We sent you an email/)).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.lastCall?.at(0)).toMatchObject({
      body: {
        email: "chef@bistro.example",
        kind: "profiles",
        name: "goat cheese",
        frequency: "daily",
        search: { keywords: "goat cheese", near: "N0B" },
      },
    });
  });

  it("loses no address when the mail cannot be sent", async () => {
    const { user } = show({ mocks: { "POST /alerts/request/": () => problem(429, "Please try tomorrow.") } });
    await user.click(screen.getByRole("button", { name: "Save Search" }));
    await user.type(await screen.findByLabelText("Your email"), "chef@bistro.example");
    await user.click(screen.getByRole("button", { name: "Get Alerts" }));
    expect(await screen.findByText("Please try tomorrow.")).toBeVisible();
    expect(screen.getByLabelText("Your email")).toHaveValue("chef@bistro.example");
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
