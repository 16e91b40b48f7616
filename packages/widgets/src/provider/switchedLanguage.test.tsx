import { createFoodshedClient, createSession } from "@foodshed/sdk";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { frCA } from "../locale/fr-CA.ts";
import { server } from "../testing/server.ts";
import { FoodshedProvider } from "./FoodshedProvider.tsx";
import { useInfiniteQuery } from "./useInfiniteQuery.ts";
import { useQuery } from "./useQuery.ts";

type Networks = { results: unknown[] };
const english = "The networks are being counted.";
const french = "Les réseaux sont en cours de dénombrement.";

/** As a server says it: the address decides the language of the page, and so of what it answers. */
let said = english;
let asked = 0;
let failing = true;

function OneAnswer() {
  const { data, error } = useQuery<Networks>(
    ["networks"],
    (client) => client.GET("/accounts/networks/") as never,
  );
  return <p role="status">{error?.message ?? (data ? "ready" : "loading")}</p>;
}

function Pages() {
  const { pages, error, more } = useInfiniteQuery<Networks>(
    "networks",
    (client) => client.GET("/accounts/networks/") as never,
  );
  return (
    <>
      <p role="status">{error?.message ?? (pages.length > 0 ? "ready" : "loading")}</p>
      <button type="button" onClick={more}>
        More
      </button>
    </>
  );
}

function renderIn(widget: ReactNode) {
  const session = createSession();
  const client = createFoodshedClient({ baseUrl: location.origin, session });
  const inLocale = (locale: "en-CA" | "fr-CA") => (
    <FoodshedProvider
      client={client}
      session={session}
      locale={locale}
      catalogue={locale === "fr-CA" ? frCA : undefined}
    >
      {widget}
    </FoodshedProvider>
  );
  const { rerender } = render(inLocale("en-CA"));
  return () => {
    said = french;
    rerender(inLocale("fr-CA"));
  };
}

beforeEach(() => {
  said = english;
  asked = 0;
  failing = true;
  server.use(
    http.get("*/accounts/networks/", () => {
      asked += 1;
      return failing
        ? HttpResponse.json({ message: said }, { status: 503 })
        : HttpResponse.json({ results: [] });
    }),
  );
});

describe("When the language is switched", () => {
  it.each([
    ["a query", <OneAnswer key="one" />],
    ["a list that is fetched page by page", <Pages key="pages" />],
  ])("%s that failed is asked again, and says why in the new one", async (_what, widget) => {
    const toFrench = renderIn(widget);
    await screen.findByText(english);
    toFrench();
    expect(await screen.findByText(french)).toBeVisible();
    expect(asked).toBe(2);
  });

  it.each([
    ["a query", <OneAnswer key="one" />],
    ["a list that is fetched page by page", <Pages key="pages" />],
  ])("%s that was answered is not asked again", async (_what, widget) => {
    failing = false;
    const toFrench = renderIn(widget);
    await screen.findByText("ready");
    toFrench();
    expect(screen.getByText("ready")).toBeVisible();
    expect(asked).toBe(1);
  });

  it("a list of which a further page failed forgets that, and keeps what it has", async () => {
    failing = false;
    const toFrench = renderIn(<Pages />);
    await screen.findByText("ready");
    failing = true;
    await userEvent.click(screen.getByRole("button"));
    await screen.findByText(english);
    toFrench();
    expect(await screen.findByText("ready")).toBeVisible();
    expect(asked).toBe(2);
  });
});
