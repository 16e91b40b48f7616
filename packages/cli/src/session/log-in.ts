import type { Context } from "../context.ts";
import { usageError } from "../errors.ts";
import { ask, askHidden, readStdin } from "../prompt.ts";
import type { LoginFlags } from "./login.command.ts";
import { login } from "./login.ts";

/** Asks for what is not given, logs in and says so: what `login` does. */
export async function logIn(context: Context, flags: LoginFlags): Promise<void> {
  if (flags.passwordStdin && flags.tokenStdin) {
    throw usageError("--password-stdin and --token-stdin exclude each other.");
  }
  const { env } = context;
  const session = flags.tokenStdin
    ? await login(context, { token: await readStdin(context) })
    : await login(context, {
        email: flags.email ?? env.FOODSHED_EMAIL ?? (await ask(context, "Email", "Say it with: --email")),
        password: flags.passwordStdin
          ? await readStdin(context)
          : (env.FOODSHED_PASSWORD ??
            (await askHidden(context, "Password", "Pipe it in with: --password-stdin"))),
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
