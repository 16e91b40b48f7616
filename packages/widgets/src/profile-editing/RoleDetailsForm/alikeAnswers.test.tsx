import { profileRole } from "@foodshed/sdk/testing";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EditedProfileProvider } from "../editedProfile.tsx";
import { SafetyStandardsForm } from "../SafetyStandardsForm/SafetyStandardsForm.tsx";
import { RoleDetailsForm } from "./RoleDetailsForm.tsx";
import type { DetailedRole } from "./roleDetailsForm.ts";

const entry = (value: string, display: string) => ({ value, display });

/** A seller with all answers, and further roles without any. */
function profileOf(...others: RoleValue[]) {
  const seller = profileRole("seller");
  const { data } = seller;
  const ticked = (list: typeof data.classifications, one: ReturnType<typeof entry>) =>
    list && { ...list, entries: [one] };
  return ownProfile({
    roles: [
      {
        ...seller,
        data: {
          ...data,
          role_details: { ...data.role_details, business_scale: ["MED"], third_party_insurance: true },
          classifications: ticked(data.classifications, entry("kosher", "Kosher")),
          payment_methods: ticked(data.payment_methods, entry("credit_debit", "Credit/Debit")),
          safety_standards: ticked(data.safety_standards, entry("haccp", "HACCP")),
        },
      },
      ...others.map((value) => {
        const role = profileRole(value);
        return {
          ...role,
          data: { ...role.data, role_details: { ...role.data.role_details, business_scale: [] } },
        };
      }),
    ],
  });
}

function show(form: DetailedRole | "standards", ...others: RoleValue[]) {
  const held = mockProfileServer(profileOf(...others));
  const view = renderWidget(
    <EditedProfileProvider profile={held.saved()}>
      {form === "standards" ? <SafetyStandardsForm /> : <RoleDetailsForm ofRole={form} label="Details" />}
    </EditedProfileProvider>,
    { signedInAs: {}, mocks: held.mocks },
  );
  return { ...view, ...held };
}

const copy = () => screen.getByRole("button", { name: "Copy from my seller role" });
const checked = () =>
  screen
    .getAllByRole("checkbox", { checked: true })
    .map((box) => [
      box.closest("fieldset")?.querySelector("legend")?.textContent,
      box.parentElement?.textContent,
    ]);

describe("A second role that is asked the same", () => {
  it("takes a seller's answers, which are saved with the form and not before", async () => {
    const { user, saves } = show("buyer", "buyer");
    await user.click(copy());
    expect(checked()).toEqual([
      ["Business size", "Medium"],
      ["Preferred payment methods", "Credit/Debit"],
    ]);
    const said = screen.getByText("Copied. Look through it, then save.");
    expect(document.activeElement).toContainElement(said);
    expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
    expect(saves).toEqual([]);
    expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
  });

  it("copies to a processor what it has in common, not its volume", async () => {
    const { user } = show("processor", "processor");
    await user.click(copy());
    expect(checked()).toEqual([
      ["Third-party liability insurance", "Yes"],
      ["Business classifications", "Kosher"],
    ]);
  });

  it("offers nothing to a role alone, or to the one that has answered", () => {
    const { unmount } = show("seller");
    expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
    unmount();
    show("seller", "buyer", "processor");
    expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
  });

  it("is certified for what the seller is; what a buyer requires is its own", async () => {
    const { user } = show("standards", "processor", "buyer");
    await user.click(copy());
    const processor = within(
      screen.getByRole("group", { name: "Standards you are certified for as a processor" }),
    );
    expect(processor.getByRole("checkbox", { name: /HACCP/ })).toBeChecked();
    expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
  });
});
