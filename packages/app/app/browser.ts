import { browserStorage, createFoodshedClient, createSession } from "@foodshed/sdk";

/** Who is signed in in this browser. On the server it stays empty and unused: pages are rendered for a visitor. */
export const session = createSession({ storage: browserStorage() });

/** The API as this page calls it, for whoever is signed in. */
export const client = createFoodshedClient({ session });
