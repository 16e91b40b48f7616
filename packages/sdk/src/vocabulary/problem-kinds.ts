/** The kinds of a `Problem` that callers tell apart by its `type`; of all others the status says enough. */

/** The password is right, but the link in the verification mail was not opened yet. */
export const EMAIL_NOT_CONFIRMED = "urn:foodshed:email-not-confirmed";
