/** Sent with every request: the command line speaks English, whatever language its user has chosen. */
export const CLIENT_HEADERS = { "User-Agent": "foodshed-cli", "Accept-Language": "en-CA" };
