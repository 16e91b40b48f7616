// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** I would also like to manage and edit their profile. */
export const manageThem: LocalizedString = { id: "membership.manageThem", english: "I would also like to manage and edit their profile." };

/** I grant this network permission to edit and manage my profile. */
export const manageMe: LocalizedString = { id: "membership.manageMe", english: "I grant this network permission to edit and manage my profile." };

/** Request Membership */
export const requestMembership: LocalizedString = { id: "membership.requestMembership", english: "Request Membership" };

/** Membership Requested */
export const membershipRequested: LocalizedString = { id: "membership.membershipRequested", english: "Membership Requested" };

/** Invite {name} to become a member of your network. They are shown among your members once they accept. */
export const inviteAbout: LocalizedString<{ name: string | number }> = { id: "membership.inviteAbout", english: ["Invite ",["name"]," to become a member of your network. They are shown among your members once they accept."] };

/** Ask to become a member of {name}. The network is shown on your profile once they accept. */
export const joinAbout: LocalizedString<{ name: string | number }> = { id: "membership.joinAbout", english: ["Ask to become a member of ",["name"],". The network is shown on your profile once they accept."] };

/** Ask to Manage This Profile */
export const askToManage: LocalizedString = { id: "membership.askToManage", english: "Ask to Manage This Profile" };

/** Permission Requested */
export const permissionRequested: LocalizedString = { id: "membership.permissionRequested", english: "Permission Requested" };

/** Ask {name} for permission to edit and manage their profile. You manage it once they accept. */
export const askToManageAbout: LocalizedString<{ name: string | number }> = { id: "membership.askToManageAbout", english: ["Ask ",["name"]," for permission to edit and manage their profile. You manage it once they accept."] };

/** Let Them Manage Your Profile */
export const letManage: LocalizedString = { id: "membership.letManage", english: "Let Them Manage Your Profile" };

/** Permission Offered */
export const permissionOffered: LocalizedString = { id: "membership.permissionOffered", english: "Permission Offered" };

/** Grant {name} permission to edit and manage your profile. They manage it once they accept. Either of you can end it. */
export const letManageAbout: LocalizedString<{ name: string | number }> = { id: "membership.letManageAbout", english: ["Grant ",["name"]," permission to edit and manage your profile. They manage it once they accept. Either of you can end it."] };

/** You manage this profile. */
export const youManage: LocalizedString = { id: "membership.youManage", english: "You manage this profile." };

/** Manages your profile. */
export const managesYours: LocalizedString = { id: "membership.managesYours", english: "Manages your profile." };

/** A member of your network. */
export const memberOfYours: LocalizedString = { id: "membership.memberOfYours", english: "A member of your network." };

/** A member of your network, which manages this profile. */
export const managedMemberOfYours: LocalizedString = { id: "membership.managedMemberOfYours", english: "A member of your network, which manages this profile." };

/** You are a member. */
export const youAreMember: LocalizedString = { id: "membership.youAreMember", english: "You are a member." };

/** You are a member. This network manages your profile. */
export const youAreManagedMember: LocalizedString = { id: "membership.youAreManagedMember", english: "You are a member. This network manages your profile." };

/** Grants you permission to edit and manage their profile. */
export const grantsManaging: LocalizedString = { id: "membership.grantsManaging", english: "Grants you permission to edit and manage their profile." };

/** Would like to manage and edit your profile. */
export const wantsToManage: LocalizedString = { id: "membership.wantsToManage", english: "Would like to manage and edit your profile." };

/** Would like to join your network. */
export const wantsToJoin: LocalizedString = { id: "membership.wantsToJoin", english: "Would like to join your network." };

/** Would like to join your network. They grant your network permission to edit and manage their profile. */
export const wantsToJoinAndGrants: LocalizedString = { id: "membership.wantsToJoinAndGrants", english: "Would like to join your network. They grant your network permission to edit and manage their profile." };

/** Invites you to join their network. */
export const invites: LocalizedString = { id: "membership.invites", english: "Invites you to join their network." };

/** Invites you to join their network. They would also like to manage and edit your profile. */
export const invitesAndManages: LocalizedString = { id: "membership.invitesAndManages", english: "Invites you to join their network. They would also like to manage and edit your profile." };

