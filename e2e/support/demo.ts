/** The password of all demo logins. */
export const demoPassword = "Harvest2026!";
