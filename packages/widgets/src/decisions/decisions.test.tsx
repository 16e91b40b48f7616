import { problem } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../testing/renderWidget.tsx";
import { DecisionNotices } from "./DecisionNotices/DecisionNotices.tsx";
import { DecisionsPage } from "./DecisionsPage/DecisionsPage.tsx";
import { ownDecision, ownModeration } from "./testing.ts";

describe("The decisions", () => {
  it("say what is hidden and why, and are appealed once with own words", async () => {
    const sent: unknown[] = [];
    renderWidget(<DecisionsPage />, {
      signedInAs: {},
      mocks: {
        "GET /moderation/own/": () => ownModeration(ownDecision()),
        "POST /moderation/appeal/": ({ body }) => {
          sent.push(body);
          return ownDecision({ appeal_until: null });
        },
      },
    });
    const user = userEvent.setup();
    expect(await screen.findByText("Your ad “Cider press” is hidden. Others do not see it.")).toBeVisible();
    expect(screen.getByText("The administrators write: Please do not ask for deposits.")).toBeVisible();
    expect(screen.getByText("Something was done about it")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Appeal" }));
    await user.click(screen.getByRole("button", { name: "Send the appeal" }));
    expect(await screen.findByText("Say why the decision is wrong.")).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: /Why is the decision wrong/ }), "It is mine.");
    await user.click(screen.getByRole("button", { name: "Send the appeal" }));
    await expect.poll(() => sent).toEqual([{ id: 8, words: "It is mine." }]);
  });

  it("say that they load, and that there are none", async () => {
    renderWidget(<DecisionsPage />, {
      signedInAs: {},
      mocks: { "GET /moderation/own/": () => ({ decisions: [], reports: [] }) },
    });
    expect(screen.getByText("Loading the decisions")).toBeInTheDocument();
    expect(await screen.findByText(/you read here why, and can appeal/)).toBeVisible();
    expect(screen.queryByText("Loading the decisions")).toBeNull();
  });

  it("say why they could not be loaded", async () => {
    renderWidget(<DecisionsPage />, {
      signedInAs: {},
      mocks: { "GET /moderation/own/": () => problem(503, "Not right now.") },
    });
    expect(await screen.findByText("Not right now.")).toBeVisible();
  });
});

describe("The notice above a page", () => {
  it("has what matters there and is in force, and leads to the appeal", async () => {
    renderWidget(<DecisionNotices about={["hide_classified", "suspend_posting"]} />, {
      signedInAs: {},
      mocks: {
        "GET /moderation/own/": () =>
          ownModeration(
            ownDecision(),
            ownDecision({
              id: 9,
              outcome: "suspend_posting",
              in_force: false,
              until: "2026-05-03T03:59:59Z",
            }),
            ownDecision({ id: 10, outcome: "hide_profile" }),
          ),
      },
    });
    expect(await screen.findByRole("link", { name: "Read the decision, and appeal" })).toHaveAttribute(
      "href",
      "/decisions",
    );
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });
});
