import { problem } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EmbedCheck } from "./EmbedCheck.tsx";
import { findings, report } from "./testing.ts";

const asked = vi.fn();
const check = (answer: unknown, locale?: "fr-CA") =>
  renderWidget(<EmbedCheck />, {
    ...(locale && { locale }),
    mocks: {
      "POST /embeds/check/": ({ body }: { body: unknown }) => {
        asked(body);
        return answer;
      },
    } as never,
  });

describe("The check of a page", () => {
  it("says what is wrong, how to mend it, and where", async () => {
    const { user } = check(report);
    await user.type(screen.getByLabelText("Address of the page"), " farm.example/market ");
    await user.click(screen.getByRole("button", { name: "Check the page" }));
    expect(await screen.findByText("https://farm.example/market: 1 widget, 3 findings.")).toBeVisible();
    expect(asked.mock.lastCall?.[0]).toEqual({ url: "farm.example/market" });
    const [first, , last] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent(/^Error There is no network/);
    expect(
      within(first as HTMLElement).getByText('<foodshed-classifieds network="grand-vallee">'),
    ).toBeVisible();
    expect(first).toHaveTextContent("Line 12");
    expect(last).toHaveTextContent(`Hint ${findings[2].message}`);
  });

  it("says when nothing is wrong", async () => {
    const { user } = check({ ...report, findings: [] });
    await user.type(screen.getByLabelText("Address of the page"), "https://farm.example/market{Enter}");
    expect(
      await screen.findByText("https://farm.example/market: 1 widget, and nothing to put right."),
    ).toBeVisible();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });

  it("asks for an address, and keeps one that could not be opened with the reason at the field", async () => {
    const message = "Nobody has this address: check the name of the site.";
    const { user } = check(problem(400, message, { url: [message] }));
    await user.click(screen.getByRole("button", { name: "Check the page" }));
    const field = screen.getByLabelText("Address of the page");
    expect(field).toHaveAccessibleDescription("You must provide the address of a page.");
    await user.type(field, "https://farm.exmaple/{Enter}");
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveValue("https://farm.exmaple/");
  });

  it("says when the server is busy", async () => {
    const { user } = check(problem(503, "The server is very busy. Please try again in a moment."));
    await user.type(screen.getByLabelText("Address of the page"), "farm.example{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("very busy");
  });
});
