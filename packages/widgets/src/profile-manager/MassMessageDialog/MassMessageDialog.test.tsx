import { exampleToken, problem } from "@foodshed/sdk/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { campaign, campaignPreview } from "../../campaigns/testing.ts";
import { useSession } from "../../provider/host.tsx";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { managedProfiles, manyProfiles } from "../testing.ts";
import { MassMessageDialog } from "./MassMessageDialog.tsx";

const sentNow = (skipped = 0) =>
  campaign({
    counts: [
      { outcome: "sent", count: 3 - skipped },
      ...(skipped > 0 ? [{ outcome: "blocked" as const, count: skipped }] : []),
    ],
  });

const previewed = { "POST /campaign_preview/": () => campaignPreview() };

function show(mocks: RenderWidgetOptions["mocks"] = {}, profiles = managedProfiles) {
  const onOpenChange = vi.fn();
  const view = renderWidget(<MassMessageDialog open onOpenChange={onOpenChange} profiles={profiles} />, {
    signedInAs: { is_manager: true },
    mocks: { ...previewed, ...mocks },
  });
  return { ...view, onOpenChange };
}

const write = (text: string) =>
  fireEvent.change(screen.getByLabelText("Message"), { target: { value: text } });
const preview = () => screen.getByRole("button", { name: "Preview" });

