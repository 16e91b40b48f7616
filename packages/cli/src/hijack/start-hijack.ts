import { type FoodshedClient, loginErrorMessage } from "@foodshed/sdk";
import { HIJACK_REASON_MAX_LENGTH, HIJACK_REASON_MIN_LENGTH } from "@foodshed/sdk/vocabulary/limits";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary/problem-types";
import { findAccount } from "../accounts/find-account.ts";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { lengthProblem } from "../flags.ts";
import { ask, askHidden, readStdin } from "../prompt.ts";
import { dataOf } from "../requests/call.ts";
import { connectAsAdministrator } from "../session/connection.ts";
import { clientOf, requestToken } from "../session/request-token.ts";
import { openInBrowser } from "./open-in-browser.ts";

export interface HijackFlags {
  reason?: string;
  ttl: number;
  open?: boolean;
  passwordStdin?: boolean;
}

/** Seconds within which the link must be opened. */
const LINK_SECONDS = 60;

/** Makes a one-time link to act for an account: what `hijack` does. */
export async function startHijack(context: CommandContext, flags: HijackFlags, ref: string): Promise<void> {
  const { output, env } = context;
  const { client, person } = await connectAsAdministrator(context, "act for others");
  const account = await findAccount(context, client, ref);
  const reason =
    flags.reason ??
    (await ask(context, `Why do you act for ${account.business_name}?`, "Say it with: --reason", (text) =>
      lengthProblem(text, HIJACK_REASON_MIN_LENGTH, HIJACK_REASON_MAX_LENGTH),
    ));
  const password = flags.passwordStdin
    ? await readStdin(context)
    : env.FOODSHED_PASSWORD ||
      (await askHidden(context, `Password of ${person.email}`, "Pipe it in with: --password-stdin", (text) =>
        text === "" ? "The password is missing." : undefined,
      ));

  const made = await asThemself(context, person.email, password, (own) =>
    dataOf(
      own.POST("/accounts/hijack/{id}/", {
        params: { path: { id: account.id } },
        body: { reason, minutes: flags.ttl, as_link: true },
      }),
      context,
    ),
  );
  const { link, expires_at } = made;
  if (!link)
    throw new CliError(
      EXIT.failed,
      "The server's answer holds no link.",
      "End the impersonation: foodshed hijack stop. Then check which server this is: foodshed doctor",
    );
  const opened = flags.open === true && openInBrowser(link, context);
  if (flags.open && !opened) output.note("No browser could be opened; open the link yourself.");
  output.result(
    {
      server: context.server,
      account: made.account,
      expires_at,
      link: opened ? null : link,
      opened,
      link_seconds: LINK_SECONDS,
    },
    opened ? `Opened ${account.business_name} in the browser.` : link,
  );
  output.note(
    `${opened ? "" : `The link works once, for ${LINK_SECONDS} seconds; open it where nobody is logged in. `}` +
      `You act for ${account.business_name} until ${expires_at.slice(11, 16)} UTC. End it before with: foodshed hijack stop`,
  );
}

/** Proves with a password that it is still the administrator who sits there: a session of its own, gone afterwards. */
async function asThemself<Made>(
  context: CommandContext,
  email: string,
  password: string,
  work: (client: FoodshedClient) => Promise<Made>,
): Promise<Made> {
  const { token, error } = await requestToken(context, { email, password });
  if (error?.status === 400 || error?.status === 401) {
    const reason = error.type === SECOND_FACTOR_DUE ? error.message : loginErrorMessage(error);
    throw new CliError(EXIT.denied, reason, "Nothing was opened. Try again.");
  }
  if (error) throw callError(error, context.server);
  const client = clientOf(context, token);
  try {
    return await work(client);
  } finally {
    await client.POST("/accounts/logout/", { timeoutMs: 5000 });
  }
}
