import type { Schema } from "@foodshed/sdk";
import type { Connection, Database } from "../../infra/db/connection.ts";
import { isShown } from "../../infra/settings/runtime-settings.ts";
import type { Services } from "../services.ts";
import * as queries from "./network.queries.ts";
import { type Logo, type Operator, sampleOperator } from "./operator.ts";

/** A network never stops being a demo, and every page asks. */
const demos = new WeakSet<Database>();

export async function isDemo(db: Database, connection: Connection = db): Promise<boolean> {
  if (!demos.has(db) && (await queries.isDemoNetwork(connection))) demos.add(db);
  return demos.has(db);
}

/** Public. Without a setting a demo network shows made-up sponsors, another one only a mailbox at its own host. */
export async function describeNetwork(services: Services): Promise<Schema<"Network">> {
  const demo = await isDemo(services.db);
  const { contact_email, social, sponsors } = await operatorOf(services);
  const { notice, registration } = services.settings.current().values;
  return {
    demo,
    contact_email,
    social,
    sponsors,
    ...(isShown(notice, services.clock.now()) && { notice: { en: notice.en, fr: notice.fr } }),
    ...(!registration.open && { registration_closed: { en: registration.en, fr: registration.fr } }),
  };
}

async function operatorOf({ db, config, operator }: Services): Promise<Operator> {
  return operator ?? ((await isDemo(db)) ? sampleOperator() : nameless(config.publicUrl));
}

function nameless(publicUrl: string): Operator {
  return {
    contact_email: `support@${new URL(publicUrl).hostname}`,
    social: {},
    sponsors: [],
    logos: new Map(),
  };
}

/** Undefined where no sponsor has such a logo. */
export async function findLogo(services: Services, file: string): Promise<Logo | undefined> {
  return (await operatorOf(services)).logos.get(file);
}

/** Marks the businesses as made up, for good: site and API then say so, and the demo logins are public. */
export function markAsDemo(trx: Connection): Promise<void> {
  return queries.insertSetting(trx, "demo", true);
}
