import { classified, classifiedMatches, classifiedPage, inDays, problem } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ownDecision, ownModeration } from "../../decisions/testing.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ClassifiedPage } from "./ClassifiedPage.tsx";

describe("The page of a classified", () => {
  it("says what it is, who posted it, how long it runs and what meets it, with one line of why", () => {
    renderWidget(<ClassifiedPage page={classifiedPage()} />);
    expect(screen.getByRole("heading", { level: 1, name: "Cold-pressed cider" })).toBeVisible();
    expect(screen.getByText("21 days left")).toBeVisible();
    expect(screen.getByRole("link", { name: "Maple Hill Orchard" })).toHaveAttribute(
      "href",
      "/profiles/maple-hill-orchard",
    );
    expect(screen.getByRole("link", { name: "Log In to Message" })).toHaveAttribute(
      "href",
      "/login?message&next=%2Fclassifieds%2F77-cold-pressed-cider",
    );
    expect(screen.getByRole("heading", { name: "1 member buys this" })).toBeVisible();
    expect(screen.getByText(/^Buys .*Cider.* · 18 km away$/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Renew for 30 days" })).toBeNull();
  });

  it("can be reported by everybody but its owner", () => {
    const { unmount } = renderWidget(<ClassifiedPage page={classifiedPage()} />);
    expect(screen.getByRole("button", { name: "Report this classified" })).toBeVisible();
    unmount();
    renderWidget(<ClassifiedPage page={classifiedPage(classified({ editable: true }))} />);
    expect(screen.queryByRole("button", { name: "Report this classified" })).toBeNull();
  });

  it("counts the sellers of what is wanted, and names offers", () => {
    const wanted = classified({ looking_for: true });
    const matches = classifiedMatches({
      members_total: 4,
      classifieds: [
        {
          classified: classified({ id: 9, title: "Cider" }),
          why: { kind: "sells", text: "Cider" },
          distance_km: null,
        },
      ],
    });
    renderWidget(<ClassifiedPage page={classifiedPage(wanted, { matches })} />);
    expect(screen.getByRole("heading", { name: "4 members sell this" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Cider" })).toHaveAttribute("href", "/classifieds/9-cider");
  });

  it("says of one that has ended only that, and shows what is like it", () => {
    const similar = [classified({ id: 9, title: "Perry by the case" })];
    const page = classifiedPage(classified({ needed_by: inDays(-1) }), { similar });
    renderWidget(<ClassifiedPage page={page} />);
    expect(screen.getByRole("heading", { level: 1, name: "This ad has ended" })).toBeVisible();
    expect(screen.queryByText(/Cold-pressed/)).toBeNull();
    expect(screen.getByRole("link", { name: "Perry by the case" })).toBeVisible();
  });

  it("tells its owner that administrators have hidden it, why, and where to appeal; others nothing", async () => {
    const own = classified({ editable: true, needed_by: inDays(-1) });
    const hidden = ownDecision({ target_id: own.id, title: own.title });
    const elsewhere = ownDecision({ id: 9, target_id: own.id + 1, title: "Another ad" });
    const mocks = { "GET /moderation/own/": () => ownModeration(hidden, elsewhere) };
    renderWidget(<ClassifiedPage page={{ ...classifiedPage(own), classified: own, ended: true }} />, {
      signedInAs: {},
      mocks,
    });
    const notice = within(await screen.findByRole("complementary"));
    expect(notice.getByText(/is hidden/)).toBeVisible();
    expect(notice.getByText(/Please do not ask for deposits/)).toBeVisible();
    expect(notice.getByRole("link", { name: "Read the decision, and appeal" })).toBeVisible();
    expect(notice.queryByText(/Another ad/)).toBeNull();
  });

  it("is renewed by its owner with one press", async () => {
    const onChanged = vi.fn();
    const renewed = vi.fn();
    const own = classified({ needed_by: inDays(-1), editable: true });
    const { user } = renderWidget(<ClassifiedPage page={classifiedPage(own)} onChanged={onChanged} />, {
      signedInAs: {},
      mocks: {
        "GET /moderation/own/": () => ({ decisions: [], reports: [] }),
        "POST /accounts/renew_classified/": ({ body }) => {
          renewed(body);
          return classified({ needed_by: inDays(30), editable: true });
        },
      },
    });
    expect(screen.getByRole("heading", { name: "Cold-pressed cider - EXPIRED" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Renew for 30 days" }));
    expect(await screen.findByText(/^It runs until /)).toBeVisible();
    expect(renewed).toHaveBeenCalledExactlyOnceWith({ classified_id: 77 });
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it("says why it could not be renewed", async () => {
    const own = classified({ editable: true });
    const { user } = renderWidget(<ClassifiedPage page={classifiedPage(own)} />, {
      signedInAs: {},
      mocks: { "POST /accounts/renew_classified/": () => problem(503, "Please try again in a moment.") },
    });
    await user.click(screen.getByRole("button", { name: "Renew for 30 days" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
  });
});
