/** Names in the browser's storage. */
export const TOKEN_KEY = "jwt";
export const SEARCH_PARAMETERS_KEY = "search_parameters";
export const MAILING_LIST_DISMISSED_KEY = "mailing_list_dismissed";
/** Whether somebody has hidden the map beside the results: `hidden`. */
export const RESULTS_MAP_KEY = "results_map";
/** The colour scheme that was chosen instead of the device's: `light` or `dark`. */
export const COLOR_SCHEME_KEY = "color_scheme";
/** Keyboard shortcuts were switched off: `true`. */
export const SHORTCUTS_OFF_KEY = "keyboard_shortcuts_off";
/** A language was chosen here, or refused: none is offered any more. */
export const LANGUAGE_SETTLED_KEY = "language_settled";
/** Kept for one visit: the dialog has opened by itself. */
export const MAILING_LIST_ASKED_KEY = "mailing_list_asked";
/** Kept for one visit: the account that has signed up here and is to confirm its address. */
export const SIGNED_UP_KEY = "foodshed_signed_up";
/** Kept for one visit: the own token of an administrator who acts for a member. */
export const OWN_SESSION_KEY = "foodshed_own_session";
/** Kept for one page: the business that the last page has changed to. */
export const ENTERED_BUSINESS_KEY = "foodshed_entered_business";
/** Kept for one visit: a shipment that was begun on another page. */
export const SHIPMENT_DRAFT_KEY = "shipment_draft";
/** Kept on the device: messages to businesses that were begun and not sent. */
export const MESSAGE_DRAFTS_KEY = "message_drafts";
/** Kept for one visit: what else was written and not sent. */
export const DRAFTS_KEY = "drafts";
/** Kept for one visit: the businesses that were chosen for an enquiry. */
export const CHOSEN_BUSINESSES_KEY = "chosen_businesses";
