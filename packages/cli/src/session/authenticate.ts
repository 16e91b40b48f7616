import { loginErrorMessage, readToken, type Session } from "@foodshed/sdk";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary/problem-types";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { Credentials } from "./credentials.ts";
import { clientOf, requestToken } from "./request-token.ts";

export type LoginInput = { token: string } | { email: string; password: string };

/** Obtains a token by password, or verifies the given one with the server, and saves it. */
export async function login(context: CommandContext, input: LoginInput): Promise<Session> {
  const token = "token" in input ? input.token.trim() : await tokenFor(context, input);
  const session = readToken(token);
  if (!session)
    throw new CliError(
      EXIT.denied,
      "This is no token.",
      "Log in with your email and password: foodshed login",
    );
  if ("token" in input) await verify(context, token);
  new Credentials(context.configDir).save(context.contextName, context.server, token);
  return session;
}

async function tokenFor(
  context: CommandContext,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { token, error } = await requestToken(context, { email, password });
  if (token !== undefined) return token;
  if (error.type === SECOND_FACTOR_DUE) {
    throw new CliError(
      EXIT.denied,
      `Failure to login due to: ${error.message}`,
      "Try again with the code that the app shows now; in scripts set FOODSHED_CODE.",
    );
  }
  if (error.status === 400 || error.status === 401) {
    throw new CliError(
      EXIT.denied,
      `Failure to login due to: ${loginErrorMessage(error)}`,
      `Check --email and the password. Set a new one at ${context.server}/forgot`,
    );
  }
  throw callError(error, context.server);
}

async function verify(context: CommandContext, token: string): Promise<void> {
  const { error } = await clientOf(context, token).GET("/accounts/session/", { signal: context.signal });
  if (error?.status === 401)
    throw new CliError(EXIT.denied, `${context.server} does not take this token.`, "Run: foodshed login");
  if (error) throw callError(error, context.server);
}
