import type { Body, Call, OperationId, Routes } from "../handler.ts";
import { applyAddress, applyAddressRemoval, applyNewAddress } from "./addresses.service.ts";
import { applyChecklists, CHECKLISTS_OF_CALL } from "./checklists.service.ts";
import { applyContact, applyContactRemoval, applyNewContact } from "./contacts.service.ts";
import { updateProfile } from "./general-info.service.ts";
import { applyHighlight } from "./highlights.service.ts";
import { locatingJob } from "./locating.ts";
import { changeProfile, type Edit, editProfile } from "./profile-edit.ts";
import { applyRoleDetails } from "./role-details.service.ts";
import { answerRoleRequest, listRoleRequests } from "./role-requests.service.ts";
import { addRole, removeRole } from "./roles.service.ts";
import { saveProfile } from "./save-profile.service.ts";

type Ticking =
  | "updateClassification"
  | "updatePaymentMethod"
  | "updateService"
  | "updateSafetyStandard"
  | "updateProcessing"
  | "updateMarket";

/** A change that answers the whole profile. */
const whole =
  <Id extends "updateHighlight" | "updateRole">(
    operation: Id,
    apply: (edit: Edit, body: Body<Id>) => Promise<void>,
  ) =>
  ({ services, actor, access, body }: Call<Id>) =>
    changeProfile(services, actor, access, { operation }, (edit) => apply(edit, body));

/** The calls that tick a list all take and answer the same. */
const ticking =
  (operation: Ticking, call: keyof typeof CHECKLISTS_OF_CALL) =>
  ({
    services,
    actor,
    access,
    body,
  }: Pick<Call<"updateClassification">, "services" | "actor" | "access" | "body">) =>
    changeProfile(services, actor, access, { operation }, (edit) =>
      applyChecklists(edit, CHECKLISTS_OF_CALL[call], body),
    );

/** A change that answers what it made of one part. */
const part =
  <Id extends OperationId, T>(operation: Id, apply: (edit: Edit, body: Body<Id>) => Promise<T>) =>
  ({ services, actor, access, body }: Call<Id>): Promise<T> =>
    editProfile(services, actor, access, { operation }, (edit) => apply(edit, body));

export const routes: Routes<
  | Ticking
  | "updateHighlight"
  | "updateRole"
  | "updateProfile"
  | "saveProfile"
  | "addRole"
  | "removeRole"
  | "listRoleRequests"
  | "answerRoleRequest"
  | "createAddress"
  | "updateAddress"
  | "deleteAddress"
  | "createContact"
  | "updateContact"
  | "deleteContact"
> = {
  updateProfile: ({ services, actor, access, body }) => updateProfile(services, actor, access, body),
  saveProfile: ({ services, actor, access, body }) => saveProfile(services, actor, access, body),
  addRole: ({ services, actor, access, body }) => addRole(services, actor, access, body),
  removeRole: ({ services, actor, access, body }) => removeRole(services, actor, access, body),
  listRoleRequests: ({ services, actor }) => listRoleRequests(services, actor),
  answerRoleRequest: ({ services, actor, body }) => answerRoleRequest(services, actor, body),
  updateHighlight: whole("updateHighlight", applyHighlight),
  updateClassification: ticking("updateClassification", "update_classification"),
  updatePaymentMethod: ticking("updatePaymentMethod", "update_paymentmethod"),
  updateService: ticking("updateService", "update_service"),
  updateSafetyStandard: ticking("updateSafetyStandard", "update_safetystandard"),
  updateProcessing: ticking("updateProcessing", "update_processing"),
  updateMarket: ticking("updateMarket", "update_market"),
  updateRole: whole("updateRole", applyRoleDetails),
  createAddress: part("createAddress", applyNewAddress),
  updateAddress: part("updateAddress", applyAddress),
  deleteAddress: part("deleteAddress", applyAddressRemoval),
  createContact: part("createContact", applyNewContact),
  updateContact: part("updateContact", applyContact),
  deleteContact: part("deleteContact", applyContactRemoval),
};

export const jobs = [locatingJob];
