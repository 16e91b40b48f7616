import { usageError } from "../errors.ts";

export const DEFAULT_SERVER = "http://localhost:3000";

/** Normalizes a server address to its origin. */
export function serverAddress(text: string): string {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw usageError(
      `'${text}' is no address of a server.`,
      "Give it like this: --server https://foodshed.example",
    );
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw usageError(`'${text}' is no web address.`, "Give it like this: --server https://foodshed.example");
  }
  if (url.username || url.password) {
    throw usageError("A server's address carries no name and password.", "Log in with: foodshed login");
  }
  return url.origin;
}

/** Whether tokens would be sent unencrypted. */
export function isUnencrypted(server: string): boolean {
  const { protocol, hostname } = new URL(server);
  return (
    protocol === "http:" &&
    !["localhost", "127.0.0.1", "[::1]"].includes(hostname) &&
    !hostname.endsWith(".localhost")
  );
}
