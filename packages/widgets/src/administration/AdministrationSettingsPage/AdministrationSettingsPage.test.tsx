import { administrationMocks, problem } from "@foodshed/sdk/testing";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { showToAdministrator } from "../testing.tsx";
import { AdministrationSettingsPage } from "./AdministrationSettingsPage.tsx";

const op = "POST /administration/update_settings/";

function show() {
  const mocks = administrationMocks();
  const update = vi.fn(mocks[op]);
  const view = showToAdministrator(<AdministrationSettingsPage />, { ...mocks, [op]: update });
  return { ...view, sent: () => update.mock.lastCall?.[0].body };
}
const part = async (name: string) => within(await screen.findByRole("region", { name }));

describe("Settings that may change while the server runs", () => {
  it("switch at once, and say who changed them", async () => {
    const { user, sent } = show();
    const mails = await screen.findByRole("switch", { name: "Mails are sent" });
    expect(screen.getByRole("switch", { name: "Ads may be posted" })).not.toBeChecked();
    await user.click(mails);
    expect(await screen.findByText("Saved.")).toBeVisible();
    expect(sent()).toEqual({ mail_sending: false });
    expect(mails).not.toBeChecked();
    expect(screen.getAllByText(/^Changed by admin@foodshed.example/)).toHaveLength(2);
  });

  it("put a notice on every page, in both languages, and take it away", async () => {
    const { user, sent } = show();
    const notice = await part("Notice");
    await user.type(notice.getByLabelText("In English"), "Closed on Monday.");
    await user.click(notice.getByRole("button", { name: "Show Notice" }));
    expect(await notice.findByText("Please write it in both languages.")).toBeVisible();
    await user.type(notice.getByLabelText("In French"), "Fermé lundi.");
    fireEvent.change(notice.getByLabelText(/^Until/), { target: { value: "2027-05-01T08:00" } });
    await user.click(notice.getByRole("button", { name: "Show Notice" }));
    expect(await screen.findByText("Saved.")).toBeVisible();
    const until = new Date("2027-05-01T08:00").toISOString();
    expect(sent()).toEqual({ notice: { en: "Closed on Monday.", fr: "Fermé lundi.", from: null, until } });
    await user.click(await (await part("Notice")).findByRole("button", { name: "Take It Away" }));
    await vi.waitFor(() => expect(sent()).toEqual({ notice: null }));
  });

  it("close sign-ups with a sentence", async () => {
    const { user, sent } = show();
    const registration = await part("Sign-ups");
    await user.click(registration.getByRole("checkbox", { name: "Businesses may sign themselves up" }));
    await user.type(registration.getByLabelText(/^In English/), "We begin again in May.");
    await user.click(registration.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved.")).toBeVisible();
    expect(sent()).toEqual({ registration: { open: false, en: "We begin again in May.", fr: "" } });
  });

  it("say why they were not saved, and stay as they were", async () => {
    const { user } = showToAdministrator(<AdministrationSettingsPage />, {
      [op]: () => problem(503, "Not right now."),
    });
    await user.click(await screen.findByRole("switch", { name: "Mails are sent" }));
    expect(await screen.findByText("Not saved: Not right now.")).toBeVisible();
    expect(screen.getByRole("switch", { name: "Mails are sent" })).toBeChecked();
  });

  it("show those of the environment without their secrets", async () => {
    show();
    expect(await screen.findByText("https://foodshed.example")).toBeVisible();
    expect(screen.getByText("Set, secret")).toBeVisible();
    expect(screen.getAllByText("Not set")).toHaveLength(2);
  });
});
