import type { Schema } from "@foodshed/sdk";
import { counted, holds } from "@foodshed/sdk/vocabulary";

/** Label of the checkbox with which a network asks to manage a business. */
export const MANAGE_THEM = "I would also like to manage and edit their profile.";
/** Label of the checkbox with which a business lets a network manage it. */
export const MANAGE_ME = "I grant this network permission to edit and manage my profile.";

type Roles = readonly { value: Schema<"RoleValue"> }[];
type End = { roles: Roles; is_manager: boolean };

/** The connection that two accounts may have: a membership in a network, or a management grant to a manager user. */
export interface PossibleConnection {
  type: Schema<"ConnectionRequest">["type"];
  /** The viewer is the network or the manager. */
  byViewer: boolean;
}

/** Null for two networks, two businesses or two managers, which cannot connect. */
export function possibleConnection(viewer: End, other: End): PossibleConnection | null {
  const network = isOrganization(viewer);
  if (network !== isOrganization(other)) return { type: "membership", byViewer: network };
  if (network || viewer.is_manager === other.is_manager) return null;
  return { type: "management", byViewer: viewer.is_manager };
}

/** The texts of the dialog that requests or offers a connection. */
export function requestMessages({ type, byViewer }: PossibleConnection, name: string) {
  if (type === "membership") {
    return {
      title: "Request Membership",
      sent: "Membership Requested",
      about: byViewer
        ? `Invite ${name} to become a member of your network. They are shown among your members once they accept.`
        : `Ask to become a member of ${name}. The network is shown on your profile once they accept.`,
    };
  }
  return byViewer
    ? {
        title: "Ask to Manage This Profile",
        sent: "Permission Requested",
        about: `Ask ${name} for permission to edit and manage their profile. You manage it once they accept.`,
      }
    : {
        title: "Let Them Manage Your Profile",
        sent: "Permission Offered",
        about: `Grant ${name} permission to edit and manage your profile. They manage it once they accept. Either of you can end it.`,
      };
}

/** What an accepted connection means for the viewer. */
export function connectionMessage({ type, byViewer }: PossibleConnection, manage: boolean): string {
  if (type === "management") return byViewer ? "You manage this profile." : "Manages your profile.";
  return byViewer
    ? `A member of your network${manage ? ", which manages this profile" : ""}.`
    : `You are a member${manage ? ". This network manages your profile" : ""}.`;
}

/** What a received request asks for. `toManager`: the recipient is the network or the manager user. */
export function receivedRequestMessage(
  { type, manage }: Pick<Schema<"ConnectionRequest">, "type" | "manage">,
  toManager: boolean,
): string {
  if (type === "management") {
    return toManager
      ? "Grants you permission to edit and manage their profile."
      : "Would like to manage and edit your profile.";
  }
  const joins = toManager ? "Would like to join your network." : "Invites you to join their network.";
  return manage ? `${joins} ${manageMessage(toManager)}` : joins;
}

export function isOrganization({ roles }: { roles: Roles }): boolean {
  return holds(roles, "organization");
}

/** The label of the management checkbox: managers ask for it, businesses offer it to a network; null for everybody else. */
export function manageOptionLabel(sender: End, recipient: { roles: Roles }): string | null {
  if (isOrganization(recipient)) return MANAGE_ME;
  return sender.is_manager ? MANAGE_THEM : null;
}

/** What management means for the recipient of a request that includes it. */
export function manageMessage(answeredByNetwork: boolean): string {
  return answeredByNetwork
    ? "They grant your network permission to edit and manage their profile."
    : "They would also like to manage and edit your profile.";
}

/** "18 members". */
export function membersText(count: number): string {
  return counted(count, "member");
}

/** The question of the dialog that removes a connection. */
export function removalQuestion(company: string): string {
  return `You are about to remove your connection with ${company}. Are you sure you would like to proceed?`;
}
