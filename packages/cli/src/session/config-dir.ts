import envPaths from "env-paths";

/** Where this person's settings of the CLI are kept. */
export function configDir(env: Record<string, string | undefined>): string {
  return env.FOODSHED_CONFIG_DIR || envPaths("foodshed", { suffix: "" }).config;
}
