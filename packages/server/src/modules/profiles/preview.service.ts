import { localized } from "@foodshed/sdk/locale";
import type { Access } from "../../core/access.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import { listUnexpired } from "../classifieds/classifieds.service.ts";
import type { Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
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
  if (!row) throw DomainError.notFound(localized(coreStrings.noSuchProfile));
  if (as === "consumer" && !row.roles.some(({ code }) => code === VENDOR)) {
    throw DomainError.notFound(localized(strings.notForConsumers, { name: row.business_name }));
  }
  return {
    as,
    profile: toProfile(row, FOR_EVERYBODY, services.images, services.config.publicUrl),
    classifieds: await listUnexpired(services, row.id),
  };
}
