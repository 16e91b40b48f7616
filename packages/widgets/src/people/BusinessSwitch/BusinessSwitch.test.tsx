import {
  businesses,
  exampleToken,
  type Mocks,
  me,
  myBusiness,
  peopleMocks,
  problem,
} from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { pageLoad } from "../enterBusiness.ts";
import { BusinessSwitch } from "./BusinessSwitch.tsx";

const [orchard, creamery, , , network] = businesses;
const several = () =>
  me({
    businesses: [
      myBusiness(network, { role: "reader", is_manager: true, is_organization: true }),
      myBusiness(orchard, { current: true }),
      myBusiness(creamery, { role: "editor" }),
    ],
  });

const show = (path = "/search?keywords=cheese", mocks: Mocks = {}, options: RenderWidgetOptions = {}) =>
  renderWidget(<BusinessSwitch path={path} />, {
    signedInAs: { role: "owner" },
    mocks: { ...peopleMocks({}, several()), ...mocks },
    ...options,
  });
const button = () => screen.findByRole("button", { name: `You act for ${orchard.business_name}` });
const item = (name: string) => screen.getByRole("menuitemradio", { name: new RegExp(`^${name}`) });

let load: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  load = vi.spyOn(pageLoad, "enter").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe("The switcher in the header", () => {
  it("is not there for who has one business, nor for visitors", async () => {
    const asked = vi.fn(() => me());
    const { unmount } = renderWidget(<BusinessSwitch path="/" />, {
      signedInAs: {},
      mocks: { "GET /people/me/": asked },
    });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole("button")).toBeNull();
    unmount();
    renderWidget(<BusinessSwitch path="/" />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("names the business that one acts for, and lists all with one's role", async () => {
    const { user } = show();
    await user.click(await button());
    expect(screen.getByRole("menu", { name: "Businesses that you are with" })).toBeVisible();
    expect(item(orchard.business_name)).toHaveAttribute("aria-checked", "true");
    expect(item(orchard.business_name)).toHaveFocus();
    expect(item(network.business_name)).toHaveTextContent("Reader");
    expect(item(creamery.business_name)).toHaveTextContent("Editor");
  });

  it("changes the session and loads the same page for the other business", async () => {
    const { user, session } = show();
    await user.click(await button());
    await user.click(item(creamery.business_name));
    await waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith("/search?keywords=cheese"));
    expect(session.get()?.account_id).toBe(creamery.id);
  });

  it("leads to the nearest page where the other business has not this one", async () => {
    const { user } = show("/reports/other");
    await user.click(await button());
    await user.click(item(network.business_name));
    await waitFor(() => expect(load).toHaveBeenCalledWith(`/reports/${network.slug}`));
  });

  it("does nothing for the business that one acts for already", async () => {
    const change = vi.fn();
    const { user } = show("/", { "POST /people/switch/": change });
    await user.click(await button());
    await user.click(item(orchard.business_name));
    expect(change).not.toHaveBeenCalled();
    expect(screen.queryByRole("menu")).toBeNull();
    expect(await button()).toHaveFocus();
  });

  it("stays with the business, and says so, when the server refuses", async () => {
    const { user, session } = show("/", { "POST /people/switch/": () => problem(404, "Gone.") });
    await user.click(await button());
    await user.click(item(creamery.business_name));
    expect(await screen.findByText(`You still act for ${orchard.business_name}. Gone.`)).toBeVisible();
    expect(session.get()?.account_id).toBe(orchard.id);
    expect(load).not.toHaveBeenCalled();
  });

  it("asks before unsaved work is lost", async () => {
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    const change = vi.fn(peopleMocks({}, several())["POST /people/switch/"]);
    const { user } = show("/", { "POST /people/switch/": change });
    await user.click(await button());
    await user.click(item(creamery.business_name));
    expect(await screen.findByText("What you have not saved on this page is lost.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Stay" }));
    expect(change).not.toHaveBeenCalled();
    await user.click(await button());
    await user.click(item(creamery.business_name));
    await user.click(await screen.findByRole("button", { name: "Change" }));
    await waitFor(() => expect(load).toHaveBeenCalled());
    removeEventListener("beforeunload", ask);
  });

  it("works with the keyboard: arrows, Home, End, letters and Escape", async () => {
    const { user } = show();
    (await button()).focus();
    await user.keyboard("{ArrowDown}");
    const all = [...screen.getAllByRole("menuitemradio"), screen.getByRole("menuitem")];
    expect(all[0]).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(all.at(-1)).toHaveFocus();
    await user.keyboard("{Home}{ArrowDown}");
    expect(all[1]).toHaveFocus();
    await user.keyboard("{End}");
    expect(all.at(-1)).toHaveFocus();
    await user.keyboard(network.business_name[0]?.toLowerCase() ?? "");
    expect(item(network.business_name)).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(await button()).toHaveFocus();
  });

  it("leads to where another business is founded", async () => {
    const { user } = show();
    await user.click(await button());
    expect(screen.getByRole("menuitem", { name: "Add a business" })).toHaveAttribute(
      "href",
      expect.stringContaining("/settings#businesses"),
    );
  });

  it("is a list in the menu of a narrow window", async () => {
    const { user } = renderWidget(<BusinessSwitch path="/dashboard" inMenu />, {
      signedInAs: { role: "owner" },
      mocks: peopleMocks({}, several()),
    });
    const here = await screen.findByRole("button", { name: new RegExp(`^${orchard.business_name}`) });
    expect(here).toHaveAttribute("aria-current", "true");
    await user.click(screen.getByRole("button", { name: new RegExp(`^${creamery.business_name}`) }));
    await waitFor(() => expect(load).toHaveBeenCalledWith("/dashboard"));
  });

  it("says on the next page for whom it is, once", async () => {
    const first = show();
    await first.user.click(await button());
    await first.user.click(item(creamery.business_name));
    await waitFor(() => expect(load).toHaveBeenCalled());
    first.unmount();
    const second = show();
    expect(await screen.findByText(`You act for ${creamery.business_name} now.`)).toBeVisible();
    second.unmount();
    show();
    await button();
    expect(screen.queryByText(`You act for ${creamery.business_name} now.`)).toBeNull();
  });

  it("is in French for who reads French", async () => {
    show("/", {}, { locale: "fr-CA" });
    expect(
      await screen.findByRole("button", { name: `Vous agissez pour ${orchard.business_name}` }),
    ).toBeVisible();
  });
});

describe("What an owner has changed since the login", () => {
  it("is learned of a role with the next page", async () => {
    const mine = me({ businesses: [myBusiness(orchard, { current: true, role: "reader" })] });
    const { session } = show("/", {
      "GET /people/me/": () => mine,
      "POST /accounts/refresh/": () => ({ token: exampleToken({ role: "reader" }) }),
    });
    await waitFor(() => expect(session.get()?.role).toBe("reader"));
  });

  it("is learned of a business that was closed, and of one that is kept", async () => {
    const until = "2026-12-26T15:00:00Z";
    for (const [before, now] of [
      [null, until],
      [until, null],
    ]) {
      const mine = me({ businesses: [myBusiness(orchard, { current: true, closing_until: now })] });
      const { session, unmount } = show(
        "/",
        {
          "GET /people/me/": () => mine,
          "POST /accounts/refresh/": () => ({ token: exampleToken({ closing_until: now }) }),
        },
        { signedInAs: { role: "owner", closing_until: before } },
      );
      await waitFor(() => expect(session.get()?.closing_until).toBe(now));
      unmount();
    }
  });
});
