import { classified, classifiedMatches, problem, unreachable } from "@foodshed/sdk/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { CreateClassifiedDialog } from "./CreateClassifiedDialog.tsx";

function Page({ onCreated, profileId }: { onCreated?: () => void; profileId?: number }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Post
      </button>
      <CreateClassifiedDialog
        open={open}
        onOpenChange={setOpen}
        {...(onCreated ? { onCreated } : {})}
        {...(profileId ? { profileId } : {})}
      />
    </>
  );
}

function show(page = <Page />, options: RenderWidgetOptions = {}) {
  return renderWidget(page, { signedInAs: {}, ...options });
}

function fill() {
  // As a press chooses it: fireEvent.click alone would not.
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Buying" }), { button: 0 });
  fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Heirloom carrots" } });
  fireEvent.change(screen.getByLabelText("Category"), { target: { value: "10" } });
  fireEvent.change(screen.getByLabelText("Needed by"), { target: { value: "2030-06-01" } });
  fireEvent.change(screen.getByLabelText("Description"), { target: { value: "30 kg a week." } });
}

const submit = () => screen.getByRole("button", { name: "Submit" });

describe("Creating a classified", () => {
  it("cannot be submitted while nothing is written", () => {
    show();
    expect(submit()).toBeDisabled();
    fill();
    expect(submit()).toBeEnabled();
  });

  it("names what is missing and moves focus to the summary, and from there to the field", async () => {
    const { user } = show();
    await user.type(screen.getByLabelText("Title"), "Heirloom carrots");
    await user.click(submit());
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("The form has the following errors that must be corrected:");
    expect(summary).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Category: Required" }));
    expect(screen.getByLabelText("Category")).toHaveFocus();
  });

  it("asks for buying or selling first, presets neither, and says what is missing", async () => {
    const { user } = show();
    expect(screen.getByText("Are you buying or selling?")).toBeVisible();
    for (const tab of screen.getAllByRole("tab")) expect(tab).toHaveAttribute("aria-selected", "false");
    await user.type(screen.getByLabelText("Title"), "Heirloom carrots");
    await user.click(submit());
    await user.click(await screen.findByRole("button", { name: "Kind of classified: Required" }));
    expect(screen.getByRole("tab", { name: "Buying" })).toHaveFocus();
    await user.click(screen.getByRole("tab", { name: "Selling" }));
    expect(screen.queryByText("Are you buying or selling?")).toBeNull();
    expect(screen.getByLabelText("Title")).toHaveValue("Heirloom carrots");
  });

  it("says who sells this, and takes the category from the words until another is chosen", async () => {
    const asked = vi.fn();
    const { user } = show(<Page />, {
      mocks: {
        "POST /accounts/match_classified/": ({ body }) => {
          asked(body);
          return classifiedMatches({ category: 10, members_total: 4 });
        },
      },
    });
    await user.click(screen.getByRole("tab", { name: "Buying" }));
    await user.type(screen.getByLabelText("Title"), "Heirloom carrots");
    const found = await screen.findAllByText("4 members sell this", {}, { timeout: 3000 });
    expect(found[0]).toHaveRole("status");
    expect(screen.getByLabelText("Category")).toHaveValue("10");
    expect(asked).toHaveBeenLastCalledWith({ profile_id: 412, title: "Heirloom carrots", looking_for: true });
    await user.selectOptions(screen.getByLabelText("Category"), "8");
    await user.type(screen.getByLabelText("Title"), " seed");
    await waitFor(
      () =>
        expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ title: "Heirloom carrots seed" })),
      { timeout: 3000 },
    );
    expect(screen.getByLabelText("Category")).toHaveValue("8");
  });

  it("says Needed by when buying and Expiry when selling", async () => {
    const { user } = show();
    expect(screen.getByLabelText("Needed by")).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "Selling" }));
    expect(screen.getByLabelText("Expiry")).toBeVisible();
  });

  it("posts for the member's own profile, says so, and closes", async () => {
    const sent = vi.fn();
    const created = vi.fn();
    const { user } = show(<Page onCreated={created} />, {
      mocks: {
        "POST /accounts/create_classified/": ({ body }) => {
          sent(body);
          return classified();
        },
      },
    });
    fill();
    await user.dblClick(submit());
    expect(await screen.findByText("Successfully Created a Classified!")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(created).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith({
      profile_id: "412",
      title: "Heirloom carrots",
      category: "10",
      needed_by: "2030-06-02T03:59:59.000Z",
      description: "30 kg a week.",
      looking_for: "true",
    });
  });

  it("posts for a managed business", async () => {
    const sent = vi.fn();
    const { user } = show(<Page profileId={77} />, {
      mocks: {
        "POST /accounts/create_classified/": ({ body }) => {
          sent(body.profile_id);
          return classified();
        },
      },
    });
    fill();
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalledWith("77"));
  });

  it("keeps what was typed when the server refuses, and says why", async () => {
    const { user } = show(<Page />, {
      mocks: {
        "POST /accounts/create_classified/": () =>
          problem(400, "No.", { needed_by: ["You cannot select a date in the past."] }),
      },
    });
    fill();
    await user.click(submit());
    expect(await screen.findByRole("alert")).toHaveTextContent("You cannot select a date in the past.");
    expect(screen.getByLabelText("Title")).toHaveValue("Heirloom carrots");
  });

  it("posts one classified however often it is retried, and another one once it has been changed", async () => {
    const keys: (string | null)[] = [];
    const { user } = show(<Page />, {
      mocks: {
        "POST /accounts/create_classified/": ({ request }) => {
          keys.push(request.headers.get("Idempotency-Key"));
          return unreachable();
        },
      },
    });
    const tryTo = async (times: number) => {
      await user.click(submit());
      await waitFor(() => expect(keys).toHaveLength(times));
      await waitFor(() => expect(submit()).not.toHaveAttribute("aria-disabled"));
    };
    fill();
    await tryTo(1);
    await tryTo(2);
    fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Purple carrots" } });
    await tryTo(3);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("posts the same content as a new classified after it was closed", async () => {
    const keys: (string | null)[] = [];
    const { user } = show(<Page />, {
      mocks: {
        "POST /accounts/create_classified/": ({ request }) => {
          keys.push(request.headers.get("Idempotency-Key"));
          return unreachable();
        },
      },
    });
    fill();
    await user.click(submit());
    await waitFor(() => expect(keys).toHaveLength(1));
    await waitFor(() => expect(submit()).not.toHaveAttribute("aria-disabled"));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Post" }));
    fill();
    await user.click(submit());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it("forgets what was typed when it is closed", async () => {
    const { user } = show();
    fill();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Post" }));
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(submit()).toBeDisabled();
  });

  it("gives focus back to what opened it", async () => {
    const { user } = show();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Post" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Post" })).toHaveFocus());
  });
});
