import type { Access } from "../../core/access.ts";
import { DomainError } from "../../core/domain-error.ts";
import { listUnexpired } from "../classifieds/classifieds.service.ts";
import type { Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { toProfile } from "./profiles.presenter.ts";
import { FOR_EVERYBODY, readWhole } from "./profiles.service.ts";

const VENDOR = 6;

/**
 * The caller's own profile as others read it. Visitors, members and consumers are given the same fields; what they may not see never leaves
 * the server.
 */
export async function previewProfile(
  services: Services,
  access: Access,
  as: Query<"previewProfile">["as"],
): Promise<ResponseBody<"previewProfile">> {
  const row = await readWhole(services, access.ownerAccountId as number);
  if (!row) throw DomainError.notFound("This profile does not exist.");
  if (as === "consumer" && !row.roles.some(({ code }) => code === VENDOR)) {
    throw DomainError.notFound(`${row.business_name} does not sell to consumers.`);
  }
  return {
    as,
    profile: toProfile(row, FOR_EVERYBODY, services.images, services.config.publicUrl),
    classifieds: await listUnexpired(services, row.id),
  };
}
