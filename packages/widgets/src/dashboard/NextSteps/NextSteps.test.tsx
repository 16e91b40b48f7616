import { classified, dashboard, type Mocks, news, nextSteps, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { NextSteps } from "./NextSteps.tsx";

const show = (mocks: Mocks = {}) =>
  renderWidget(<NextSteps account={7} />, { signedInAs: {}, mocks: { ...dashboard, ...mocks } });
const section = () => within(screen.getByRole("region", { name: "What to do next" }));

describe("what to do next", () => {
  it("names whom to answer, with a link into the conversation", async () => {
    show();
    const replies = await section().findAllByRole("link", { name: /^Reply to / });
    expect(replies).toHaveLength(2);
    expect(replies[0]).toHaveAttribute("href", expect.stringMatching(/^\/messages\?recipient=\d+$/));
  });

  it("says how many more wait than it names", async () => {
    show({
      "GET /accounts/next_steps/": () =>
        nextSteps({
          replies: { ...nextSteps().replies, count: 9 },
          ending: { ...nextSteps().ending, count: 4 },
        }),
    });
    expect(await section().findByText(/^7 more conversations wait/)).toBeVisible();
    expect(section().getByText(/^3 more of your ads end/)).toBeVisible();
  });

  it("renews an ad that ends with one press", async () => {
    const renewed = vi.fn();
    const { user } = show({
      "POST /accounts/renew_classified/": ({ body }) => {
        renewed(body);
        return classified({ id: body.classified_id, needed_by: "2027-01-20T12:00:00Z" });
      },
    });
    await user.click(await section().findByRole("button", { name: /Cider apples/ }));
    await waitFor(() => expect(renewed).toHaveBeenCalledExactlyOnceWith({ classified_id: 31 }));
    expect(await screen.findByText(/Cider apples.*2027/)).toBeVisible();
  });

  it("keeps an ad that could not be renewed, and says why", async () => {
    const { user } = show({ "POST /accounts/renew_classified/": () => problem(503, "Not right now.") });
    await user.click(await section().findByRole("button", { name: /Cider apples/ }));
    expect(await section().findByText("Not right now.")).toBeVisible();
    expect(section().getByRole("button", { name: /Cider apples/ })).toBeVisible();
  });

  it("names what the profile lacks, and leads to the first of it", async () => {
    show({ "GET /accounts/next_steps/": () => nextSteps({ needs: ["products", "place"] }) });
    const link = await section().findByRole("link", { name: "Complete Your Profile" });
    expect(link).toHaveAttribute("href", "/profile-hub#products");
  });

  it("asks for a look over a profile that has not changed for long, without a word of lacking", async () => {
    show({ "GET /accounts/next_steps/": () => nextSteps({ needs: ["update"] }) });
    expect(await section().findByText(/half a year/)).toBeVisible();
    expect(section().queryByRole("link", { name: "Complete Your Profile" })).toBeNull();
  });

  it("names a network that closes, until when, and leads to others", async () => {
    const closing = [{ id: 12, business_name: "Grand Valley Network", until: "2026-05-04T03:00:00Z" }];
    show({ "GET /accounts/next_steps/": () => nextSteps({ closing }) });
    expect(await section().findByText("Grand Valley Network")).toBeVisible();
    expect(section().getByText(/membership ends on .*May 3/)).toBeVisible();
    expect(section().getByRole("link", { name: "See Other Networks" })).toHaveAttribute(
      "href",
      "/search?profile_type=ORG",
    );
  });

  it("says so when nothing waits", async () => {
    show({
      "GET /accounts/next_steps/": () =>
        nextSteps({
          replies: { count: 0, latest: [] },
          requests: { count: 0, latest: [] },
          ending: { count: 0, first: [] },
          needs: [],
        }),
      "GET /accounts/news/": () => ({ ...news(), unread: 0 }),
    });
    expect(await section().findByText("Nothing waits for you.")).toBeVisible();
  });

  it("offers to try again when it cannot be read", async () => {
    show({ "GET /accounts/next_steps/": () => problem(503, "Not right now.") });
    expect(await section().findByRole("button", { name: "Try again" })).toBeVisible();
  });
});
