/** The values of a problem's `type` that callers distinguish. All other problems are distinguished by status alone. */

/** The password is right, but the link in the verification mail was not opened yet. */
export const EMAIL_NOT_CONFIRMED = "urn:foodshed:email-not-confirmed";

/** The password is right, and a code of the second step is missing or wrong. */
export const SECOND_FACTOR_DUE = "urn:foodshed:second-factor-due";

/** A delicate change needs the password of whoever is signed in. */
export const PASSWORD_DUE = "urn:foodshed:password-due";

/** A token of somebody who was taken off the business, or left it. */
export const NOT_WITH_BUSINESS = "urn:foodshed:not-with-business";
/** A token of a business that administrators have disabled. */
export const ACCOUNT_DISABLED = "urn:foodshed:account-disabled";

/** An invitation of an address that has a login: its owner logs in to accept it. */
export const LOGIN_FIRST = "urn:foodshed:login-first";
/** An invitation of somebody else than whoever is signed in. */
export const OTHER_LOGIN = "urn:foodshed:other-login";
/** An invitation that was withdrawn, or that a newer one has replaced. */
export const INVITATION_WITHDRAWN = "urn:foodshed:invitation-withdrawn";

/** A mailed link of which a part is missing or changed: no mail of ours holds it. */
export const LINK_BROKEN = "urn:foodshed:link-broken";
/** A mailed link whose time is over, or which a newer mail has replaced. */
export const LINK_TOO_OLD = "urn:foodshed:link-too-old";
/** A mailed link that has done what it is for. */
export const LINK_USED = "urn:foodshed:link-used";
/** A link that opens an account, for one that is open already. */
export const ALREADY_ACTIVE = "urn:foodshed:already-active";
