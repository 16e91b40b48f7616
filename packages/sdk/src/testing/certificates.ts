import type { Schema } from "../contract.ts";
import { businesses } from "./businesses.ts";

const [, , , , network] = businesses;

/** A certificate of the example business that its network has checked. */
export function certificate(changes: Partial<Schema<"Certificate">> = {}): Schema<"Certificate"> {
  const { id, slug, business_name } = network;
  return {
    id: 31,
    kind: "certified_organic",
    issuer: "Pro-Cert Organic Systems",
    number: "ON-1187",
    expires_on: "2099-03-31",
    file: null,
    check: { account: { id, slug, business_name }, at: "2026-10-20T14:05:00Z" },
    ...changes,
  };
}
