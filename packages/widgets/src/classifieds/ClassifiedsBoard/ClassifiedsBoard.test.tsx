import { classified, classifiedHit, classifiedSearch, message, problem } from "@foodshed/sdk/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ClassifiedsBoard } from "./ClassifiedsBoard.tsx";
import { ClassifiedsEmbed } from "./ClassifiedsEmbed.tsx";

const loaded = () => waitFor(() => expect(screen.getAllByRole("article").length).toBeGreaterThan(0));

describe("The classifieds board", () => {
  it("counts its classifieds and offers All Classifieds, Wanted and For Sale", async () => {
    renderWidget(<ClassifiedsBoard />);
    await loaded();
    expect(screen.getByRole("heading", { name: "3 Classifieds" })).toBeVisible();
    const types = within(screen.getByRole("group", { name: "Classified Type" }));
    expect(types.getAllByRole("radio").map((radio) => radio.parentElement?.textContent)).toEqual([
      "All Classifieds3",
      "Wanted1",
      "For Sale2",
    ]);
  });

  it("speaks French, with its counts, categories and dates", async () => {
    renderWidget(<ClassifiedsBoard />, { locale: "fr-CA" });
    await loaded();
    expect(screen.getByRole("heading", { name: "3 petites annonces" })).toBeVisible();
    expect(screen.getByRole("radio", { name: /Recherché/ })).toBeVisible();
    const categories = within(screen.getByRole("group", { name: "Catégories" }));
    expect(categories.getByRole("checkbox", { name: /Produits laitiers et œufs/ })).toBeVisible();
    expect(categories.getByRole("button", { name: "Afficher 5 de plus" })).toBeVisible();
    const [day] = document.getElementsByTagName("time");
    expect(day?.textContent).toMatch(/^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d/);
  });

  it("collapses the categories to six", async () => {
    const { user } = renderWidget(<ClassifiedsBoard />);
    await loaded();
    const categories = within(screen.getByRole("group", { name: "Categories" }));
    expect(categories.getAllByRole("checkbox")).toHaveLength(6);
    await user.click(categories.getByRole("button", { name: "Show 5 more" }));
    expect(categories.getAllByRole("checkbox")).toHaveLength(11);
  });

  it("begins with the categories and the type that an attribute names, and says which it does not know", async () => {
    const asked: unknown[] = [];
    renderWidget(<ClassifiedsEmbed kind="For Sale" categories="fruit, 10, Robots" />, {
      mocks: {
        "POST /search/classifieds/": ({ body }) => {
          asked.push(body);
          return classifiedSearch();
        },
      },
    });
    await loaded();
    expect(asked[0]).toMatchObject({ looking_for: false, list_filters: { category: [4, 10] } });
    expect(
      screen.getByText('We do not know the filter "categories: Robots", so it is left out.'),
    ).toBeVisible();
  });

  it("shows three in an excerpt, without filters, and leads to them and to all others", async () => {
    const asked: { size?: number | undefined }[] = [];
    renderWidget(<ClassifiedsEmbed limit="3" layout="Compact" columns="many" />, {
      mocks: {
        "POST /search/classifieds/": ({ body }) => {
          asked.push(body);
          return classifiedSearch();
        },
      },
    });
    await loaded();
    expect(asked).toEqual([expect.objectContaining({ size: 3 })]);
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.queryByText("Post a Classified")).not.toBeInTheDocument();
    const [ad] = screen.getAllByRole("article");
    expect(within(ad as HTMLElement).getAllByRole("link")[0]).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/classifieds\/\d+-/),
    );
    expect(screen.getByRole("link", { name: "See all classifieds" })).toHaveAttribute(
      "href",
      "/search/classifieds",
    );
    expect(screen.getByText('We do not know the filter "columns: many", so it is left out.')).toBeVisible();
  });

  it("keeps the height of an excerpt where there are fewer, and where they could not be loaded", async () => {
    let broken = false;
    const { container, unmount } = renderWidget(<ClassifiedsBoard limit={5} more="none" />);
    await loaded();
    expect(container.querySelectorAll("ul > li")).toHaveLength(5);
    expect(screen.queryByRole("link", { name: "See all classifieds" })).not.toBeInTheDocument();
    unmount();
    broken = true;
    const { user, container: failed } = renderWidget(<ClassifiedsBoard limit={5} />, {
      mocks: {
        "POST /search/classifieds/": () => (broken ? problem(503, "Not now.") : classifiedSearch()),
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("The classifieds could not be loaded.");
    expect(failed.querySelectorAll("ul > li")).toHaveLength(5);
    broken = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await loaded();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("requests only the network's classifieds, and the next 24 after the first page", async () => {
    const asked: unknown[] = [];
    const ads = Array.from({ length: 30 }, (_, index) => classified({ id: index + 1 }));
    const { user } = renderWidget(<ClassifiedsBoard network="grand-river-food-link" />, {
      mocks: {
        "POST /search/classifieds/": ({ body }) => {
          asked.push(body);
          const page = ads.slice(body.from, (body.from ?? 0) + (body.size ?? 0));
          return {
            ...classifiedSearch(page),
            hits: { total: 30, hits: page.map((ad) => classifiedHit(ad)) },
          };
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Load More Classifieds" }));
    expect(await screen.findByRole("button", { name: "No More Classified Results" })).toBeDisabled();
    expect(screen.getAllByRole("article")).toHaveLength(30);
    expect(asked).toEqual([
      { network: "grand-river-food-link", size: 24, from: 0 },
      { network: "grand-river-food-link", size: 24, from: 24 },
    ]);
  });

  it("says that there are none, and offers to add one", async () => {
    renderWidget(<ClassifiedsBoard />, {
      mocks: { "POST /search/classifieds/": () => classifiedSearch([]) },
    });
    expect(
      await screen.findByText("There are currently no classifieds. Add your listing today!"),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "No Results" })).toBeDisabled();
  });

  it("says what went wrong and tries again when asked", async () => {
    let calls = 0;
    const { user } = renderWidget(<ClassifiedsBoard />, {
      mocks: {
        "POST /search/classifieds/": () => {
          calls += 1;
          return calls === 1
            ? problem(503, "Please try again in a moment.")
            : classifiedSearch([classified()]);
        },
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("article")).toBeVisible();
  });

  it("does not look like an empty board when it failed", async () => {
    renderWidget(<ClassifiedsBoard />, {
      mocks: { "POST /search/classifieds/": () => problem(503, "Please try again in a moment.") },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("The classifieds could not be loaded.");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Classifieds");
    expect(document.body.textContent).not.toMatch(/\b0\b|No Results|There are currently no classifieds/);
  });

  it("keeps its classifieds when the next page cannot be loaded, says why, and retries", async () => {
    const ads = Array.from({ length: 30 }, (_, index) => classified({ id: index + 1 }));
    let down = true;
    const { user } = renderWidget(<ClassifiedsBoard />, {
      mocks: {
        "POST /search/classifieds/": ({ body: { from = 0 } }) => {
          if (from > 0 && down) return problem(503, "Please try again in a moment.");
          const page = ads.slice(from, from + 24);
          return {
            ...classifiedSearch(page),
            hits: { total: 30, hits: page.map((ad) => classifiedHit(ad)) },
          };
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Load More Classifieds" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
    expect(screen.getAllByRole("article")).toHaveLength(24);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("30 Classifieds");
    down = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(30));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("sends visitors to log in before they write, and to register before they post", async () => {
    renderWidget(<ClassifiedsBoard next="/search/classifieds" />);
    const [message] = await screen.findAllByRole("link", { name: "Log In to Message" });
    expect(message).toHaveAttribute("href", "/login?message&next=%2Fsearch%2Fclassifieds");
    expect(screen.getByRole("link", { name: "Post a Classified" })).toHaveAttribute("href", "/register");
  });

  it("offers no message to the poster", async () => {
    renderWidget(<ClassifiedsBoard />, { signedInAs: { account_id: classified().account.id } });
    await loaded();
    const mine = screen.getByRole("heading", { name: "Cold-pressed cider" }).closest("article");
    expect(mine && within(mine).queryByRole("button", { name: "Message" })).toBeNull();
    expect(screen.getAllByRole("button", { name: "Message" })).toHaveLength(2);
  });

  it("opens a message to the poster without leaving the board", async () => {
    const sent = vi.fn();
    const { user, navigate } = renderWidget(<ClassifiedsBoard />, {
      signedInAs: {},
      mocks: {
        "POST /conversations/send_message/": ({ body }) => {
          sent(body);
          return message();
        },
      },
    });
    await loaded();
    const [first] = screen
      .getAllByRole("article")
      .filter((notice) => within(notice).queryByRole("button", { name: "Message" }));
    const poster = first && within(first).getAllByRole("link").at(-1)?.textContent;
    await user.click(within(first as HTMLElement).getByRole("button", { name: "Message" }));
    await screen.findByRole("dialog", { name: `Message ${poster}` });
    await user.type(screen.getByLabelText("Message"), "Is it still there?");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ content: "Is it still there?" })),
    );
    expect(await screen.findByText("Successfully Sent Message!")).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
  });

  describe("when its filters change", () => {
    beforeEach(
      () => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date("2026-11-21T12:00:00Z") }),
    );
    afterEach(() => void vi.useRealTimers());

    it("waits for half a second of rest before it searches, and keeps showing what it had", async () => {
      const asked: unknown[] = [];
      const { user } = renderWidget(<ClassifiedsBoard />, {
        mocks: {
          "POST /search/classifieds/": ({ body }) => {
            asked.push(body);
            return classifiedSearch([classified()]);
          },
        },
      });
      await loaded();
      await user.click(screen.getByRole("radio", { name: /For Sale/ }));
      await user.click(screen.getByRole("checkbox", { name: /Fish/ }));
      await user.click(screen.getByRole("checkbox", { name: /View classifieds ending soon/ }));
      expect(asked).toHaveLength(1);
      expect(screen.getByRole("article")).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(600));
      await waitFor(() => expect(asked).toHaveLength(2));
      expect(asked[1]).toMatchObject({
        looking_for: false,
        list_filters: { category: [3] },
        expired_by: expect.stringMatching(/^2026-11-28T12:00/),
      });
    });
  });
});
