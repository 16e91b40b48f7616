import { hash } from "node:crypto";
import type { FastifyReply } from "fastify";

/** Sends a body under a name made of its content; a caller who has it already is only told so. */
export function sendUnlessKnown(reply: FastifyReply, body: string | Buffer): FastifyReply {
  const tag = `"${hash("sha256", body, "base64url").slice(0, 27)}"`;
  reply.header("etag", tag);
  const known = String(reply.request.headers["if-none-match"] ?? "")
    .split(",")
    .map((one) => one.trim().replace(/^W\//, ""));
  if (known.includes(tag) || known.includes("*")) return reply.status(304).send();
  return reply.send(body);
}
