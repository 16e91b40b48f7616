import { isEmail } from "@foodshed/sdk/vocabulary";
import { createAdministrator } from "../modules/accounts/administrators.service.ts";
import { readConfig } from "../platform/config.ts";
import { openFoundation } from "../platform/foundation.ts";
import { migrate } from "../platform/migrate.ts";
import { SetupError } from "../platform/setup-error.ts";
import { askSecret } from "./ask-secret.ts";

interface Options {
  email: string;
  firstName: string;
  lastName: string;
  businessName: string;
}

/** Creates an administrator, or makes an existing user one. The password never stands on the command line. */
export async function createAdmin(options: Options): Promise<void> {
  const config = readConfig(process.env);
  if (!isEmail(options.email)) {
    throw new SetupError(["--email must be an address like admin@foodshed.example."]);
  }
  const foundation = await openFoundation(config);
  try {
    await migrate(foundation.services.db);
    const outcome = await createAdministrator(foundation.services, options, () =>
      askSecret(`Password for ${options.email}: `),
    );
    console.log(
      outcome === "created"
        ? `${options.email} can log in as an administrator.`
        : `${options.email} is an administrator now; the password is the same as before.`,
    );
  } finally {
    await foundation.close();
  }
}
