import type { Schema } from "@foodshed/sdk";
import { holds } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

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
export function requestMessages({ type, byViewer }: PossibleConnection, name: string, t: WidgetTranslate) {
  if (type === "membership") {
    return {
      title: t(strings.requestMembership),
      sent: t(strings.membershipRequested),
      about: t(byViewer ? strings.inviteAbout : strings.joinAbout, { name }),
    };
  }
  return byViewer
    ? {
        title: t(strings.askToManage),
        sent: t(strings.permissionRequested),
        about: t(strings.askToManageAbout, { name }),
      }
    : {
        title: t(strings.letManage),
        sent: t(strings.permissionOffered),
        about: t(strings.letManageAbout, { name }),
      };
}

/** What an accepted connection means for the viewer. */
export function connectionMessage(
  { type, byViewer }: PossibleConnection,
  manage: boolean,
  t: WidgetTranslate,
): string {
  if (type === "management") return t(byViewer ? strings.youManage : strings.managesYours);
  if (byViewer) return t(manage ? strings.managedMemberOfYours : strings.memberOfYours);
  return t(manage ? strings.youAreManagedMember : strings.youAreMember);
}

/** What a received request asks for. `toManager`: the recipient is the network or the manager user. */
export function receivedRequestMessage(
  { type, manage }: Pick<Schema<"ConnectionRequest">, "type" | "manage">,
  toManager: boolean,
  t: WidgetTranslate,
): string {
  if (type === "management") return t(toManager ? strings.grantsManaging : strings.wantsToManage);
  if (toManager) return t(manage ? strings.wantsToJoinAndGrants : strings.wantsToJoin);
  return t(manage ? strings.invitesAndManages : strings.invites);
}

function isOrganization({ roles }: { roles: Roles }): boolean {
  return holds(roles, "organization");
}

/** The label of the management checkbox: managers ask for it, businesses offer it to a network; null for everybody else. */
export function manageOptionLabel(
  sender: End,
  recipient: { roles: Roles },
  t: WidgetTranslate,
): string | null {
  if (isOrganization(recipient)) return t(strings.manageMe);
  return sender.is_manager ? t(strings.manageThem) : null;
}

/** What management means for the recipient of a request that includes it. */
export function manageMessage(answeredByNetwork: boolean, t: WidgetTranslate): string {
  return t(answeredByNetwork ? strings.theyGrantNetwork : strings.theyWouldManage);
}