describe("A message to all managed members", () => {
  it("shows its recipients: everybody whose account is not disabled", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "To 3 members" }));
    const list = within(screen.getByRole("list", { name: "Recipients" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Maple Hill Orchard",
      "North Fork Dairy",
      "Greenbelt Cold Chain",
    ]);
  });

  it("finds one recipient among 2,000", async () => {
    const { user } = show({}, manyProfiles);
    await user.click(screen.getByRole("button", { name: "To 2,000 members" }));
    expect(screen.getByText("and 1,800 more")).toBeVisible();
    await user.type(screen.getByRole("searchbox", { name: "Find a recipient" }), "member 1999");
    expect(screen.getByRole("list", { name: "Recipients" }).textContent).toBe("Member 1999");
  });

  it("is looked at before it is sent, and can be changed again", async () => {
    const { user } = show();
    expect(preview()).toBeDisabled();
    write("  ");
    await user.click(preview());
    expect(screen.getByLabelText("Message")).toHaveFocus();
    write("The spring fair is on May 2.");
    await user.click(preview());
    expect(screen.getByRole("region", { name: "Preview" })).toHaveTextContent("The spring fair is on May 2.");
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByLabelText("Message")).toHaveValue("The spring fair is on May 2.");
  });

  it("is handed to the server once, which sends it, and says who was left out", async () => {
    const sent = vi.fn();
    const { user, onOpenChange } = show({
      "POST /campaigns/": ({ body, request }) => {
        sent(body, request.headers.get("Idempotency-Key"));
        return campaign({ state: "sending", finished_at: null, counts: [{ outcome: "waiting", count: 3 }] });
      },
      "GET /campaigns/{id}/": () => sentNow(1),
    });
    write("The spring fair is on May 2.");
    await user.click(preview());
    await user.dblClick(screen.getByRole("button", { name: "Send to 3 members" }));
    expect(await screen.findByText("Successfully Sent a Mass Message!")).toBeVisible();
    expect(screen.getByText("1 member got none.")).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith(
      { kind: "message", accounts: [412, 413, 415], content: "The spring fair is on May 2." },
      expect.stringMatching(/.{16,}/),
    );
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it("says before it is sent who is left out and why, and who gets it by mail", async () => {
    const { user } = show({
      "POST /campaign_preview/": () =>
        campaignPreview({ count: 2, unclaimed: 1, left_out: [{ outcome: "blocked", count: 1 }] }),
    });
    write("The spring fair is on May 2.");
    await user.click(preview());
    expect(await screen.findByText("Left out: 1 has blocked the conversation.")).toBeVisible();
    expect(screen.getByText(/1 has not claimed the profile yet/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Send to 2 members" })).toBeEnabled();
  });

  it("is tried out on oneself", async () => {
    const tested = vi.fn();
    const { user } = show({
      "POST /conversations/test_message/": ({ body }) => {
        tested(body.content);
        return { message: "The test is on its way to ada@farm.example." };
      },
    });
    write("The spring fair is on May 2.");
    await user.click(preview());
    await user.click(screen.getByRole("button", { name: "Test it on yourself" }));
    expect(await screen.findByText("The test is on its way to ada@farm.example.")).toBeVisible();
    expect(tested).toHaveBeenCalledWith("The spring fair is on May 2.");
  });

  it("goes out later, at a time that is still to come", async () => {
    const sent = vi.fn();
    const { user, onOpenChange } = show({
      "POST /campaigns/": ({ body }) => {
        sent(body.send_at);
        return campaign({ state: "scheduled", send_at: "2099-04-01T13:00:00Z", finished_at: null });
      },
    });
    write("The spring fair is on May 2.");
    await user.click(preview());
    await user.click(screen.getByRole("button", { name: "Send later" }));
    const time = screen.getByLabelText("When it goes out");
    fireEvent.change(time, { target: { value: "2020-04-01T09:00" } });
    await user.click(screen.getByRole("button", { name: "Send to 3 members" }));
    expect(screen.getByText("Choose a time that is still to come.")).toBeVisible();
    fireEvent.change(time, { target: { value: "2099-04-01T09:00" } });
    await user.click(screen.getByRole("button", { name: "Send to 3 members" }));
    expect(await screen.findByText(/Your message goes out Apr 1/)).toBeVisible();
    // In Ontario, wherever the browser is.
    expect(sent).toHaveBeenCalledWith("2099-04-01T13:00:00.000Z");
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it("keeps its text when it fails; a retry sends nothing twice", async () => {
    const keys: (string | null)[] = [];
    const { user } = show({
      "POST /campaigns/": ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return keys.length === 1 ? problem(503, "Please try again in a moment.") : sentNow();
      },
      "GET /campaigns/{id}/": () => sentNow(),
    });
    write("The spring fair is on May 2.");
    await user.click(preview());
    const send = screen.getByRole("button", { name: "Send to 3 members" });
    await user.click(send);
    expect(await screen.findByText("Please try again in a moment.")).toBeVisible();
    await user.click(send);
    expect(await screen.findByText("Successfully Sent a Mass Message!")).toBeVisible();
    expect(keys[0]).toBe(keys[1]);
  });

  it("goes to 20,000 with one press, and on when the dialog is closed", async () => {
    const sent = vi.fn();
    const members = Array.from({ length: 10 }, (_, index) =>
      manyProfiles.map((profile) => ({ ...profile, account_id: profile.account_id + index * 2000 })),
    ).flat();
    const under = campaign({
      state: "sending",
      finished_at: null,
      recipients: 20_000,
      counts: [
        { outcome: "waiting", count: 15_000 },
        { outcome: "sent", count: 5000 },
      ],
    });
    const { user, onOpenChange } = show(
      {
        "POST /campaign_preview/": () => campaignPreview({ count: 20_000 }),
        "POST /campaigns/": ({ body }) => {
          sent(body.accounts?.length);
          return under;
        },
        "GET /campaigns/{id}/": () => under,
      },
      members,
    );
    write("The spring fair is on May 2.");
    await user.click(preview());
    await user.click(screen.getByRole("button", { name: "Send to 20,000 members" }));
    const bar = await screen.findByRole(
      "progressbar",
      { name: "Sent to 5,000 of 20,000" },
      { timeout: 5000 },
    );
    expect(bar).toHaveAttribute("value", "5000");
    expect(sent).toHaveBeenCalledExactlyOnceWith(20_000);
    const [close] = screen.getAllByRole("button", { name: "Close" }).slice(-1);
    await user.click(close as HTMLElement);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  }, 30_000);

  it("says so when there is nobody to write to", () => {
    show({}, managedProfiles.slice(3, 4));
    expect(screen.getByText(/there is nobody to write to/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Preview" })).toBeNull();
  });
});

/** A members' page, which closes with the session; the dialog is opened again after the login. */
function MembersPage() {
  const [open, setOpen] = useState(true);
  const session = useSession();
  if (!session) return <p>Please log in.</p>;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <MassMessageDialog open onOpenChange={setOpen} profiles={managedProfiles} />}
    </>
  );
}

describe("The text of a message to all", () => {
  const text = () => screen.getByLabelText("Message");
  const start = (mocks: RenderWidgetOptions["mocks"] = {}) =>
    renderWidget(<MembersPage />, { signedInAs: { is_manager: true }, mocks: { ...previewed, ...mocks } });

  it("is kept until the login after the session has ended", async () => {
    const { user, session } = start({
      "POST /campaigns/": () => problem(401, "Please log in."),
    });
    write("The spring fair is on May 2.");
    await user.click(preview());
    await user.click(screen.getByRole("button", { name: "Send to 3 members" }));
    expect(await screen.findByText("Please log in.")).toBeVisible();
    act(() => void session.start(exampleToken({ is_manager: true })));
    expect(text()).toHaveValue("The spring fair is on May 2.");
    expect(preview()).toBeEnabled();
  });

  it.each(["a logout", "another account"])("is not kept over %s", (which) => {
    const { session } = start();
    write("The spring fair is on May 2.");
    act(() => session.end(which === "a logout" ? "logout" : "expired"));
    const account_id = which === "a logout" ? 412 : 413;
    act(() => void session.start(exampleToken({ account_id, is_manager: true })));
    expect(text()).toHaveValue("");
  });

  it("is not passed on to another account that replaces this one", () => {
    const { session } = start();
    write("The spring fair is on May 2.");
    act(() => void session.start(exampleToken({ account_id: 413, is_manager: true })));
    expect(text()).toHaveValue("");
  });

  it("is forgotten when it is closed, and when it is sent", async () => {
    const { user } = start({ "POST /campaigns/": () => sentNow(), "GET /campaigns/{id}/": () => sentNow() });
    write("The spring fair is on May 2.");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(text()).toHaveValue("");
    write("The spring fair is on May 3.");
    await user.click(preview());
    await user.click(screen.getByRole("button", { name: "Send to 3 members" }));
    await screen.findByText("Successfully Sent a Mass Message!");
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(text()).toHaveValue("");
  });
});
