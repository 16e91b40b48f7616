// `pnpm test:wordpress`: the plugin in a real WordPress, seen in a browser. No part of `npm test`: it needs PHP, WordPress and MariaDB.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { root, run, step } from "./lib/run.mjs";
import { fail, notice } from "./lib/say.mjs";
import { pluginFiles, writeArchive } from "./lib/wordpress-plugin.mjs";

// Debian keeps the database's program where only administrators look.
process.env.PATH += ":/usr/sbin";

const commands = ["php", "mariadbd", "mariadb-install-db", "unzip"];

/** What this machine lacks to run a WordPress. */
async function missing() {
  const absent = [];
  for (const command of commands) if ((await run("which", [command])).code !== 0) absent.push(command);
  if (!existsSync("/usr/share/wordpress/wp-load.php")) absent.push("wordpress");
  return absent;
}

const absent = await missing();
if (absent.length > 0) {
  notice(
    `! SKIPPED: the plugin in a real WordPress, for want of ${absent.join(", ")}. On Debian: apt-get install --no-install-recommends wordpress wordpress-l10n wordpress-theme-twentytwentyone wordpress-theme-twentytwentytwo wordpress-theme-twentytwentythree php-cli php-mysql php-xml php-mbstring php-curl mariadb-server unzip`,
  );
  process.exit(process.env.WORDPRESS_REQUIRED ? 1 : 0);
}
await ensureInstalled();
for (const path of pluginFiles().keys()) {
  if (!path.endsWith(".php")) continue;
  const lint = await run("php", ["-l", join(root, "integrations/wordpress/foodshed", path)]);
  if (lint.code !== 0) fail(lint.output);
}
writeArchive();
await ensureBuilt("embed", "app");
const chromium = await ensureChromium();
if (!chromium) fail("There is no Chromium to be had.");
const args = ["--filter", "@foodshed/e2e", "exec", "playwright", "test"];
const { ok, output } = await step(
  "The plugin in a real WordPress",
  "pnpm",
  [...args, "--config", "playwright.wordpress.config.ts", ...process.argv.slice(2)],
  { env: { CHROMIUM_PATH: chromium }, tail: 150 },
);
process.stdout.write(`${output.trimEnd().split("\n").slice(-8).join("\n")}\n`);
process.exit(ok ? 0 : 1);
