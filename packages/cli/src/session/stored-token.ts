import { Credentials } from "./credentials.ts";

interface Place {
  configDir: string;
  contextName: string;
  server: string;
  env: Readonly<Record<string, string | undefined>>;
}

/** The token of FOODSHED_TOKEN, or else the one that `login` kept. */
export function storedToken({ configDir, contextName, server, env }: Place): string | undefined {
  return env.FOODSHED_TOKEN?.trim() || new Credentials(configDir).token(contextName, server) || undefined;
}
