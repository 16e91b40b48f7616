import { businesses, profileRole } from "@foodshed/sdk/testing";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import type { Profile } from "../editedProfile.tsx";
import { EditProfileDialog } from "./EditProfileDialog.tsx";

const as = (...roles: RoleValue[]) => ownProfile({ roles: roles.map((role) => profileRole(role)) });

function Page({ start, onProfile }: { start: Profile; onProfile: (profile: Profile) => void }) {
  const [open, setOpen] = useState(true);
  const [profile, setProfile] = useState(start);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <EditProfileDialog
        open={open}
        onOpenChange={setOpen}
        profile={profile}
        onProfile={(next) => {
          setProfile(next);
          onProfile(next);
        }}
      />
    </>
  );
}

function show(profile = as("seller", "vendor")) {
  const server = mockProfileServer(profile);
  const onProfile = vi.fn();
  const view = renderWidget(<Page start={profile} onProfile={onProfile} />, {
    signedInAs: {},
    mocks: server.mocks,
  });
  const dialog = within(screen.getByRole("dialog", { name: "Edit Your Profile" }));
  const tab = (name: string) => view.user.click(dialog.getByRole("tab", { name }));
  const save = () => view.user.click(dialog.getByRole("button", { name: "Save" }));
  return { ...view, server, onProfile, dialog, tab, save };
}

describe("Edit Your Profile", () => {
  it("has four tabs, and nothing to save before something is changed", () => {
    const { dialog } = show();
    expect(dialog.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "I am a",
      "General Business Info",
      "Web & Social Media",
      "Account",
    ]);
    expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  });

  it("saves what was changed on all tabs at once, and tells the page", async () => {
    const { user, dialog, tab, save, server, onProfile } = show();
    await user.click(dialog.getByRole("checkbox", { name: "Bakery" }));
    await tab("General Business Info");
    await user.clear(dialog.getByLabelText("Job title"));
    await user.type(dialog.getByLabelText("Job title"), "Grower");
    await tab("Web & Social Media");
    await user.type(dialog.getByLabelText("Twitter (optional)"), "maplehill");
    await save();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("Your profile has been saved.")).toBeVisible();
    expect(server.saves).toHaveLength(1);
    expect(server.lastChanges()).toEqual([
      {
        call: "update_profile",
        body: {
          id: 412,
          details: {
            title: "Grower",
            twitter: "https://twitter.com/maplehill",
            category: ["Bakery", "Grower/Producer", "Pick-Your-Own"],
          },
        },
      },
    ]);
    expect(onProfile).toHaveBeenLastCalledWith(expect.objectContaining({ title: "Grower", version: 4 }));
  });

  it("sends the whole address with a part of it, without province and country while it is incomplete", async () => {
    const { user, dialog, tab, save, server } = show(ownProfile({ addresses: [] }));
    await tab("General Business Info");
    await user.clear(dialog.getByLabelText("Postal code (optional)"));
    await save();
    await waitFor(() =>
      expect(server.lastChanges()?.[0]?.body).toMatchObject({
        details: {
          address_1: "7412 Wellington Road 21",
          city: "Elora",
          postal_code: null,
          province: null,
          country: null,
        },
      }),
    );
  });

  it("calls no part of the address optional that a location needs", async () => {
    const { dialog, tab } = show();
    await tab("General Business Info");
    for (const label of ["Address", "City or town", "Postal code"])
      expect(dialog.getByLabelText(label)).not.toHaveValue("");
  });

  it("leads to a wrong field on another tab", async () => {
    const { user, dialog, tab, save, server } = show();
    await tab("General Business Info");
    await user.clear(dialog.getByLabelText("Last name"));
    await tab("Web & Social Media");
    await user.type(dialog.getByLabelText("Facebook (optional)"), "nobody");
    await tab("I am a");
    await save();
    const summary = within(dialog.getByRole("alert"));
    await user.click(summary.getByRole("button", { name: /^You must provide a valid Facebook address/ }));
    expect(dialog.getByRole("tab", { name: "Web & Social Media" })).toHaveAttribute("aria-selected", "true");
    expect(dialog.getByLabelText("Facebook (optional)")).toHaveFocus();
    await user.click(summary.getByRole("button", { name: "You must provide your last name." }));
    expect(dialog.getByLabelText("Last name")).toHaveFocus();
    expect(server.saves).toEqual([]);
  });

  it("adds and removes roles with everything else, after a warning", async () => {
    const { user, dialog, tab, save, server } = show();
    await tab("Account");
    await user.click(dialog.getByRole("checkbox", { name: "Buyer" }));
    await user.click(dialog.getByRole("checkbox", { name: "Seller" }));
    const question = await screen.findByRole("dialog", { name: "Remove Seller?" });
    expect(question).toHaveTextContent(
      "Removing an account type will cause you to lose your information for this role.",
    );
    await user.click(within(question).getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(dialog.getByRole("checkbox", { name: "Seller" })).not.toBeChecked());
    await tab("Web & Social Media");
    expect(dialog.queryByLabelText("Online store (optional)")).toBeNull();
    await save();
    await waitFor(() =>
      expect(server.lastChanges()).toEqual([
        { call: "update_profile", body: { id: 412, addRoles: [1], removeRoles: [2] } },
      ]),
    );
  });

  it("keeps a role, or sends nothing", async () => {
    const { user, dialog, tab, save, server } = show(as("buyer"));
    const types = within(dialog.getByRole("group", { name: "Account types" }));
    const buyer = () => types.getByRole("checkbox", { name: "Buyer" });
    await tab("Account");
    await user.click(buyer());
    await user.click(await screen.findByRole("button", { name: "Remove" }));
    await save();
    expect(await dialog.findByRole("alert")).toHaveTextContent("You must choose at least one profile.");
    await user.click(dialog.getByRole("button", { name: "You must choose at least one profile." }));
    expect(buyer()).toHaveFocus();
    expect(server.saves).toEqual([]);
  });

  it("does not let an organization change its role", async () => {
    const { dialog, tab } = show(ownProfile({ roles: [profileRole("organization", businesses[4])] }));
    await tab("Account");
    expect(dialog.queryByRole("group", { name: "Account types" })).toBeNull();
    expect(dialog.getByText(/Its account type cannot be changed/)).toBeVisible();
  });

  it("asks before unsaved changes are discarded, but not after Cancel", async () => {
    const { user, dialog, tab } = show();
    await tab("General Business Info");
    await user.type(dialog.getByLabelText("Job title"), "!");
    await user.keyboard("{Escape}");
    const question = within(await screen.findByRole("dialog", { name: "Discard your changes?" }));
    await user.click(question.getByRole("button", { name: "Go on editing" }));
    expect(dialog.getByLabelText("Job title")).toHaveValue("Owner!");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Edit" }));
    await user.click(screen.getByRole("tab", { name: "General Business Info" }));
    expect(screen.getByLabelText("Job title")).toHaveValue("Owner");
  });
});
