import { type Mocks, problem, profileRole } from "@foodshed/sdk/testing";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import { screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { english } from "../../testing/translate.ts";
import type { EditingProps } from "../EditingDialog/EditingDialog.tsx";
import { EditedProfileProvider, useEditedProfile } from "../editedProfile.tsx";
import { RoleDetailsDialog } from "../RoleDetailsDialog/RoleDetailsDialog.tsx";
import { SafetyStandardsForm } from "../SafetyStandardsForm/SafetyStandardsForm.tsx";
import { safetyStandardsSummary } from "../SafetyStandardsForm/safetyStandardsSummary.ts";
import { servicesSummary } from "../ServicesForm/servicesSummary.ts";
import { ChecklistDialog, type ChecklistDialogProps } from "./ChecklistDialog.tsx";

const everyRole: RoleValue[] = ["seller", "buyer", "processor", "service_provider"];

function Page({ children }: { children: (editing: EditingProps) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const { profile, update } = useEditedProfile();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {children({ open, onOpenChange: setOpen, profile, onProfile: update })}
    </>
  );
}

function show(children: ReactNode, mocks: Mocks = {}, roles = everyRole) {
  const held = mockProfileServer(ownProfile({ roles: roles.map((role) => profileRole(role)) }));
  const view = renderWidget(
    <EditedProfileProvider profile={held.saved()}>{children}</EditedProfileProvider>,
    {
      signedInAs: {},
      mocks: { ...held.mocks, ...mocks },
    },
  );
  return { ...view, ...held };
}

const dialogOf = (ofRole: RoleValue, list: ChecklistDialogProps["list"]) => (
  <Page>{(editing) => <ChecklistDialog {...editing} ofRole={ofRole} list={list} />}</Page>
);

const words = (name: string) =>
  within(screen.getByRole("group", { name }))
    .getAllByRole("checkbox")
    .map((box) => (box as HTMLInputElement).value);

describe("A checklist's dialog", () => {
  it("saves what is ticked, closes, and gives focus back", async () => {
    const { user, saved: now } = show(dialogOf("seller", "classifications"));
    await user.click(screen.getByRole("button", { name: "Edit" }));
    const dialog = screen.getByRole("dialog", { name: "Seller: Business classifications" });
    expect(within(dialog).getByRole("button", { name: "Save" })).toBeDisabled();
    await user.click(within(dialog).getByRole("checkbox", { name: "Kosher" }));
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Edit" })).toHaveFocus();
    expect(now().roles[0]?.data.classifications?.entries.map(({ value }) => value)).toEqual(["kosher"]);
    expect(now().roles[2]?.data.classifications?.entries).toEqual([]);
  });

  it("unchecks 'None' with any other standard, and the others with 'None'", async () => {
    const { user, lastChanges } = show(dialogOf("seller", "safety_standards"));
    await user.click(screen.getByRole("button", { name: "Edit" }));
    const box = (name: string) => screen.getByRole("checkbox", { name });
    await user.click(box("HACCP"));
    await user.click(box("GMP"));
    await user.click(box("None"));
    expect([box("HACCP"), box("GMP"), box("None")].map((one) => (one as HTMLInputElement).checked)).toEqual([
      false,
      false,
      true,
    ]);
    await user.click(box("GMP"));
    expect(box("None")).not.toBeChecked();
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(lastChanges()?.[0]?.body).toMatchObject({ details: { gmp: true, none: false, haccp: false } });
  });

  it("stays open with what was ticked when it could not be saved", async () => {
    const { user } = show(dialogOf("processor", "market_types"), {
      "POST /accounts/save_profile/": () => problem(503, "Please try again in a moment."),
    });
    await user.click(screen.getByRole("button", { name: "Edit" }));
    await user.click(screen.getByRole("checkbox", { name: "Retail" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
    expect(screen.getByRole("checkbox", { name: "Retail" })).toBeChecked();
  });

  it("forgets what was ticked when it is cancelled", async () => {
    const { user, saves } = show(dialogOf("processor", "processing_types"));
    await user.click(screen.getByRole("button", { name: "Edit" }));
    expect(words("Processing methods")).toHaveLength(21);
    await user.click(screen.getByRole("checkbox", { name: "Smoking" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Edit" }));
    expect(screen.getByRole("checkbox", { name: "Smoking" })).not.toBeChecked();
    expect(saves).toEqual([]);
  });

  it("has both lists of services, and keeps them apart", async () => {
    const { user, saved: now } = show(dialogOf("service_provider", "services"));
    await user.click(screen.getByRole("button", { name: "Edit" }));
    const offered = within(screen.getByRole("group", { name: "Services offered" }));
    const wanted = within(screen.getByRole("group", { name: "Services wanted" }));
    await user.click(offered.getByRole("checkbox", { name: "Cold Storage" }));
    await user.click(offered.getByRole("checkbox", { name: "Delivery" }));
    await user.click(wanted.getByRole("checkbox", { name: "Warehousing" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const { data } = now().roles[3] ?? {};
    expect(data?.services_provided?.entries.map(({ value }) => value)).toEqual(["cold_storage", "delivery"]);
    expect(data?.services_needed?.entries.map(({ value }) => value)).toEqual(["warehousing"]);
    expect(servicesSummary(now(), english)).toBe("2 offered · 1 wanted");
  });

  it("puts None behind the standards, except for a processor", async () => {
    const { user, unmount } = show(dialogOf("seller", "safety_standards"));
    await user.click(screen.getByRole("button", { name: "Edit" }));
    expect(words("Food safety and traceability standards").at(-1)).toBe("None");
    unmount();
    const processor = show(dialogOf("processor", "safety_standards"));
    await processor.user.click(screen.getByRole("button", { name: "Edit" }));
    expect(words("Food safety and traceability standards").at(-1)).toBe("SQF 2000");
  });
});

describe("Food safety and traceability standards", () => {
  it("are shown for each held role, and are saved together", async () => {
    const { user, saves, saved: now } = show(<SafetyStandardsForm />);
    const required = within(screen.getByRole("group", { name: "Standards you require from suppliers" }));
    const held = within(screen.getByRole("group", { name: "Standards you are certified for as a seller" }));
    await user.click(required.getByRole("checkbox", { name: "HACCP" }));
    await user.click(held.getByRole("checkbox", { name: "GFCP" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(
      await screen.findByText("Your food safety and traceability standards have been saved."),
    ).toBeVisible();
    expect(saves).toHaveLength(1);
    expect(saves[0]?.changes.map(({ call }) => call)).toEqual([
      "update_safetystandard",
      "update_safetystandard",
    ]);
    expect(safetyStandardsSummary(now(), english)).toBe("GFCP · HACCP");
  });

  it("ask nothing for roles that are not held", () => {
    show(<SafetyStandardsForm />, {}, ["buyer", "service_provider"]);
    expect(screen.getAllByRole("group")).toHaveLength(1);
  });
});

describe("A role's details dialog", () => {
  it("asks for delivery too, and saves it with the rest", async () => {
    const { user, saves } = show(
      <Page>{(editing) => <RoleDetailsDialog {...editing} ofRole="buyer" />}</Page>,
    );
    await user.click(screen.getByRole("button", { name: "Edit" }));
    const dialog = within(screen.getByRole("dialog", { name: "Buyer Details" }));
    expect(dialog.getByRole("radio", { name: "No" })).not.toBeChecked();
    await user.click(dialog.getByRole("radio", { name: "Negotiable" }));
    await user.click(
      within(
        dialog.getByRole("group", { name: "Third-party liability insurance required from suppliers" }),
      ).getByRole("checkbox", { name: "No" }),
    );
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(saves[0]?.changes[0]).toMatchObject({
      body: { details: { delivery: 3, third_party_insurance: false, business_scale: ["Small"] } },
    });
  });
});
