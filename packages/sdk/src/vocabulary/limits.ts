import { SIGNUP_REQUEST_ROLES_MAX_ITEMS } from "../generated/limits.ts";

// What the contract limits, by the domain's names. A limit is changed in the contract.
export {
  BUSINESS_NAME_MAX_LENGTH,
  CERTIFICATE_ISSUER_MAX_LENGTH,
  CERTIFICATE_NUMBER_MAX_LENGTH,
  CLASSIFIED_DESCRIPTION_MAX_LENGTH,
  CLASSIFIED_TITLE_MAX_LENGTH,
  /** Kilometres of the distance slider; 0 means no filter. */
  DISTANCE_MAX as DISTANCE_MAX_KM,
  EMAIL_MAX_LENGTH,
  ENQUIRY_PRODUCT_MAX_LENGTH,
  ENQUIRY_QUANTITY_MAX,
  ENQUIRY_TEXT_MAX_LENGTH,
  ENQUIRY_UNIT_MAX_LENGTH,
  FAVOURITE_LIST_NAME_MAX_LENGTH,
  /** Lists of favourites of an account. */
  FAVOURITE_LISTS_MAX_ITEMS as FAVOURITE_LISTS_MAX,
  /** What an account keeps in all its lists together. */
  FAVOURITE_MARKS_MAX_ITEMS as FAVOURITES_MAX,
  FAVOURITE_NOTE_MAX_LENGTH,
  /** Characters of a choice in a list of filters. */
  FILTER_VALUES_ITEM_MAX_LENGTH as FILTER_VALUE_MAX_LENGTH,
  /** What one filter may choose. */
  FILTER_VALUES_MAX_ITEMS as FILTER_MAX_VALUES,
  GALLERY_PHOTO_LIST_COUNT_MAX as GALLERY_MAX_IMAGES,
  HIGHLIGHT_DETAILS_INPUT_BUSINESS_HOUR_DETAILS_MAX_LENGTH as BUSINESS_HOURS_MAX_LENGTH,
  HIGHLIGHT_DETAILS_INPUT_DELIVERY_DETAILS_MAX_LENGTH as DELIVERY_DETAILS_MAX_LENGTH,
  /** Why an administrator acts for an account. */
  HIJACK_REQUEST_REASON_MAX_LENGTH as HIJACK_REASON_MAX_LENGTH,
  HIJACK_REQUEST_REASON_MIN_LENGTH as HIJACK_REASON_MIN_LENGTH,
  /** The greatest id of anything. */
  ID_MAX,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  IDEMPOTENCY_KEY_MIN_LENGTH,
  IDEMPOTENCY_KEY_PATTERN,
  MESSAGE_CONTENT_MAX_LENGTH as MESSAGE_MAX_LENGTH,
  MESSAGE_FILES_MAX_ITEMS as MESSAGE_MAX_ATTACHMENTS,
  /** What a user calls a passkey. */
  NEW_PASSKEY_NAME_MAX_LENGTH as PASSKEY_NAME_MAX_LENGTH,
  NEW_PASSWORD_MIN_LENGTH as PASSWORD_MIN_LENGTH,
  /** Products that are added together. */
  NEW_PRODUCTS_NAMES_MAX_ITEMS as PRODUCTS_AT_ONCE,
  ON_BEHALF_SIGNUP_REQUEST_ROLES_MAX_ITEMS as SETTINGS_MAX_ROLES,
  PAGE_SIZE_DEFAULT as SEARCH_PAGE_SIZE,
  /** The most hits that one search call returns. */
  PAGE_SIZE_MAX as SEARCH_MAX_SIZE,
  PERSON_NAME_MAX_LENGTH,
  PHONE_INPUT_MAX_LENGTH as PHONE_MAX_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
  PRODUCT_NAME_MAX_LENGTH,
  /** Lines of a table of products that are saved together. */
  PRODUCT_TABLE_PRODUCTS_MAX_ITEMS as PRODUCT_LINES_AT_ONCE,
  PROFILE_CERTIFICATES_MAX_ITEMS as CERTIFICATES_MAX,
  /** What a business says of itself. */
  PROFILE_DETAILS_INPUT_DESCRIPTION_MAX_LENGTH as PROFILE_DESCRIPTION_MAX_LENGTH,
  REPORT_ABUSE_REQUEST_DETAILS_MAX_LENGTH as ABUSE_REPORT_DETAILS_MAX_LENGTH,
  /** How support made sure who asks for a second step to be removed. */
  RESET_SECOND_FACTORS_REASON_MAX_LENGTH as SECOND_FACTOR_REASON_MAX_LENGTH,
  RESET_SECOND_FACTORS_REASON_MIN_LENGTH as SECOND_FACTOR_REASON_MIN_LENGTH,
  /** Saved searches of an account. */
  SAVED_SEARCH_LIST_MAX_ITEMS as SAVED_SEARCHES_MAX,
  SAVED_SEARCH_NAME_MAX_LENGTH,
  SEARCH_KEYWORDS_MAX_LENGTH,
  /** Reasons that one hit of a search gives. */
  SEARCH_REASONS_MAX_ITEMS as SEARCH_REASONS_MAX,
  /** Passkeys of one user. */
  SECOND_FACTORS_PASSKEYS_MAX_ITEMS as PASSKEYS_MAX,
  /** Recovery codes that are made together. */
  SECOND_FACTORS_RECOVERY_CODES_MAX as RECOVERY_CODES,
  /** Businesses that one enquiry goes to. */
  SEND_ENQUIRY_REQUEST_RECIPIENTS_MAX_ITEMS as ENQUIRY_MAX_RECIPIENTS,
  /** Messages of one call that sends many. A message to more is several calls. */
  SEND_MESSAGES_REQUEST_MAX_ITEMS as MASS_MESSAGE_MAX_ITEMS,
  SHIPPING_ADDRESS_CITY_MAX_LENGTH as SHIPPING_CITY_MAX_LENGTH,
  /** Any single line without a limit of its own: of an address, or a contact's name and position. */
  SHORT_TEXT_MAX_LENGTH as LINE_MAX_LENGTH,
  SIGNUP_REQUEST_TITLE_MAX_LENGTH as JOB_TITLE_MAX_LENGTH,
  /** Characters of a question for suggestions. */
  SUGGEST_TERMS_REQUEST_QUERY_MAX_LENGTH as SUGGESTION_QUERY_MAX_LENGTH,
  /** A web address, or a page or handle on a social network. */
  URL_INPUT_MAX_LENGTH as WEB_ADDRESS_MAX_LENGTH,
} from "../generated/limits.ts";

