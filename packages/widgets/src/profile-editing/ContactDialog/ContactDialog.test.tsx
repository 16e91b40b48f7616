import type { Schema } from "@foodshed/sdk";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { AddressDialog } from "../AddressDialog/AddressDialog.tsx";
import { ContactDialog } from "./ContactDialog.tsx";

const sam: Schema<"Contact"> = {
  id: 21,
  name: "Sam Reyes",
  position: "Sales",
  phone: "519-555-0199",
  fax: null,
  cell: null,
  email: null,
};

const withSam = ownProfile({ contacts: [sam] });

function show(Dialog: typeof ContactDialog | typeof AddressDialog, props: object = {}) {
  const server = mockProfileServer(withSam);
  const onOpenChange = vi.fn();
  const onProfile = vi.fn();
  const view = renderWidget(
    <Dialog open onOpenChange={onOpenChange} profile={withSam} onProfile={onProfile} {...props} />,
    { signedInAs: {}, mocks: server.mocks },
  );
  const submit = () => view.user.click(screen.getByRole("button", { name: "Save" }));
  return { ...view, server, onOpenChange, onProfile, submit };
}

describe("A contact's dialog", () => {
  it("adds a contact of whom nothing is required", async () => {
    const { user, server, submit, onOpenChange, onProfile } = show(ContactDialog);
    expect(screen.getByRole("dialog", { name: "Add a Contact" })).toBeVisible();
    await user.type(screen.getByLabelText("Name (optional)"), "Lou");
    await submit();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(server.lastChanges()).toEqual([
      { call: "create_contact", body: { profile_id: 412, name: "Lou" } },
    ]);
    expect(onProfile.mock.lastCall?.[0].contacts).toHaveLength(2);
  });

  it("checks numbers and the address that are given", async () => {
    const { user, server, submit } = show(ContactDialog);
    await user.type(screen.getByLabelText("Phone (optional)"), "1");
    await user.type(screen.getByLabelText("Fax (optional)"), "1");
    await user.type(screen.getByLabelText("Cell (optional)"), "1");
    await user.type(screen.getByLabelText("Email (optional)"), "sam");
    await submit();
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "You must provide a valid phone number.",
      "You must provide a valid cell phone number.",
      "You must provide a valid fax number.",
      "You must provide a valid email address.",
    ]);
    expect(server.saves).toEqual([]);
  });

  it("changes a contact, and empties what is cleared", async () => {
    const { user, server, submit } = show(ContactDialog, { contact: sam });
    expect(screen.getByRole("dialog", { name: "Edit Contact" })).toBeVisible();
    await user.clear(screen.getByLabelText("Phone (optional)"));
    await submit();
    await waitFor(() =>
      expect(server.lastChanges()).toEqual([{ call: "update_contact", body: { id: 21, phone: null } }]),
    );
  });

  it("deletes a contact after a question", async () => {
    const { user, server, onOpenChange } = show(ContactDialog, { contact: sam });
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const question = within(await screen.findByRole("dialog", { name: "Delete this contact?" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(server.saved().contacts).toEqual([]);
  });
});

describe("An address's dialog", () => {
  it("adds an address in Ontario", async () => {
    const { user, server, submit } = show(AddressDialog);
    expect(screen.getByRole("dialog", { name: "Add an Address" })).toBeVisible();
    await user.type(screen.getByLabelText("Location name"), "Barn");
    await user.type(screen.getByLabelText("Address"), "1 Side Road");
    await user.type(screen.getByLabelText("City or town"), "Fergus");
    await user.type(screen.getByLabelText("Postal code"), "n1m 1a1");
    await submit();
    expect(await screen.findByText("You have successfully updated this location.")).toBeVisible();
    expect(server.lastChanges()).toMatchObject([{ call: "create_address", body: { description: "Barn" } }]);
  });

  it("changes or deletes the one that it is given", async () => {
    const [address] = withSam.addresses;
    const { user, server, submit } = show(AddressDialog, { address });
    expect(screen.getByRole("dialog", { name: "Edit Address" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Delete" })).toBeVisible();
    await user.clear(screen.getByLabelText("City or town"));
    await submit();
    expect(await screen.findByRole("alert")).toHaveTextContent("You must provide a city or town.");
    await user.type(screen.getByLabelText("City or town"), "Fergus");
    await submit();
    await waitFor(() =>
      expect(server.lastChanges()).toEqual([{ call: "update_address", body: { id: 4120, city: "Fergus" } }]),
    );
  });
});