/** They grant your network permission to edit and manage their profile. */
export const theyGrantNetwork: LocalizedString = { id: "membership.theyGrantNetwork", english: "They grant your network permission to edit and manage their profile." };

/** They would also like to manage and edit your profile. */
export const theyWouldManage: LocalizedString = { id: "membership.theyWouldManage", english: "They would also like to manage and edit your profile." };

/** You are about to remove your connection with {company}. Are you sure you would like to proceed? */
export const removalQuestion: LocalizedString<{ company: string | number }> = { id: "membership.removalQuestion", english: ["You are about to remove your connection with ",["company"],". Are you sure you would like to proceed?"] };

/** Members of {network} */
export const membersOf: LocalizedString<{ network: string | number }> = { id: "membership.membersOf", english: ["Members of ",["network"]] };

/** Find a member */
export const findMember: LocalizedString = { id: "membership.findMember", english: "Find a member" };

/** Members */
export const members: LocalizedString = { id: "membership.members", english: "Members" };

/** Remove {name} */
export const removeNamed: LocalizedString<{ name: string | number }> = { id: "membership.removeNamed", english: ["Remove ",["name"]] };

/** Remove */
export const remove: LocalizedString = { id: "membership.remove", english: "Remove" };

/** Load More Members */
export const loadMoreMembers: LocalizedString = { id: "membership.loadMoreMembers", english: "Load More Members" };

/** No More Members */
export const noMoreMembers: LocalizedString = { id: "membership.noMoreMembers", english: "No More Members" };

/** No Results */
export const noResults: LocalizedString = { id: "membership.noResults", english: "No Results" };

/** Connection Requests */
export const connectionRequests: LocalizedString = { id: "membership.connectionRequests", english: "Connection Requests" };

/** No Requests */
export const noRequests: LocalizedString = { id: "membership.noRequests", english: "No Requests" };

/** Show {count} more */
export const showMore: LocalizedString<{ count: string | number }> = { id: "membership.showMore", english: ["Show ",["count"]," more"] };

/** You have accepted the request of {name}. */
export const acceptedRequest: LocalizedString<{ name: string | number }> = { id: "membership.acceptedRequest", english: ["You have accepted the request of ",["name"],"."] };

/** You have denied the request of {name}. */
export const deniedRequest: LocalizedString<{ name: string | number }> = { id: "membership.deniedRequest", english: ["You have denied the request of ",["name"],"."] };

/** Accept */
export const accept: LocalizedString = { id: "membership.accept", english: "Accept" };

/** Accept {name} */
export const acceptNamed: LocalizedString<{ name: string | number }> = { id: "membership.acceptNamed", english: ["Accept ",["name"]] };

/** Deny */
export const deny: LocalizedString = { id: "membership.deny", english: "Deny" };

/** Deny {name} */
export const denyNamed: LocalizedString<{ name: string | number }> = { id: "membership.denyNamed", english: ["Deny ",["name"]] };

/** Take the request back */
export const withdraw: LocalizedString = { id: "membership.withdraw", english: "Take the request back" };

/** Membership request */
export const membershipRequest: LocalizedString = { id: "membership.membershipRequest", english: "Membership request" };

/** {name} asks for a connection. */
export const asksForConnection: LocalizedString<{ name: string | number }> = { id: "membership.asksForConnection", english: [["name"]," asks for a connection."] };

/** Remove connection */
export const removeConnection: LocalizedString = { id: "membership.removeConnection", english: "Remove connection" };

/** Your connection with {name} has been removed. */
export const removed: LocalizedString<{ name: string | number }> = { id: "membership.removed", english: ["Your connection with ",["name"]," has been removed."] };

/** Your request has been sent to {name}. */
export const requestSent: LocalizedString<{ name: string | number }> = { id: "membership.requestSent", english: ["Your request has been sent to ",["name"],"."] };

/** Cancel */
export const cancel: LocalizedString = { id: "membership.cancel", english: "Cancel" };

/** Send Request */
export const sendRequest: LocalizedString = { id: "membership.sendRequest", english: "Send Request" };

/** Remove */
export const removeIt: LocalizedString = { id: "membership.removeIt", english: "Remove" };

/** {count, plural, one {# member} other {# members}} */
export const memberCount: LocalizedString<{ count: number }> = { id: "membership.memberCount", english: [["count",2,{"one":[0," member"],"other":[0," members"]}]] };
