import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { logIn, newAddress, password } from "./support/accounts.ts";
import { demoPassword } from "./support/demo.ts";
import { mailedLink } from "./support/outbox.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "foodshed-import-"));
});
test.afterEach(() => rm(folder, { recursive: true }));

test("an account from a CSV file is claimed by its owner, who logs in", { tag: "@any-size" }, async ({
  page,
  baseURL,
}) => {
  const email = newAddress("claim");
  // A name that is taken would be left out of the import.
  const business = `Claimed ${email.split("@")[0]}`;
  const file = join(folder, "members.csv");
  await writeFile(
    file,
    `email,first_name,last_name,business_name,roles\n${email},Zoë,Tremblay,${business},seller\n`,
  );
  const foodshed = (...args: string[]) =>
    run(process.execPath, [join(root, "packages/cli/dist/main.cjs"), ...args], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        FOODSHED_CONFIG_DIR: folder,
        FOODSHED_SERVER: baseURL,
        FOODSHED_EMAIL: "admin@foodshed.example",
        FOODSHED_PASSWORD: demoPassword,
      },
    });
  await foodshed("login");
  const { stdout } = await foodshed("accounts", "import", file, "--yes", "--json");
  expect(JSON.parse(stdout).counts).toMatchObject({ created: 1 });

  await page.goto(await mailedLink(email, "/claim\\?"));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Claim profile" }).click();
  await expect(page.getByText("You may now attempt to log in.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/profile-hub$/);
  await expect(page.getByRole("heading", { name: "Welcome to Your Profile Hub" })).toBeVisible();
  await expect(page.getByRole("main").getByText(business).first()).toBeVisible();
});
