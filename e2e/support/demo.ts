/** The password of everybody in the demo network. */
export const demoPassword = "Harvest2026!";
