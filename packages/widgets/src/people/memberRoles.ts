import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import * as strings from "./generated/strings.ts";

export type MemberRole = Schema<"MemberRole">;

/** From everything to nothing, with one sentence each. */
export const MEMBER_ROLES: readonly { role: MemberRole; label: LocalizedString; may: LocalizedString }[] = [
  { role: "owner", label: strings.owner, may: strings.ownerMay },
  { role: "editor", label: strings.editor, may: strings.editorMay },
  { role: "reader", label: strings.reader, may: strings.readerMay },
];

export const roleLabel = (role: MemberRole): LocalizedString =>
  (MEMBER_ROLES.find((one) => one.role === role) ?? (MEMBER_ROLES[2] as (typeof MEMBER_ROLES)[number])).label;

/** How a person is called: by name, or by address where they have given none. */
export function personName(person: { first_name: string; last_name: string; email: string }): string {
  return `${person.first_name} ${person.last_name}`.trim() || person.email;
}
