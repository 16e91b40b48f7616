/** The people one can log in as in a demo network. Nowhere else do these addresses exist. */
export const DEMO_PASSWORD = "Harvest2026!";

export const DEMO_LOGINS = [
  { email: "demo@foodshed.example", who: "a member: a creamery near Elora" },
  { email: "editor@foodshed.example", who: "an editor of the creamery" },
  { email: "reader@foodshed.example", who: "a reader of the creamery" },
  { email: "several@foodshed.example", who: "a person with two businesses and a network" },
  { email: "network@foodshed.example", who: "the manager of a buy-local network" },
  { email: "admin@foodshed.example", who: "an administrator" },
] as const;

export function isDemoLogin(email: string): boolean {
  return DEMO_LOGINS.some((login) => login.email === email);
}
