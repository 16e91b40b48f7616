import { moderationCase, moderationDecision, problem } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { showToAdministrator } from "../testing.tsx";
import { CasePage } from "./CasePage.tsx";
import { CasesPage } from "./CasesPage.tsx";

describe("The reports", () => {
  it("say what was reported and why it is urgent, and how many wait of each kind", async () => {
    showToAdministrator(<CasesPage search="" />);
    expect(await screen.findByRole("link", { name: "Ad of Maple Hill Orchard" })).toHaveAttribute(
      "href",
      "/admin/reports/12",
    );
    expect(screen.getByText("2 reporters who are not connected")).toBeVisible();
    expect(screen.getByRole("link", { name: "Waiting (1)" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Signals (1)" })).toHaveAttribute(
      "href",
      "/admin/reports?state=signals",
    );
  });

  it("are narrowed to profiles, ads or messages, which stays when the state changes", async () => {
    const asked: unknown[] = [];
    const { navigate } = showToAdministrator(<CasesPage search="?kind=message" />, {
      "GET /moderation/cases/": ({ query }: { query: unknown }) => {
        asked.push(query);
        return { count: 0, results: [], counts: { open: 0, appeals: 0, signals: 0 } };
      },
    });
    expect(await screen.findByRole("link", { name: "Decided" })).toHaveAttribute(
      "href",
      "/admin/reports?state=decided&kind=message",
    );
    expect(String(asked[0])).toContain("state=open&kind=message");
    await userEvent.setup().selectOptions(screen.getByRole("combobox", { name: "About" }), "Ads");
    expect(navigate).toHaveBeenCalledWith("/admin/reports?kind=classified", expect.anything());
  });

  it("have signals apart, as sentences and without texts of messages", async () => {
    showToAdministrator(<CasesPage search="?state=signals" />);
    expect(await screen.findByText("Same text sent to 14 businesses in 10 minutes")).toBeVisible();
  });
});

describe("A report", () => {
  const notices = {
    author: { language: "fr-CA" as const, subject: "Votre annonce", paragraphs: ["Elle est masquée."] },
    reporter: null,
  };

  it("is decided after what each side is told was shown, in their language", async () => {
    const sent: unknown[] = [];
    showToAdministrator(<CasePage id={12} />, {
      "POST /moderation/preview/": () => notices,
      "POST /moderation/decide/": ({ body }) => {
        sent.push(body);
        return moderationCase({ state: "decided", outcome: "hide_classified" });
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "See what each side is told" }));
    expect(await screen.findByText("Choose what is done.")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Hide the ad" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Reason" }), "An attempt to deceive");
    await user.type(screen.getByRole("textbox", { name: /In your words/ }), "No deposits.");
    await user.click(screen.getByRole("button", { name: "See what each side is told" }));
    expect(await screen.findByText("Elle est masquée.")).toBeVisible();
    expect(screen.getByText("Votre annonce").closest("[lang]")).toHaveAttribute("lang", "fr-CA");
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Decide and tell them" }));
    await expect
      .poll(() => sent)
      .toEqual([{ id: 12, action: "hide_classified", reason: "fraud", note: "No deposits." }]);
  });

  it("says that somebody else decided it, and keeps what was typed", async () => {
    showToAdministrator(<CasePage id={12} />, {
      "POST /moderation/preview/": () => notices,
      "POST /moderation/decide/": () => problem(409, "Somebody else decided this case meanwhile."),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("radio", { name: "Warn the author" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Reason" }), "Advertising or sent to many");
    await user.click(screen.getByRole("button", { name: "See what each side is told" }));
    await user.click(await screen.findByRole("button", { name: "Decide and tell them" }));
    expect(await screen.findByText("Somebody else decided this case meanwhile.")).toBeVisible();
    expect(screen.getByRole("radio", { name: "Warn the author" })).toBeChecked();
  });

  it("warns who reviews their own decision, and needs an outcome and a reason", async () => {
    const sent: unknown[] = [];
    const appeal = {
      id: 3,
      state: "waiting" as const,
      words: "The deposit was for the delivery.",
      made_at: "2026-05-02T12:00:00Z",
      note: "",
      decided_at: null,
      decided_by: null,
    };
    showToAdministrator(<CasePage id={12} />, {
      "GET /moderation/cases/{id}/": () =>
        moderationCase({ state: "decided", decisions: [moderationDecision({ by_you: true, appeal })] }),
      "POST /moderation/appeals/decide/": ({ body }) => {
        sent.push(body);
        return moderationCase({ state: "decided" });
      },
    });
    const user = userEvent.setup();
    expect(await screen.findByText(/You made this decision. Another administrator/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Answer the appeal" }));
    expect(await screen.findByText("Choose what becomes of it.")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Take it back: everything is as it was" }));
    await user.type(screen.getByRole("textbox", { name: "Why, for the author" }), "It is in order.");
    await user.click(screen.getByRole("button", { name: "Answer the appeal" }));
    await expect.poll(() => sent).toEqual([{ id: 3, outcome: "reversed", note: "It is in order." }]);
  });
});
