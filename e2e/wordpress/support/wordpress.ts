import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "./php-files.ts";

const folder = () => process.env.E2E_WORDPRESS_DIR ?? "";

/** Runs PHP inside WordPress and answers what it returns. */
export function php<Answer>(code: string): Answer {
  return JSON.parse(
    execFileSync("php", [join(folder(), "console.php")], { input: code, encoding: "utf8" }) || "null",
  );
}

/** A text as PHP writes it. */
export const quoted = (text: string) => `'${text.replace(/[\\']/g, "\\$&")}'`;

/** Sets the plugin up as an administrator would. */
export function configure(settings: Record<string, string> = {}): void {
  const all = { address: process.env.E2E_BASE_URL ?? "", ...settings };
  php(`update_option( 'foodshed_settings', json_decode( ${quoted(JSON.stringify(all))}, true ) );`);
}

/** Lets Foodshed answer, hang or refuse connections, for WordPress only; content from before is forgotten on request. */
export function foodshedIs(how: "here" | "slow" | "away", { forget = false } = {}): void {
  const clear = `foreach ( $GLOBALS['wpdb']->get_col( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '_transient%foodshed%'" ) as $name ) delete_option( $name );`;
  php(
    `update_option( 'tests_foodshed', '${how}' ); update_option( 'tests_asked', 0 ); ${forget ? clear : ""}`,
  );
}

/** Publishes a page with this content, as somebody, and answers its address. */
export function publish(content: string, as = "admin"): string {
  return php(`
    wp_set_current_user( get_user_by( 'login', '${as}' )->ID );
    kses_init();
    return get_permalink( wp_insert_post( array( 'post_title' => 'Market', 'post_type' => 'post', 'post_status' => 'publish', 'post_content' => wp_slash( ${quoted(content)} ) ) ) );
  `);
}

export async function logIn(page: Page, who: "admin" | "editor" | "author"): Promise<void> {
  await page.goto("/wp-login.php");
  await page.locator("#user_login").fill(who);
  await page.locator("#user_pass").fill(PASSWORD);
  await page.locator("#wp-submit").click();
  await expect(page.locator("#wpadminbar")).toBeVisible();
}

/** What PHP has complained of in our plugin since the last look. */
export function complaints(): string[] {
  const log = join(folder(), "debug.log");
  if (!existsSync(log)) return [];
  const found = readFileSync(log, "utf8").split("\n");
  writeFileSync(log, "");
  return found.filter((line) => line.includes("/plugins/foodshed/"));
}

/** How often WordPress has asked a Foodshed that is slow or away. */
export const asked = () => php<number>("return (int) get_option( 'tests_asked', 0 );");
