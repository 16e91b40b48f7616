import { accountCard, businesses, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { campaign } from "../testing.ts";
import { CampaignList } from "./CampaignList.tsx";

const half = campaign({
  state: "sending",
  finished_at: null,
  counts: [
    { outcome: "waiting", count: 2 },
    { outcome: "sent", count: 1 },
  ],
});

const show = (mocks: RenderWidgetOptions["mocks"]) =>
  renderWidget(<CampaignList />, { signedInAs: { is_manager: true }, mocks });

describe("What was sent to many", () => {
  it("shows how far it is until it is done", async () => {
    let asked = 0;
    show({
      "GET /campaigns/": () => {
        asked += 1;
        return { count: 1, results: [asked === 1 ? half : campaign()] };
      },
    });
    expect(await screen.findByRole("progressbar", { name: "Sent to 1 of 3" })).toHaveAttribute("value", "1");
    expect(await screen.findByText(/Sent to 3 recipients/, undefined, { timeout: 4000 })).toBeVisible();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(asked).toBe(2);
  });

  it("is paused, resumed, and stopped after a question", async () => {
    const changes = vi.fn();
    let state: "sending" | "paused" | "cancelled" = "paused";
    const { user } = show({
      "GET /campaigns/": () => ({ count: 1, results: [{ ...half, state }] }),
      "POST /campaigns/{id}/change/": ({ body }) => {
        changes(body.change);
        state = body.change === "pause" ? "paused" : body.change === "resume" ? "sending" : "cancelled";
        return { ...half, state };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Go on" }));
    await user.click(await screen.findByRole("button", { name: "Pause" }));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Stop sending" }));
    expect(await screen.findByText("2 recipients did not get it.")).toBeVisible();
    expect(changes.mock.calls.flat()).toEqual(["resume", "pause", "cancel"]);
  });

  it("names whose mail did not arrive, and why", async () => {
    const asked = vi.fn();
    const { user } = show({
      "GET /campaigns/": () => ({
        count: 1,
        results: [campaign({ mails: { sent: 2, delayed: 0, failed: 1 } })],
      }),
      "GET /campaigns/{id}/recipients/": ({ request }) => {
        asked(new URL(request.url).searchParams.get("mail"));
        return {
          count: 1,
          results: [
            {
              account: accountCard(businesses[0]),
              outcome: "sent" as const,
              sent_at: "2026-11-20T14:05:01Z",
              mail: { state: "failed" as const, reason: "550 No such mailbox" },
            },
          ],
        };
      },
    });
    expect(await screen.findByText("1 email did not arrive")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Details of “The spring fair is on May 2.”" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Details" }, { timeout: 5000 }));
    await user.selectOptions(dialog.getByLabelText("Show"), "Emails that did not arrive");
    expect(await dialog.findByText("The mail server says: 550 No such mailbox")).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith("failed"));
  });

  it("says why it could not be loaded", async () => {
    show({ "GET /campaigns/": () => problem(503, "Please try again in a moment.") });
    expect(await screen.findByText("Please try again in a moment.")).toBeVisible();
  });
});
