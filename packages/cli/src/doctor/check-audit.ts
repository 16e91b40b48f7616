import { readToken, type Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { connect } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";
import { AuditAnchors } from "./audit-anchors.ts";
import type { Finding } from "./finding.ts";

const check = "Audit";
const next = "Compare with a backup of before, and find out who can write to the database.";

/** Verifies the server's chain of audit entries, and that it still holds the entry that was its last one the time before. */
export async function checkAudit(context: CommandContext): Promise<Finding[]> {
  const { server, configDir, signal, env } = context;
  if (env.FOODSHED_TOKEN?.trim() && !readToken(env.FOODSHED_TOKEN.trim())) return [];
  const { client, session } = connect(context);
  if (!session.get()?.is_admin) return [];
  const anchors = new AuditAnchors(configDir);
  const anchor = anchors.of(server);
  const query = anchor ? { seq: anchor.seq } : {};
  const { data, error } = await client.GET("/accounts/audit_chain/", {
    params: { query },
    signal,
    timeoutMs: 120_000,
  });
  if (error?.status === 401) return [];
  if (error)
    return [{ check, state: "warning", message: error.message, next: "Run foodshed doctor again later." }];
  if (data.fault) return [{ check, state: "wrong", message: faultOf(data.fault), next }];
  // What was deleted for its age has taken its hash along.
  if (anchor && anchor.seq > data.deleted_seq && data.remembered_hash !== anchor.hash) {
    const message =
      data.remembered_hash === null
        ? `Entry ${anchor.seq} was the last one when this program looked before, and is missing: the end was cut off.`
        : `Entry ${anchor.seq} is another than when this program looked before: entries were written again.`;
    return [{ check, state: "wrong", message, next }];
  }
  if (data.last_hash) anchors.save(server, { seq: data.last_seq, hash: data.last_hash });
  const compared = anchor ? `, as since entry ${anchor.seq}` : "";
  return [
    { check, state: "ok", message: `${pluralize(data.entries, "entry", "entries")} as recorded${compared}` },
  ];
}

const REASONS: Record<Schema<"AuditChainFault">["reason"], string> = {
  changed: "was changed, put elsewhere or inserted",
  details_changed: "has other details than were recorded",
  missing: "is missing",
  end_missing: "is missing, and so is everything after it",
  end_changed: "is not the one that was recorded last",
  beginning_missing: "has no beginning: those before it were deleted by nobody",
  unchained: "was written around the chain",
};

function faultOf({ seq, id, reason }: Schema<"AuditChainFault">): string {
  const entry = seq === null ? "An audit entry" : `Audit entry ${seq}`;
  return `${entry}${id === null ? "" : ` (row ${id})`} ${REASONS[reason]}.`;
}
