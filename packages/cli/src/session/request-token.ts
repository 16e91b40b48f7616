import { createFoodshedClient, type FoodshedClient, type FoodshedError } from "@foodshed/sdk";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary/problem-types";
import type { CommandContext } from "../command-context.ts";
import { ask } from "../prompt.ts";
import { CLIENT_HEADERS } from "./client-headers.ts";

/**
 * A session's token for an email and a password. Where the account has a second step, a code is taken from FOODSHED_CODE
 * or asked for.
 */
export async function requestToken(
  context: CommandContext,
  { email, password }: { email: string; password: string },
): Promise<{ token: string; error?: undefined } | { token?: undefined; error: FoodshedError }> {
  const { env, signal } = context;
  const client = clientOf(context);
  const send = async (code?: string) => {
    const { data, error } = await client.POST("/accounts/login/", {
      body: { username: email, password, ...(code !== undefined && { code }) },
      signal,
    });
    return data ? { token: data.token } : { error };
  };
  const first = await send(env.FOODSHED_CODE || undefined);
  if (first.error?.type !== SECOND_FACTOR_DUE || env.FOODSHED_CODE) return first;
  const code = await ask(
    context,
    "Code of the authenticator app, or a recovery code",
    "Say it with: FOODSHED_CODE",
    (text) => (text.trim() === "" ? "The code is missing." : undefined),
  );
  return send(code.trim());
}

/** A client of the context's server, with a token or as a visitor. */
export function clientOf({ server, fetch }: CommandContext, token?: string): FoodshedClient {
  return createFoodshedClient({
    baseUrl: server,
    ...(fetch && { fetch }),
    headers: { ...CLIENT_HEADERS, ...(token && { Authorization: `Bearer ${token}` }) },
  });
}
