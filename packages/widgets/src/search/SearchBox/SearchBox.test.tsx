import { problem, suggestions } from "@foodshed/sdk/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { SearchBox } from "./SearchBox.tsx";

const terms = {
  "POST /search/suggest_terms/": ({ body }: { body: { query: string } }) =>
    suggestions(body.query, ["cheese", "cherries"]),
};
const field = () => screen.getByRole("combobox", { name: "Search" });

describe("the search box", () => {
  it("opens the page of results for what was typed, and /search for nothing", async () => {
    const { user, navigate } = renderWidget(<SearchBox />, { mocks: terms });
    await user.click(screen.getByRole("button", { name: "Search" }));
    expect(navigate).toHaveBeenLastCalledWith("/search");
    await user.type(field(), "sheep milk{Enter}");
    expect(navigate).toHaveBeenLastCalledWith("/search/sheep%20milk");
  });

  it("suggests terms with what was typed marked in them", async () => {
    const { user } = renderWidget(<SearchBox />, { mocks: terms });
    await user.type(field(), "che");
    const option = await screen.findByRole("option", { name: "cheese" });
    expect(option.querySelector("mark")).toHaveTextContent("che");
    expect(field()).toHaveAttribute("aria-expanded", "true");
  });

  it("says of each suggestion but a product what it is", async () => {
    const { user, navigate } = renderWidget(<SearchBox />, {
      mocks: {
        "POST /search/suggest_terms/": ({ body }) =>
          suggestions(body.query, [
            "cheese",
            ["Cheese Making", "service"],
            ["Cheese Please", "business"],
            ["Chef", "business_type"],
            ["Chesterville", "place"],
            ["Certified Organic", "classification"],
          ]),
      },
    });
    await user.type(field(), "ch");
    await screen.findByRole("option", { name: "cheese" });
    const names = ["cheese", "Cheese Making Service", "Cheese Please Business"];
    for (const name of [...names, "Chef Business type", "Chesterville Place"])
      expect(screen.getByRole("option", { name })).toBeVisible();
    await user.clear(field());
    await user.type(field(), "cer");
    await user.click(await screen.findByRole("option", { name: "Certified Organic Classification" }));
    // The label is no part of what is searched for.
    expect(navigate).toHaveBeenCalledWith("/search/Certified%20Organic");
  });

  it("suggests entries of the vocabulary in French, and places near a postal code", async () => {
    const { user, navigate } = renderWidget(<SearchBox />, {
      locale: "fr-CA",
      mocks: {
        "POST /search/suggest_terms/": () => ({
          suggestions: [
            { term: "Certified Organic", type: "classification", key: "certified_organic", ranges: [[0, 2]] },
            { term: "Cedar Farm", type: "business", ranges: [[0, 2]] },
            { term: "Near N0B", type: "place", key: "N0B", ranges: [[5, 8]] },
          ],
        }),
      },
    });
    await user.type(screen.getByRole("combobox"), "ce");
    const texts = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(/^Certifié biologique /),
      expect.stringMatching(/^Cedar Farm /),
      expect.stringMatching(/^Près de N0B /),
    ]);
    await user.click(screen.getByRole("option", { name: /^Certifié biologique/ }));
    expect(navigate).toHaveBeenCalledWith("/search/Certifi%C3%A9%20biologique");
  });

  it("searches for a suggestion that is chosen with the arrow keys", async () => {
    const onSubmit = vi.fn();
    const { user } = renderWidget(<SearchBox onSubmit={onSubmit} />, { mocks: terms });
    await user.type(field(), "che");
    await screen.findByRole("option", { name: "cherries" });
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith("cherries");
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
  });

  it("keeps what was typed when Escape closes the suggestions", async () => {
    const { user } = renderWidget(<SearchBox />, { mocks: terms });
    await user.type(field(), "che");
    await screen.findByRole("option", { name: "cheese" });
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
  });

  it("suggests nothing before somebody types, though a text stands in it", async () => {
    const asked = vi.fn();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    renderWidget(<SearchBox text="cheese" />, {
      mocks: {
        "POST /search/suggest_terms/": (call) => {
          asked(call.body.query);
          return terms["POST /search/suggest_terms/"](call);
        },
      },
    });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    const user = userEvent.setup();
    expect(field()).toHaveValue("cheese");
    // Whatever had been asked before would be answered first.
    await user.clear(field());
    await user.type(field(), "che");
    await screen.findByRole("option", { name: "cherries" });
    expect(asked.mock.calls).toEqual([["che"]]);
  });

  it("still searches when suggestions cannot be had", async () => {
    const failing = vi.fn(() => problem(503, "Later."));
    const { user, navigate } = renderWidget(<SearchBox />, {
      mocks: { "POST /search/suggest_terms/": failing },
    });
    await user.type(field(), "beef");
    await waitFor(() => expect(failing).toHaveBeenCalled());
    await user.keyboard("{Enter}");
    expect(navigate).toHaveBeenCalledWith("/search/beef");
  });

  it("keeps and searches for what was typed before the page's script was there", async () => {
    const { user, navigate } = renderWidget(<SearchBox />, {
      mocks: terms,
      beforeHydration: (page) => {
        const input = page.querySelector("input");
        if (input) input.value = "cheese";
      },
    });
    expect(field()).toHaveValue("cheese");
    await user.type(field(), "{Enter}");
    expect(navigate).toHaveBeenLastCalledWith("/search/cheese");
  });

  it("follows the text that it is given", () => {
    const { rerender } = renderWidget(<SearchBox text="cheese" />);
    rerender(<SearchBox text="apples" />);
    expect(field()).toHaveValue("apples");
  });

  it("works without script, as a form that leads to /search", () => {
    renderWidget(<SearchBox />);
    expect(field().closest("form")).toHaveAttribute("action", "/search");
    expect(field()).toHaveAttribute("name", "query");
  });
});
