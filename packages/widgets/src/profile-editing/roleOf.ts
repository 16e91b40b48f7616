import type { Schema } from "@foodshed/sdk";
import type { RoleValue } from "@foodshed/sdk/vocabulary";

/** A role of a profile; undefined when the profile does not hold it, or no longer. */
export function roleOf({ roles }: Schema<"Profile">, value: RoleValue): Schema<"Role"> | undefined {
  return roles.find((role) => role.value === value);
}
