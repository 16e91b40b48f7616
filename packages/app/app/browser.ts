import { browserStorage, createFoodshedClient, createSession } from "@foodshed/sdk";

/** The session of this browser. On the server it stays empty and unused: pages are rendered for a visitor. */
export const session = createSession({ storage: browserStorage() });

/** The API client with the session of this browser. */
export const client = createFoodshedClient({ session });
