import { problem } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EmbedCounts } from "./EmbedCounts.tsx";
import { counts } from "./testing.ts";

const show = (answer: unknown) =>
  renderWidget(<EmbedCounts network="grand-valley" />, {
    signedInAs: {},
    mocks: { "GET /embeds/counts/": () => answer } as never,
  });

describe("The counts of a network's widgets", () => {
  it("stand in a table, by page and widget", async () => {
    show(counts);
    expect(await screen.findByRole("row", { name: "farm.example classifieds 1,240 88" })).toBeVisible();
    expect(screen.getByRole("row", { name: "Other or unknown pages search 12 0" })).toBeVisible();
  });

  it("say when nothing was counted", async () => {
    show({ ...counts, pages: [] });
    expect(await screen.findByText(/Nothing was counted in the last 30 days/)).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  it("are not there for those who do not manage the network", async () => {
    let asked = false;
    renderWidget(<EmbedCounts network="grand-valley" />, {
      signedInAs: {},
      mocks: {
        "GET /embeds/counts/": () => {
          asked = true;
          return problem(403, "You do not have permission to do this.");
        },
      } as never,
    });
    await waitFor(() => expect(asked).toBe(true));
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });
});
