import { readToken, type Schema, type Session } from "@foodshed/sdk";
import { readConfig } from "../config/config-file.ts";
import { isPlain } from "../config/effective.ts";
import { CliError, EXIT, type ExitCode } from "../errors.ts";
import { Output } from "../output.ts";
import { getJson } from "../requests/get-json.ts";
import type { Runtime } from "../run.ts";
import { chooseContext } from "../session/choose-context.ts";
import { CLIENT_HEADERS } from "../session/client-headers.ts";
import { configDir } from "../session/config-dir.ts";
import { notLoggedIn } from "../session/not-logged-in.ts";
import { isUnencrypted } from "../session/server-address.ts";
import { showSession } from "../session/show-session.ts";
import { storedToken } from "../session/stored-token.ts";
import { quickFlags } from "./quick-flags.ts";

const SESSION = "/api/v1/accounts/session/";
/** After that the program itself asks, waits longer and says what is wrong. */
const TIMEOUT_MS = 10_000;

/**
 * Runs `whoami` where it has nothing to explain.
 * @returns undefined where the program should run it: bad input, a server that does not answer, a token that is due for renewal
 */
export async function quickWhoAmI(args: readonly string[], runtime: Runtime): Promise<ExitCode | undefined> {
  const { stdin, stdout, stderr, env, signal } = runtime;
  const read = quickFlags(args);
  if (!read || read.words.length > 0 || env.NODE_USE_ENV_PROXY) return undefined;
  const { flags } = read;
  const place = placeOf(flags, env);
  if (!place) return undefined;
  const { json = false, plain = place.plain } = flags;
  const output = new Output({ stdin, stdout, stderr, env, json, plain });
  const token = storedToken({ ...place, env });
  if (!token) {
    output.error(notLoggedIn(place.server));
    return EXIT.denied;
  }
  const session = readToken(token);
  if (!session || isDue(session) || isUnencrypted(place.server)) return undefined;
  const headers = { ...CLIENT_HEADERS, Authorization: `Bearer ${token}` };
  const answer = await getJson(place.server + SESSION, { headers, signal, timeoutMs: TIMEOUT_MS });
  if (signal.aborted) {
    output.error(new CliError(EXIT.interrupted, "Interrupted."));
    return EXIT.interrupted;
  }
  if (!isSession(answer)) return undefined;
  showSession(output, place.server, answer);
  return EXIT.ok;
}

function placeOf(flags: { context?: string; server?: string }, env: Runtime["env"]) {
  try {
    const dir = configDir(env);
    const { name, server } = chooseContext(dir, flags, env);
    return { configDir: dir, contextName: name, server, plain: isPlain(readConfig(dir)) };
  } catch {
    return undefined;
  }
}

/** Whether a token has expired or is renewed by use, which the SDK's client does. */
function isDue(session: Session & { iat?: unknown }): boolean {
  const life = typeof session.iat === "number" ? session.exp - session.iat : 24 * 60 * 60;
  return Date.now() >= (session.exp - life / 2) * 1000;
}

function isSession(answer: unknown): answer is Schema<"Session"> {
  return typeof answer === "object" && answer !== null && "email" in answer && "exp" in answer;
}
