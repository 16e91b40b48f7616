import { existsSync } from "node:fs";
import { step } from "./run.mjs";

/** Whether this user may install Debian's packages here. */
const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

const env = { DEBIAN_FRONTEND: "noninteractive" };
let listUpdated = false;
let last = Promise.resolve();

/**
 * Installs one of Debian's packages, one call after the other: apt refuses to run twice at once.
 * @returns {Promise<boolean>} whether it is there now; false where this user may not.
 */
export function installSystemPackage(label, name, { quiet = false } = {}) {
  if (!mayInstall) return Promise.resolve(false);
  const installed = last.then(async () => {
    if (!listUpdated) await step("Updating the package list", "apt-get", ["update"], { env, quiet: true });
    listUpdated = true;
    const install = ["install", "-y", "--no-install-recommends", name];
    return (await step(label, "apt-get", install, { env, quiet })).ok;
  });
  last = installed.catch(() => {});
  return installed;
}
