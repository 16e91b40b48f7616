/** The greatest id of anything. */
export const ID_MAX = 2_147_483_647;

/** Characters of what people type about themselves and their businesses. */
export const PERSON_NAME_MAX_LENGTH = 80;
export const BUSINESS_NAME_MAX_LENGTH = 160;
export const JOB_TITLE_MAX_LENGTH = 120;
export const EMAIL_MAX_LENGTH = 254;
export const PHONE_MAX_LENGTH = 40;
export const POSTAL_CODE_MAX_LENGTH = 8;
/** A web address, or a page or handle on a social network. */
export const WEB_ADDRESS_MAX_LENGTH = 300;
/** Any other single line: of an address, or a contact's name and position. */
export const LINE_MAX_LENGTH = 160;
/** What a business says of itself. */
export const PROFILE_DESCRIPTION_MAX_LENGTH = 5000;
/** A city that a parcel leaves or goes to. */
export const SHIPPING_CITY_MAX_LENGTH = 80;

/** Why an administrator acts for an account. */
export const HIJACK_REASON_MIN_LENGTH = 3;
export const HIJACK_REASON_MAX_LENGTH = 500;

export const PRODUCT_NAME_MAX_LENGTH = 120;
export const CLASSIFIED_TITLE_MAX_LENGTH = 120;
export const CLASSIFIED_DESCRIPTION_MAX_LENGTH = 4000;

/** Characters of a message's text. */
export const MESSAGE_MAX_LENGTH = 1000;
export const MESSAGE_MAX_ATTACHMENTS = 1;

/** Bytes of an uploaded image or attachment: 5 MB. */
export const FILE_MAX_BYTES = 5_242_880;
/** What is said of an image above that, and of a file that need not be one. */
export const IMAGE_TOO_LARGE = "You must choose an image that is less than 5 megabytes in file size.";
export const FILE_TOO_LARGE = "You must choose a file that is less than 5 megabytes in file size.";
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

export const PASSWORD_MIN_LENGTH = 8;

/** Roles that the sign-up wizard adds to the primary one. */
export const SIGN_UP_MAX_ADDITIONAL_ROLES = 3;
export const SETTINGS_MAX_ROLES = 5;

/** Hours after its needed_by date at which a classified is deleted. */
export const CLASSIFIED_DELETION_HOURS = 48;
/** "Ending soon" means within this many days. */
export const CLASSIFIED_ENDING_SOON_DAYS = 7;

export const SEARCH_PAGE_SIZE = 24;
/** The most hits that one search call answers. */
export const SEARCH_MAX_SIZE = 240;
export const AUTOCOMPLETE_SIZE = 24;
/** Kilometres of the distance slider; 0 means no filter. */
export const DISTANCE_MAX_KM = 1000;
export const DISTANCE_STEP_KM = 1;
/** Characters of a description in a search result. */
export const SEARCH_DESCRIPTION_LENGTH = 128;
/** Checkbox lists longer than this are collapsed to it. */
export const LIST_COLLAPSED_COUNT = 6;

export const HOME_FEATURED_COUNT = 3;
export const HOME_PARTNER_COUNT = 1;
export const PARTNERS_REQUEST_SIZE = 4;
export const DASHBOARD_SUGGESTED_COUNT = 3;

/** How many of the latest classifieds the home page shows: 4, or 2 when there are fewer than 4. */
export function homeClassifiedsCount(available: number): number {
  return available < 4 ? 2 : 4;
}

export const GALLERY_MAX_IMAGES = 6;
export const IMAGE_ASPECT = 16 / 9;
/** CSS pixels. */
export const CROP_VIEW_HEIGHT = 400;
export const CROP_PREVIEW_WIDTHS = [414, 318, 269] as const;

export const VENDOR_MAX_ICONS = 3;
export const BUSINESS_HOURS_MAX_LENGTH = 250;
export const DELIVERY_DETAILS_MAX_LENGTH = 250;

/** Smallest parcel dimension and step: centimetres for lengths, pounds for weight. */
export const PARCEL_MIN = 0.01;

/** Colours of a report's chart. */
export const CHART_PALETTE_SIZE = 10;

/** CSS pixels of suggestion lists, and of the participants' list in messages. */
export const SUGGESTIONS_MAX_HEIGHT = 192;
export const PARTICIPANTS_MAX_HEIGHT = 480;

export const PROVINCE = "Ontario";
export const COUNTRY = "Canada";
/** Percent of ingredients by volume from which food counts as Ontario food. */
export const ONTARIO_FOOD_MIN_PERCENT = 80;
