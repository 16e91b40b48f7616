import { localeOf } from "@foodshed/sdk/locale";
import { isEmail } from "@foodshed/sdk/vocabulary";
import { comparableEmail } from "../../core/email-address.ts";
import { SetupError } from "../../core/setup-error.ts";
import { readConfig } from "../../infra/config/config.ts";
import { migrate } from "../../infra/db/migrate.ts";
import { createAdministrator } from "../../modules/accounts/administrators.service.ts";
import { bootstrap } from "../bootstrap.ts";
import { askSecret } from "./ask-secret.ts";

interface Options {
  email: string;
  firstName: string;
  lastName: string;
  businessName: string;
  language?: string;
}

/** Creates an administrator, or makes an existing user one. The password is never read from the command line. */
export async function createAdmin(options: Options): Promise<void> {
  const config = readConfig(process.env);
  if (!isEmail(options.email)) {
    throw new SetupError(["--email must be an address like admin@foodshed.example."]);
  }
  const language = localeOf(options.language);
  if (options.language !== undefined && !language) {
    throw new SetupError(["--language must be en or fr."]);
  }
  const bootstrapped = await bootstrap(config);
  try {
    await migrate(bootstrapped.services.db);
    const email = comparableEmail(options.email);
    const outcome = await createAdministrator(bootstrapped.services, { ...options, email, language }, () =>
      askSecret(`Password for ${options.email}: `),
    );
    console.log(
      outcome === "created"
        ? `${options.email} can log in as an administrator.`
        : `${options.email} is an administrator now; the password is the same as before.`,
    );
  } finally {
    await bootstrapped.close();
  }
}
