import type { Schema } from "@foodshed/sdk";
import type { Database, Services } from "../../platform/context.ts";
import { isDemoNetwork } from "./network.queries.ts";
import { type Logo, sampleOperator } from "./operator.ts";

/** A network never stops being a demo, and every page asks. */
const demos = new WeakSet<Database>();

async function isDemo(db: Database): Promise<boolean> {
  if (!demos.has(db) && (await isDemoNetwork(db))) demos.add(db);
  return demos.has(db);
}

/** For everybody. Without a setting a demo network shows made-up sponsors, another one only a mailbox at its own host. */
export async function describeNetwork({ db, config, operator }: Services): Promise<Schema<"Network">> {
  const demo = await isDemo(db);
  const { contact_email, social, sponsors } =
    operator ?? (demo ? sampleOperator() : nameless(config.publicUrl));
  return { demo, contact_email, social, sponsors };
}

function nameless(publicUrl: string) {
  return { contact_email: `support@${new URL(publicUrl).hostname}`, social: {}, sponsors: [] };
}

/** Undefined where no sponsor has such a logo. */
export function findLogo({ operator = sampleOperator() }: Services, file: string): Logo | undefined {
  return operator.logos.get(file);
}