/** Searches whose alerts an address gets without an account. */
export const VISITOR_ALERTS_MAX = 10;

/** Bytes of a call that sends many messages: the server takes a few more. */
export const MASS_MESSAGE_MAX_BYTES = 900_000;

/** Bytes of an uploaded image or attachment: 5 MB. */
export const FILE_MAX_BYTES = 5_242_880;
/** What is said of an image above that, and of a file that need not be one. */
export { fileTooLarge, imageTooLarge } from "./generated/strings.ts";
/** What an account's attachments may take up together, and how many may come in 24 hours. */
export const ATTACHMENTS_MAX_BYTES = 524_288_000;
export const ATTACHMENTS_PER_DAY = 200;
export { attachmentsFull, attachmentsOfToday } from "./generated/strings.ts";
/** What an account's pictures may take up together, in all the sizes that are kept of them: about 1,000 photos. */
export const PICTURES_MAX_BYTES = 262_144_000;
export { picturesFull } from "./generated/strings.ts";
/** Pixels of an image's longer side, and of the whole of it: what is beyond takes seconds to decode. */
export const IMAGE_MAX_SIDE = 16_000;
export const IMAGE_MAX_PIXELS = 40_000_000;
export { imageTooLong, imageTooManyPixels } from "./generated/strings.ts";
export const IMAGE_EXTENSIONS = [".jpg", ".jpeg", ".png", ".gif", ".bmp"] as const;
export const DOCUMENT_EXTENSIONS = [".pdf", ".doc", ".docx"] as const;
export const SPREADSHEET_EXTENSIONS = [".xls", ".xlsx"] as const;
/** What a profile's attachment may be. */
export const ATTACHMENT_EXTENSIONS = [
  ...IMAGE_EXTENSIONS,
  ...DOCUMENT_EXTENSIONS,
  ...SPREADSHEET_EXTENSIONS,
] as const;
/** What a message's attachment may be: an image or a PDF. */
export const MESSAGE_FILE_EXTENSIONS = [...IMAGE_EXTENSIONS, ".pdf"] as const;

/** Roles that the sign-up wizard adds to the primary one. */
export const SIGN_UP_MAX_ADDITIONAL_ROLES = SIGNUP_REQUEST_ROLES_MAX_ITEMS - 1;

/** Hours after its needed_by date at which a classified is deleted. */
export const CLASSIFIED_DELETION_HOURS = 48;
/** "Ending soon" means within this many days. */
export const CLASSIFIED_ENDING_SOON_DAYS = 7;

export const AUTOCOMPLETE_SIZE = 24;
/** Kilometres. */
export const DISTANCE_STEP_KM = 1;
/** Characters of a description in a search result. */
export const SEARCH_DESCRIPTION_LENGTH = 128;
/** Checkbox lists longer than this are collapsed to it. */
export const LIST_COLLAPSED_COUNT = 6;

export const HOME_FEATURED_COUNT = 3;
export const HOME_PARTNER_COUNT = 1;
export const PARTNERS_REQUEST_SIZE = 4;
export const HOME_NEW_COUNT = 4;
export const HOME_NETWORKS_COUNT = 3;
/** Products of a network's weekly list on the home page. */
export const HOME_WEEK_COUNT = 6;
/** Of each sort that is new near a member. */
export const HOME_NEAR_COUNT = 3;
/** Kilometres around a member within which the home page says what is new. */
export const HOME_NEAR_KM = 60;
export const PARTNERS_PAGE_SIZE = 60;
export const DASHBOARD_SUGGESTED_COUNT = 3;

/** How many of the latest classifieds the home page shows: 4, or 2 when there are fewer than 4. */
export function homeClassifiedsCount(available: number): number {
  return available < 4 ? 2 : 4;
}

export const IMAGE_ASPECT = 16 / 9;
/** CSS pixels. */
export const CROP_VIEW_HEIGHT = 400;
export const CROP_PREVIEW_WIDTHS = [414, 318, 269] as const;

export const VENDOR_MAX_ICONS = 3;

/** Smallest parcel dimension and step: centimetres for lengths, pounds for weight. */
export const PARCEL_MIN = 0.01;
/** Longest side of a parcel in centimetres, and its greatest weight in pounds: round numbers within what the server takes in inches and ounces. */
export const PARCEL_MAX_CM = 1000;
export const PARCEL_MAX_LB = 5000;

/** Colours of a report's chart. */
export const CHART_PALETTE_SIZE = 10;

/** CSS pixels of suggestion lists, and of the participants' list in messages. */
export const SUGGESTIONS_MAX_HEIGHT = 192;
export const PARTICIPANTS_MAX_HEIGHT = 480;

export const PROVINCE = "Ontario";
export const COUNTRY = "Canada";
/** Percent of ingredients by volume from which food counts as Ontario food. */
export const ONTARIO_FOOD_MIN_PERCENT = 80;
