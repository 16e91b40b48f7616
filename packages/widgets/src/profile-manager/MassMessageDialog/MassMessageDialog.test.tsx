import { exampleToken, problem } from "@foodshed/sdk/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { useSession } from "../../provider/host.tsx";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { managedProfiles, manyProfiles } from "../testing.ts";
import { MassMessageDialog } from "./MassMessageDialog.tsx";

const record = (skipped = 0) => ({
  id: 12,
  created_at: "2026-11-20T14:05:00Z",
  sent: 3 - skipped,
  skipped,
  recipients: [],
});

function show(mocks: RenderWidgetOptions["mocks"] = {}, profiles = managedProfiles) {
  const onOpenChange = vi.fn();
  const view = renderWidget(<MassMessageDialog open onOpenChange={onOpenChange} profiles={profiles} />, {
    signedInAs: { is_manager: true },
    mocks,
  });
  return { ...view, onOpenChange };
}

const write = (text: string) =>
  fireEvent.change(screen.getByLabelText("Message"), { target: { value: text } });
const preview = () => screen.getByRole("button", { name: "Preview" });

describe("A message to all managed members", () => {
  it("shows its recipients: members, without accounts that belong to no network", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "To 3 members" }));
    const list = within(screen.getByRole("list", { name: "Recipients" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Maple Hill Orchard",
      "Greenbelt Cold Chain",
      "The Copper Ladle",
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

  it("goes to each of them in one call, once, and says who was left out", async () => {
    const sent = vi.fn();
    const { user, onOpenChange } = show({
      "POST /conversations/send_messages/": ({ body, request }) => {
        sent(body, request.headers.get("Idempotency-Key"));
        return record(1);
      },
    });
    write("The spring fair is on May 2.");
    await user.click(preview());
    await user.dblClick(screen.getByRole("button", { name: "Send to 3 members" }));
    expect(await screen.findByText("Successfully Sent a Mass Message!")).toBeVisible();
    expect(screen.getByText("1 member got none: the conversation is blocked.")).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
    const content = "The spring fair is on May 2.";
    expect(sent).toHaveBeenCalledWith(
      [412, 415, 414].map((recipient) => ({ recipient, content, files: [] })),
      expect.stringMatching(/.{16,}/),
    );
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it("keeps its text when it fails; a retry sends nothing twice", async () => {
    const keys: (string | null)[] = [];
    const { user } = show({
      "POST /conversations/send_messages/": ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return keys.length === 1 ? problem(503, "Please try again in a moment.") : record();
      },
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

  it("goes to 12,000 with one press, in several calls, and after a failure to those still pending", async () => {
    const calls: { recipients: number; first: number | undefined; key: string | null }[] = [];
    const members = Array.from({ length: 6 }, (_, index) =>
      manyProfiles.map((profile) => ({ ...profile, account_id: profile.account_id + index * 2000 })),
    ).flat();
    const { user } = show(
      {
        "POST /conversations/send_messages/": ({ body, request }) => {
          const key = request.headers.get("Idempotency-Key");
          calls.push({ recipients: body.length, first: body[0]?.recipient, key });
          if (calls.length === 2) return problem(503, "Please try again in a moment.");
          return { ...record(), sent: body.length - 1, skipped: 1 };
        },
      },
      members,
    );
    write("The spring fair is on May 2.");
    await user.click(preview());
    const send = screen.getByRole("button", { name: "Send to 12,000 members" });
    await user.click(send);
    expect(
      await screen.findByText("Please try again in a moment.", undefined, { timeout: 5000 }),
    ).toBeVisible();
    expect(screen.getByText(/It has gone to 5,000 members already/)).toBeVisible();
    await user.click(send);
    const done = "Successfully Sent a Mass Message!";
    expect(await screen.findByText(done, undefined, { timeout: 5000 })).toBeVisible();
    expect(screen.getByText("3 members got none: the conversation is blocked.")).toBeVisible();
    expect(calls.map(({ recipients, first }) => [recipients, first])).toEqual([
      [5000, 1000],
      [5000, 6000],
      [5000, 6000],
      [2000, 11_000],
    ]);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
    expect(calls[1]?.key).toBe(calls[2]?.key);
  }, 30_000);

  it("says so when there is nobody to write to", () => {
    show({}, managedProfiles.slice(1, 2));
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
    renderWidget(<MembersPage />, { signedInAs: { is_manager: true }, mocks });

  it("is kept until the login after the session has ended", async () => {
    const { user, session } = start({
      "POST /conversations/send_messages/": () => problem(401, "Please log in."),
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
    const { user } = start({ "POST /conversations/send_messages/": () => record() });
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
