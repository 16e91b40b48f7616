import { localized } from "@foodshed/sdk/locale";
import { businessTypeKey, percentage, type RoleCode, roleByCode } from "@foodshed/sdk/vocabulary";
import type { Access } from "../../core/access.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./reports.queries.ts";

/** An organization's members by role. Someone who holds two roles counts under both. */
export async function getBusinessTypesReport(
  { db }: Services,
  access: Access,
): Promise<ResponseBody<"getBusinessTypesReport">> {
  const organization = await organizationOf(db, access);
  const roles = await queries.countRoles(db, organization);
  const held = roles.reduce((sum, { count }) => sum + count, 0);
  return {
    total: await queries.countMembers(db, organization),
    businessTypes: roles.map(({ code, count }) => ({
      role: roleByCode(code as RoleCode).value,
      count,
      percentage: percentage(count, held),
    })),
  };
}

/** Within each role that members hold, how many of them belong to each business type. */
export async function getCategoriesByBusinessTypeReport(
  { db }: Services,
  access: Access,
): Promise<ResponseBody<"getCategoriesByBusinessTypeReport">> {
  const organization = await organizationOf(db, access);
  const roles = await queries.countRoles(db, organization);
  const categories = Map.groupBy(await queries.countCategories(db, organization), ({ code }) => code);
  return {
    availableBusinessTypes: roles.map(({ code }) => roleByCode(code as RoleCode).value),
    categoriesByBusinessType: roles.map(({ code, count: members }) => ({
      role: roleByCode(code as RoleCode).value,
      categories: (categories.get(code) ?? []).map(({ category, count }) => ({
        value: category,
        key: businessTypeKey(category),
        display: category,
        count,
        percentage: percentage(count, members),
      })),
    })),
  };
}

async function organizationOf(db: Services["db"], { ownerAccountId }: Access): Promise<number> {
  if (ownerAccountId === undefined || !(await queries.isOrganization(db, ownerAccountId))) {
    throw DomainError.notFound(localized(strings.noSuchOrganization));
  }
  return ownerAccountId;
}
