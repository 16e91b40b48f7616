import { createFoodshedClient, loginErrorMessage, readToken, type Session } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { CLIENT_HEADERS } from "./client-headers.ts";
import { Credentials } from "./credentials.ts";

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
  const { data, error } = await clientOf(context).POST("/accounts/login/", {
    body: { username: email, password },
    signal: context.signal,
  });
  if (data) return data.token;
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

function clientOf({ server, fetch }: CommandContext, token?: string) {
  return createFoodshedClient({
    baseUrl: server,
    ...(fetch && { fetch }),
    headers: { ...CLIENT_HEADERS, ...(token && { Authorization: `Bearer ${token}` }) },
  });
}
