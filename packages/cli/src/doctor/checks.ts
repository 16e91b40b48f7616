import { accessSync, constants, existsSync } from "node:fs";
import { readToken } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError } from "../errors.ts";
import { connect } from "../session/connection.ts";
import { Credentials } from "../session/credentials.ts";
import { isUnencrypted } from "../session/server-address.ts";
import { checkAudit } from "./check-audit.ts";
import type { Finding } from "./finding.ts";

type Check = (
  context: CommandContext,
) => Finding | readonly Finding[] | Promise<Finding | readonly Finding[]>;

const OLDEST_NODE = 22;
/** Tokens and idempotency do not mind less. */
const CLOCK_TOLERANCE_MS = 60_000;

const ok = (check: string, message: string): Finding => ({ check, state: "ok", message });

const node: Check = () => {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= OLDEST_NODE) return ok("Node", process.versions.node);
  return {
    check: "Node",
    state: "wrong",
    message: `${process.versions.node} is too old.`,
    next: `Install Node ${OLDEST_NODE} or later.`,
  };
};

const settings: Check = ({ configDir }) => {
  const check = "Settings";
  const { path } = new Credentials(configDir);
  if (!existsSync(path)) return ok(check, `${configDir}, nothing kept yet`);
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    // Reading it has closed it to others, in case it was open.
    const contexts = new Credentials(configDir).contexts().size;
    // Windows has no file modes: what keeps others out is the folder.
    const privacy = process.platform === "win32" ? "in your own folder" : "readable for you alone";
    return ok(check, `${path}, ${privacy}, ${contexts === 1 ? "1 context" : `${contexts} contexts`}`);
  } catch (error) {
    return {
      check,
      state: "wrong",
      message: `${path} cannot be used: ${(error as Error).message}`,
      next: (error instanceof CliError && error.next) || "Make it yours: chown and chmod 600",
    };
  }
};

const proxy: Check = ({ env }) => {
  const names = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"].filter((name) => env[name]);
  if (names.length === 0 || env.NODE_USE_ENV_PROXY) {
    return ok("Proxy", names.length === 0 ? "none" : `as ${names.join(", ")} says`);
  }
  return {
    check: "Proxy",
    state: "warning",
    message: `${names.join(", ")} is set, and not used.`,
    next: "To go through it, set NODE_USE_ENV_PROXY=1.",
  };
};

/** Checks that a Foodshed server responds and that its clock agrees with this machine's. */
const server: Check = async ({ server, signal, fetch = globalThis.fetch }) => {
  const check = "Server";
  const began = Date.now();
  try {
    const response = await fetch(
      new Request(`${server}/api/v1/network/`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      }),
    );
    const took = Date.now() - began;
    const body = (await response.json().catch(() => undefined)) as { demo?: unknown } | undefined;
    if (!response.ok || typeof body?.demo !== "boolean") {
      return {
        check,
        state: "wrong",
        message: `${server} answers ${response.status}, but not as a Foodshed server.`,
        next: "Check the address: --server, --context, or FOODSHED_SERVER.",
      };
    }
    const ahead = Date.parse(response.headers.get("date") ?? "") - (began + took / 2);
    if (Math.abs(ahead) > CLOCK_TOLERANCE_MS) {
      return {
        check,
        state: "warning",
        message: `${server} answers, but its clock and this machine's differ by ${Math.round(Math.abs(ahead) / 1000)} s.`,
        next: "Set this machine's clock: tokens seem expired otherwise.",
      };
    }
    return ok(check, `${server} answers in ${took} ms${body.demo ? ", a demo network" : ""}`);
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code;
    return {
      check,
      state: "wrong",
      message: `${server} cannot be reached${cause ? ` (${cause})` : ""}.`,
      next: "Check the address (--server, --context, or FOODSHED_SERVER), the network, and that the server is running.",
    };
  }
};

const encryption: Check = ({ server }) => {
  if (!isUnencrypted(server))
    return ok("Encryption", server.startsWith("https") ? "https" : "not needed on this machine");
  return {
    check: "Encryption",
    state: "warning",
    message: `${server} is not encrypted: others on the way can read what is sent.`,
    next: "Use https.",
  };
};

const login: Check = async (context) => {
  const check = "Login";
  const next = "Run: foodshed login";
  const { env, contextName, signal } = context;
  if (env.FOODSHED_TOKEN?.trim() && !readToken(env.FOODSHED_TOKEN.trim())) {
    return {
      check,
      state: "wrong",
      message: "FOODSHED_TOKEN holds no token.",
      next: "Unset it, or set it again.",
    };
  }
  const { client, session } = connect(context);
  if (!session.get()) {
    return { check, state: "wrong", message: `Nobody is logged in (context ${contextName}).`, next };
  }
  const { data, error } = await client.GET("/accounts/session/", { signal, timeoutMs: 10_000 });
  if (error?.status === 401) return { check, state: "wrong", message: "The session has ended.", next };
  if (error)
    return { check, state: "wrong", message: error.message, next: "Run foodshed doctor again in a moment." };
  const office = data.is_admin ? "administrator" : data.is_manager ? "manager" : "member";
  const until = new Date(data.exp * 1000).toISOString().slice(0, 16).replace("T", " ");
  const who = `${data.email}, ${office}, until ${until} UTC${env.FOODSHED_TOKEN ? ", by FOODSHED_TOKEN" : ""}`;
  if (office !== "member") return ok(check, who);
  return {
    check,
    state: "warning",
    message: `${who}. A member's login cannot create accounts for others.`,
    next: "Log in as an administrator or a manager: foodshed login",
  };
};

const terminal: Check = ({ output, env }) => {
  const width = output.width;
  const parts = [
    width === undefined ? "output goes to a file or pipe" : `${width} columns`,
    output.colours("stdout") ? "colours" : env.NO_COLOR ? "no colours (NO_COLOR)" : "no colours",
    output.plain ? "plain" : output.canRedraw ? "progress is drawn" : "progress in lines",
    output.isInteractive ? "questions are asked" : "nothing is asked",
  ];
  return ok("Terminal", parts.join(", "));
};

export const CHECKS: readonly Check[] = [
  node,
  settings,
  terminal,
  proxy,
  encryption,
  server,
  login,
  checkAudit,
];
