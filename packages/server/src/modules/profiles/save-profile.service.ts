import type { components } from "@foodshed/sdk";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import {
  applyCertificate,
  applyCertificateRemoval,
  applyNewCertificate,
} from "../certificates/certificates.service.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { applyProductTable } from "../products/product-table.service.ts";
import {
  applyNewProduct,
  applyNewProducts,
  applyProduct,
  applyProductRemoval,
} from "../products/products.service.ts";
import type { Services } from "../services.ts";
import { applyAddress, applyAddressRemoval, applyNewAddress } from "./addresses.service.ts";
import { applyChecklists, CHECKLISTS_OF_CALL } from "./checklists.service.ts";
import { applyContact, applyContactRemoval, applyNewContact } from "./contacts.service.ts";
import { applyProfile } from "./general-info.service.ts";
import { applyHighlight } from "./highlights.service.ts";
import { changeProfile, type Edit, requireOwn } from "./profile-edit.ts";
import { applyRoleDetails } from "./role-details.service.ts";

type Change = components["schemas"]["ProfileChange"];

/** Applies several changes of one profile in their order: all of them, or none. The version grows by one. */
export function saveProfile(
  services: Services,
  actor: Actor,
  access: Access,
  { version, changes }: Body<"saveProfile">,
): Promise<ResponseBody<"saveProfile">> {
  return changeProfile(services, actor, access, { operation: "saveProfile", version }, async (edit) => {
    for (const [index, change] of changes.entries()) {
      try {
        await apply(edit, change);
      } catch (error) {
        throw error instanceof DomainError ? named(error, `changes.${index}`) : error;
      }
    }
    // One change that finds nothing to do does not keep the others from counting.
    edit.unchanged = false;
  });
}

async function apply(edit: Edit, change: Change): Promise<unknown> {
  switch (change.call) {
    case "update_profile":
      await requireOwn(edit, "profile", change.body.id);
      return await applyProfile(edit, change.body);
    case "update_highlight":
      return await applyHighlight(edit, change.body);
    case "update_role":
      return await applyRoleDetails(edit, change.body);
    case "create_address":
      return await applyNewAddress(edit, change.body);
    case "update_address":
      return await applyAddress(edit, change.body);
    case "delete_address":
      return await applyAddressRemoval(edit, change.body);
    case "create_contact":
      return await applyNewContact(edit, change.body);
    case "update_contact":
      return await applyContact(edit, change.body);
    case "delete_contact":
      return await applyContactRemoval(edit, change.body);
    case "create_certificate":
      return await applyNewCertificate(edit, change.body);
    case "update_certificate":
      return await applyCertificate(edit, change.body);
    case "delete_certificate":
      return await applyCertificateRemoval(edit, change.body);
    case "create_product":
      return await applyNewProduct(edit, change.body);
    case "create_products":
      return await applyNewProducts(edit, change.body);
    case "save_products":
      return await applyProductTable(edit, change.body);
    case "update_product":
      return await applyProduct(edit, change.body);
    case "delete_product":
      return await applyProductRemoval(edit, change.body);
    default:
      return await applyChecklists(edit, CHECKLISTS_OF_CALL[change.call], change.body);
  }
}

/** The same refusal, its fields named from the batch's beginning. */
function named(error: DomainError, prefix: string): DomainError {
  const fields = Object.entries(error.errors ?? { non_field_errors: [error.text] });
  return new DomainError(error.status, error.text, {
    headers: error.headers,
    errors: Object.fromEntries(fields.map(([field, texts]) => [`${prefix}.${field}`, texts])),
  });
}
