import { abuseReports } from "./abuse-reports.ts";
import { connectionRequests } from "./connection-requests.ts";
import type { QueueSource } from "./queue-item.ts";
import { roleRequests } from "./role-requests.ts";

/** Every kind of decision, in the order of the queue. */
export const SOURCES: readonly QueueSource[] = [roleRequests, connectionRequests, abuseReports];
