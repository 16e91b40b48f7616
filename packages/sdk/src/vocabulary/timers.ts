/** All in milliseconds. */
export const NOTICE_MS = 4000;
export const PROFILE_SEARCH_DELAY_MS = 300;
export const CLASSIFIED_SEARCH_DELAY_MS = 500;
export const CLEAR_FILTERS_SEARCH_MS = 1000;
export const UNREAD_POLL_MS = 10_000;
/** After sign-up, resend, activation and claim. */
export const ACCOUNT_NOTICE_MS = 2000;
/** After a password reset mail, a sent message, a created classified, an on-behalf sign-up. */
export const SENT_NOTICE_MS = 4000;
export const HIJACK_REDIRECT_MS = 1500;
export const CLASSIFIEDS_REFRESH_MS = 3000;
/** After a new conversation's first message: the list is refreshed, then the view is reset. */
export const NEW_CONVERSATION_REFRESH_MS = 1000;
export const NEW_CONVERSATION_RESET_MS = 1000;
/** Product suggestions close this long after their field has lost focus. */
export const SUGGESTIONS_CLOSE_MS = 150;
/** How long a visitor stays before the mailing list's dialog opens by itself, and how long it waits where it would be in the way. */
export const MAILING_LIST_ASK_MS = 30_000;
export const MAILING_LIST_RETRY_MS = 5000;
/** In days, unlike the others: nobody is reminded again sooner of what their profile lacks. */
export const NUDGE_PAUSE_DAYS = 30;
