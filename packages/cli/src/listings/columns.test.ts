import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { createProgram } from "../program.ts";
import { COLUMNS } from "./columns.ts";

const program = createProgram("1", () => async () => {});

const commandOf = (name: string) =>
  name
    .split(" ")
    .reduce<Command | undefined>(
      (parent, word) => parent?.commands.find((child) => child.name() === word),
      program,
    );

const isWatch = ({ long }: { long?: string | undefined }) => long === "--watch";

describe("the columns of listings", () => {
  it("are these: scripts rely on them, so a change is a decision", () => {
    const listed = Object.entries(COLUMNS).map(([name, columns]) => `${name}: ${columns.join(" ")}`);
    expect(listed.join("\n")).toMatchInlineSnapshot(`
      "contexts list: name server current logged_in
      accounts list: id business_name slug email first_name last_name state roles language is_manager is_admin created_at created_by last_login
      accounts show: id business_name slug email first_name last_name state roles language is_manager is_admin created_at created_by last_login
      search: id business_name slug title by city distance_km why
      hijack log: id started_at ended_at expires_at state by_email account_id business_name slug changes reason
      messages list: record campaign state created_at sent skipped waiting
      messages show: account_id business_name outcome message
      classifieds list: id kind title category business_name slug city needed_by expired
      connections list: connection_id account_id business_name slug
      connections requests: id business_name slug organization organization_slug manage created_at
      certificates list: id slug business_name kind issuer number expires_on checked_by checked_at
      people list: id email first_name last_name role state since_at last_login invited_by expires_at
      settings list: name value default changed_by changed_at
      queue list: item type business_name slug asks of created_at
      cases list: case state kind target_id title business_name slug reports reporters score why outcome appeal opened_at
      cases signals: kind target_id title business_name slug signal score noticed_at
      reports: role category members percentage
      embeds counts: page_host element shown used
      doctor: check state message next"
    `);
  });

  it("can be watched but for those that the manual names", () => {
    const manual = readFileSync(join(import.meta.dirname, "../../../../docs/cli/scripts.md"), "utf8");
    const [, text = ""] = /; ([^;.]+) have no `--watch`/.exec(manual) ?? [];
    const unwatched = Object.keys(COLUMNS).filter((name) => !commandOf(name)?.options.some(isWatch));
    expect([...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(unwatched);
  });

  it("are named in the help of their command, which has the flags of listings", () => {
    for (const [name, columns] of Object.entries(COLUMNS)) {
      const command = commandOf(name);
      let help = "";
      command?.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
      for (const column of columns)
        expect(help.split("Columns:")[1], name).toMatch(new RegExp(`\\b${column}\\b`));
      for (const flag of ["--format", "--output", "--jq", "--template"]) expect(help, name).toContain(flag);
    }
  });
});
