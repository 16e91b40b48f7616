import { certificate, type Mocks, problem } from "@foodshed/sdk/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EditedProfileProvider, type Profile } from "../editedProfile.tsx";
import { CertificatesForm } from "./CertificatesForm.tsx";

function show(changes: Partial<Profile> = {}, mocks: Mocks = {}) {
  const server = mockProfileServer(ownProfile({ certificates: [certificate()], ...changes }));
  const view = renderWidget(
    <EditedProfileProvider profile={server.saved()}>
      <CertificatesForm />
    </EditedProfileProvider>,
    { signedInAs: {}, mocks: { ...server.mocks, ...mocks } },
  );
  const press = (name: string | RegExp) => view.user.click(screen.getByRole("button", { name }));
  return { ...view, ...server, press };
}

describe("the certificates of a profile", () => {
  it("are added with kind, issuer, number and last day", async () => {
    const { user, press, lastChanges } = show({ certificates: [] });
    await press("Add a certificate");
    await user.selectOptions(screen.getByLabelText("What is certified"), "HACCP");
    await user.type(screen.getByLabelText("Issued by"), "NSF Canada");
    await user.type(screen.getByLabelText("Number"), "HC-88");
    fireEvent.change(screen.getByLabelText("Valid until"), { target: { value: "2099-06-30" } });
    await press("Save");
    expect(await screen.findByText("NSF Canada, number HC-88")).toBeVisible();
    expect(lastChanges()).toEqual([
      {
        call: "create_certificate",
        body: {
          profile_id: 412,
          kind: "haccp",
          issuer: "NSF Canada",
          number: "HC-88",
          expires_on: "2099-06-30",
          file_id: null,
        },
      },
    ]);
  });

  it("say what is missing, and lose nothing", async () => {
    const { user, press, saves } = show({ certificates: [] });
    await press("Add a certificate");
    await user.type(screen.getByLabelText("Number"), "HC-88");
    await press("Save");
    const summary = within(await screen.findByRole("alert"));
    for (const sentence of [
      "You must choose what is certified.",
      "You must provide who issued the certificate.",
      "You must provide the last day on which the certificate is valid.",
    ])
      expect(summary.getByRole("button", { name: sentence })).toBeVisible();
    expect(screen.getByLabelText("Number")).toHaveValue("HC-88");
    expect(saves).toEqual([]);
  });

  it("send what changed, and are unchecked again", async () => {
    const { user, press, lastChanges } = show();
    expect(screen.getByText(/^Checked by/)).toBeVisible();
    await press("Edit Certified Organic, number ON-1187");
    await user.clear(screen.getByLabelText("Number"));
    await user.type(screen.getByLabelText("Number"), "ON-1320");
    await press("Save");
    expect(await screen.findByText("Stated by the business, not checked")).toBeVisible();
    expect(lastChanges()).toEqual([{ call: "update_certificate", body: { id: 31, number: "ON-1320" } }]);
  });

  it("are removed after a question", async () => {
    const { user, press, saved } = show();
    await press("Edit Certified Organic, number ON-1187");
    await press("Delete");
    const question = within(await screen.findByRole("dialog", { name: "Delete this certificate?" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(saved().certificates).toEqual([]));
  });

  it("are reminded of, unless that is switched off; a failure leaves it", async () => {
    let works = false;
    const { user } = show(
      { certificate_reminders: true },
      {
        "PUT /notifications/preference/{verb}": ({ params, body }) =>
          works
            ? { notification_verb: Number(params.verb) as 12, enable: body.enable }
            : problem(503, "Not right now."),
      },
    );
    const box = screen.getByRole("switch", { name: /^Remind us by email/ });
    await user.click(box);
    expect(await screen.findByText("Not right now.")).toBeVisible();
    expect(box).toBeChecked();
    works = true;
    await user.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it("of another's profile have no switch for reminders", () => {
    show({ certificate_reminders: null });
    expect(screen.queryByRole("switch")).toBeNull();
  });
});
