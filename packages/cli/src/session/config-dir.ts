import envPaths from "env-paths";

/** The user's configuration folder. */
export function configDir(env: Record<string, string | undefined>): string {
  return env.FOODSHED_CONFIG_DIR || envPaths("foodshed", { suffix: "" }).config;
}
