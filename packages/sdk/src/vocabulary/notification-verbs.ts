/** What a member can be mailed about, as the settings list it; `verb` is the number in the preferences' path and list. */
export const NOTIFICATION_VERBS = [
  { verb: 4, key: "messaging", label: "Messaging" },
  { verb: 5, key: "expired_classifieds", label: "Expired Classifieds" },
  { verb: 6, key: "new_classifieds", label: "New Classifieds" },
  { verb: 7, key: "connection_requests", label: "Connection Requests" },
  { verb: 8, key: "management_requests", label: "Management Requests" },
  { verb: 9, key: "accepted_membership_requests", label: "Accepted Membership Requests" },
  { verb: 11, key: "classified_digests", label: "Classified Digests" },
] as const;

/** With what is switched on and off beside the things that it is about. */
export const ALL_NOTIFICATION_VERBS = [
  ...NOTIFICATION_VERBS,
  { verb: 12, key: "certificate_reminders", label: "Certificate Reminders" },
] as const;

export type NotificationVerb = (typeof ALL_NOTIFICATION_VERBS)[number]["verb"];

export function isNotificationVerb(verb: number): verb is NotificationVerb {
  return ALL_NOTIFICATION_VERBS.some((entry) => entry.verb === verb);
}
