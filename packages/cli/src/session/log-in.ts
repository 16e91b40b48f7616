import { isEmail } from "@foodshed/sdk/vocabulary/patterns";
import type { CommandContext } from "../command-context.ts";
import { usageError } from "../errors.ts";
import { ask, askHidden, type Check, readStdin } from "../prompt.ts";
import { login } from "./authenticate.ts";

export interface LoginFlags {
  email?: string;
  passwordStdin?: boolean;
  tokenStdin?: boolean;
}

const checkEmail: Check = (text) => (isEmail(text) ? undefined : `'${text}' is no email address.`);
const checkPassword: Check = (text) => (text === "" ? "The password is missing." : undefined);

/** Runs `login`: prompts for missing values and logs in. */
export async function logIn(context: CommandContext, flags: LoginFlags): Promise<void> {
  if (flags.passwordStdin && flags.tokenStdin) {
    throw usageError(
      "--password-stdin and --token-stdin exclude each other.",
      "Pipe in one of them, the password or the token.",
    );
  }
  const { env } = context;
  const session = flags.tokenStdin
    ? await login(context, { token: await readStdin(context) })
    : await login(context, {
        email:
          flags.email ??
          env.FOODSHED_EMAIL ??
          (await ask(context, "Email", "Say it with: --email", checkEmail)),
        password: flags.passwordStdin
          ? await readStdin(context)
          : (env.FOODSHED_PASSWORD ??
            (await askHidden(context, "Password", "Pipe it in with: --password-stdin", checkPassword))),
      });
  const { email, account_id, exp } = session;
  const expires = new Date(exp * 1000).toISOString();
  context.output.result(
    { server: context.server, email, account_id, expires },
    `Logged in to ${context.server} as ${email}.`,
  );
  if (!session.is_admin && !session.is_manager) {
    context.output.note(
      "This account is no administrator and no manager: it cannot create accounts for others.",
    );
  }
}
