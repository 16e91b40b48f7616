import type { Schema } from "@foodshed/sdk";
import { formatCount, holds } from "@foodshed/sdk/vocabulary";

/** Beside the tick with which a network asks to manage a business. */
export const MANAGE_THEM = "I would also like to manage and edit their profile.";
/** Beside the tick with which a business lets a network manage it. */
export const MANAGE_ME = "I grant this network permission to edit and manage my profile.";

type Roles = readonly { value: Schema<"RoleValue"> }[];

export function isOrganization({ roles }: { roles: Roles }): boolean {
  return holds(roles, "organization");
}

/** The words of the tick that a sender is offered: managers ask, businesses offer it to a network, nobody else has one. */
export function manageWords(
  sender: { roles: Roles; is_manager: boolean },
  recipient: { roles: Roles },
): string | null {
  if (isOrganization(recipient)) return MANAGE_ME;
  return sender.is_manager ? MANAGE_THEM : null;
}

/** What a request that comes with managing means for whoever answers it. */
export function manageNote(answeredByNetwork: boolean): string {
  return answeredByNetwork
    ? "They grant your network permission to edit and manage their profile."
    : "They would also like to manage and edit your profile.";
}

/** "18 members". */
export function membersText(count: number): string {
  return count === 1 ? "1 member" : `${formatCount(count)} members`;
}

/** Asked before a connection ends. */
export function removalQuestion(company: string): string {
  return `You are about to remove your connection with ${company}. Are you sure you would like to proceed?`;
}
