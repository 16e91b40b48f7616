/*
 * What a partner's own tests see: plain jsdom and Testing Library, without any of the preparations of this package's tests. Whatever
 * a widget writes to the console appears in the partner's test log, so anything there fails.
 */
import "@testing-library/jest-dom/vitest";
import { businesses, profileHit, smallNetwork, typedHandlers } from "@foodshed/sdk/testing";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { type ReactNode, StrictMode, useState } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type BoardFilters, ClassifiedsBoard } from "./classifieds.ts";
import { MailingListDialog } from "./mailing-list.ts";
import { MessageButton } from "./messages.ts";
import { ProfileCard, ProfileCardBySlug } from "./profile-card.ts";
import { FoodshedProvider } from "./provider.ts";
import { SearchBox } from "./search.ts";
import { ShippingCalculator } from "./shipping.ts";

configure({ asyncUtilTimeout: 5000 });
const server = setupServer(
  ...typedHandlers({ ...smallNetwork, "POST /mailing_list/subscribe/": () => ({ msg: "success" }) }),
);
const output = () =>
  [console.log, console.info, console.warn, console.error].flatMap((log) => vi.mocked(log).mock.calls);

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  for (const log of ["log", "info", "warn", "error"] as const)
    vi.spyOn(console, log).mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  expect(output()).toEqual([]);
});
afterAll(() => server.close());

function page(widget: ReactNode) {
  const view = render(
    <StrictMode>
      <FoodshedProvider baseUrl="https://foodshed.example">{widget}</FoodshedProvider>
    </StrictMode>,
  );
  return { ...view, user: userEvent.setup() };
}

function Capitals() {
  const [value, setValue] = useState("");
  return <SearchBox value={value} onTextChange={(text) => setValue(text.toUpperCase())} />;
}

const hit = profileHit(businesses[0])._source;

describe("The search box in a partner's tests", () => {
  it("keeps its own text, and says what was searched for", async () => {
    const onSubmit = vi.fn();
    const { user, container } = page(<SearchBox text="app" onSubmit={onSubmit} className="mine" />);
    await user.type(screen.getByRole("combobox", { name: "Search" }), "les{Enter}");
    expect(onSubmit).toHaveBeenCalledWith("apples");
    expect(container.querySelector(".mine")).toContainElement(screen.getByRole("combobox"));
  });

  it("shows what it is told to, whatever is typed", async () => {
    const { user } = page(<Capitals />);
    await user.type(screen.getByRole("combobox"), "rye");
    expect(screen.getByRole("combobox")).toHaveValue("RYE");
  });
});

describe("The profile card in a partner's tests", () => {
  it("holds what the page adds, apart from its link", () => {
    const { container } = page(
      <ProfileCard profile={hit} className="mine">
        <button type="button">Add to my list</button>
      </ProfileCard>,
    );
    const added = screen.getByRole("button", { name: "Add to my list" });
    expect(container.querySelector("article.mine")).toContainElement(added);
    expect(added.closest("a")).toBeNull();
  });

  it("is read by a slug", async () => {
    page(<ProfileCardBySlug slug="north-fork-dairy" level={2} />);
    expect(await screen.findByRole("heading", { level: 2, name: "North Fork Dairy" })).toBeVisible();
  });
});

describe("The classifieds board in a partner's tests", () => {
  it("keeps its own filters from the initial ones on", async () => {
    const { user } = page(
      <ClassifiedsBoard filters={{ type: "wanted", categories: [], endingSoon: false }} />,
    );
    expect(await screen.findByRole("heading", { name: /Classified/ })).toBeVisible();
    expect(screen.getByRole("radio", { name: /Wanted/ })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: /For Sale/ }));
    expect(screen.getByRole("radio", { name: /For Sale/ })).toBeChecked();
  });

  it("shows the filters it is told to, and the page's own actions", async () => {
    const chosen = vi.fn<(filters: BoardFilters) => void>();
    const { user } = page(
      <ClassifiedsBoard
        className="mine"
        filters={{ type: "all", categories: [], endingSoon: false }}
        onFiltersChange={chosen}
        actions={<a href="/rules">Our rules</a>}
      />,
    );
    await screen.findByRole("heading", { name: /Classified/ });
    await user.click(screen.getByRole("radio", { name: /Wanted/ }));
    expect(chosen).toHaveBeenCalledWith({ type: "wanted", categories: [], endingSoon: false });
    expect(screen.getByRole("radio", { name: /Wanted/ })).not.toBeChecked();
    expect(screen.getByRole("link", { name: "Our rules" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /Post|Create/ })).toBeNull();
  });
});

describe("The message button in a partner's tests", () => {
  it("leads a visitor to the site", () => {
    page(<MessageButton recipient={7} businessName="North Fork Dairy" className="mine" />);
    const link = screen.getByRole("link", { name: "Log In to Message" });
    expect(link).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/foodshed\.example\/login\?message&next=/),
    );
    expect(link).toHaveClass("mine");
  });
});

describe("The shipping calculator in a partner's tests", () => {
  it("begins with what the page knows of the parcel", async () => {
    const { container, user } = page(
      <ShippingCalculator className="mine" initial={{ from_city: "Elora" }}>
        <p>Our depot closes at six.</p>
      </ShippingCalculator>,
    );
    const from = screen.getByRole("region", { name: /Ship from/i });
    expect(within(from).getByLabelText("City")).toHaveValue("Elora");
    expect(container.querySelector(".mine")).toContainElement(screen.getByText("Our depot closes at six."));
    await user.click(screen.getByRole("button", { name: /Rates/i }));
    expect(await screen.findByRole("alert")).toBeVisible();
  });
});

describe("The mailing list in a partner's tests", () => {
  it("is opened by the page's own words, and says who subscribed", async () => {
    const onSubscribed = vi.fn();
    const { user } = page(
      <MailingListDialog trigger="News by mail" onSubscribed={onSubscribed} className="mine" />,
    );
    await user.click(screen.getByRole("button", { name: "News by mail" }));
    expect(screen.getByRole("dialog")).toHaveClass("mine");
    await user.type(screen.getByLabelText("Email"), "ada@maplehill.example");
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    await vi.waitFor(() => expect(onSubscribed).toHaveBeenCalledWith("ada@maplehill.example"));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is open as the page says", () => {
    page(<MailingListDialog open onOpenChange={() => {}} />);
    expect(screen.getByRole("dialog")).toBeVisible();
  });
});

describe("Other words in a partner's tests", () => {
  it("take the place of ours by their ids", () => {
    render(
      <FoodshedProvider baseUrl="https://foodshed.example" strings={{ "search.search": "Find food" }}>
        <SearchBox />
      </FoodshedProvider>,
    );
    expect(screen.getByRole("button", { name: "Find food" })).toBeTruthy();
  });
});
