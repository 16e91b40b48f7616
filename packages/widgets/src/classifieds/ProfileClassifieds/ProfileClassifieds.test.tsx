import { classified, inDays } from "@foodshed/sdk/testing";
import { endOfOntarioDay, ontarioDay } from "@foodshed/sdk/vocabulary";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileClassifieds } from "./ProfileClassifieds.tsx";

const cider = classified({ editable: true });
const crates = classified({ id: 90, title: "Apple crates", needed_by: inDays(-1), editable: true });

function ownList(ads = [cider, crates]) {
  const held = [...ads];
  const updated = vi.fn();
  const view = renderWidget(<ProfileClassifieds profileId={412} editable />, {
    signedInAs: {},
    mocks: {
      "GET /accounts/classifieds_list/": () => held,
      "POST /accounts/update_classified/": ({ body }) => {
        updated(body);
        return cider;
      },
      "POST /accounts/delete_classified/": ({ body }) => {
        held.splice(
          held.findIndex((ad) => ad.id === body.classified_id),
          1,
        );
        return undefined;
      },
    },
  });
  return { ...view, updated };
}

describe("A profile's classifieds", () => {
  it("mark the owner's expired classifieds", async () => {
    ownList();
    expect(await screen.findByRole("heading", { name: "Apple crates - EXPIRED" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Cold-pressed cider" })).toBeVisible();
  });

  it("offer a visitor neither editing nor deleting", async () => {
    renderWidget(<ProfileClassifieds profileId={412} />);
    await screen.findByRole("article");
    expect(screen.queryByRole("button", { name: /Edit|Delete/ })).toBeNull();
  });

  it("say that there are none", async () => {
    ownList([]);
    expect(await screen.findByText("No Classifieds Available")).toBeVisible();
  });

  it("need a new date when they are edited after they expired", async () => {
    const { user, updated } = ownList();
    await user.click(await screen.findByRole("button", { name: "Edit Apple crates" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Classified" }));
    const day = dialog.getByLabelText(/^(Needed by|Expiry)/);
    const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
    type(dialog.getByLabelText("Title"), "Apple crates and lids");
    expect(day).toHaveValue("");
    expect(dialog.getByText(/^It ended on .*\. Choose a new date\.$/)).toBeVisible();
    type(day, ontarioDay(inDays(-2)));
    await user.click(dialog.getByRole("button", { name: "Submit" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("You cannot select a date in the past.");
    const next = ontarioDay(inDays(5));
    type(day, next);
    await user.click(dialog.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(updated).toHaveBeenCalledTimes(1));
    expect(updated.mock.lastCall?.[0]).toMatchObject({ classified_id: "90", title: "Apple crates and lids" });
    expect(updated.mock.lastCall?.[0]).toMatchObject({ needed_by: endOfOntarioDay(next).toISOString() });
  });

  it("can be changed once something is different, and keep the old picture unless a new one is chosen", async () => {
    const { user, updated } = ownList();
    await user.click(await screen.findByRole("button", { name: "Edit Cold-pressed cider" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Classified" }));
    expect(dialog.getByRole("button", { name: "Submit" })).toBeDisabled();
    await user.click(dialog.getByRole("tab", { name: "Buying" }));
    await user.click(dialog.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(updated).toHaveBeenCalledTimes(1));
    expect(updated.mock.lastCall?.[0]).toMatchObject({ classified_id: "77", looking_for: "true" });
    expect(updated.mock.lastCall?.[0]).not.toHaveProperty("picture");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("disappear once their deletion is confirmed", async () => {
    const { user } = ownList();
    await user.click(await screen.findByRole("button", { name: "Delete Apple crates" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete Classified" }));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: /Apple crates/ })).toBeNull());
    expect(screen.getByRole("heading", { name: "Cold-pressed cider" })).toBeVisible();
  });
});
