import type { Command } from "commander";

/** The manual pages by file name: `foodshed.1` has everything, and one page for each command what is below it. */
export function manualPages(program: Command, version: string): Map<string, string> {
  const groups = groupsOf(program);
  return new Map([
    [`${program.name()}.1`, manualPage(program, version)],
    ...groups.map((group): [string, string] => [
      `${program.name()}-${group.name()}.1`,
      groupPage(program, group, version),
    ]),
  ]);
}

const groupsOf = (program: Command) => program.commands.filter((command) => command.name() !== "help");

/** The manual page of a program and all its commands, as man reads it. */
export function manualPage(program: Command, version: string): string {
  const name = program.name();
  const [examples, rest] = aftermath(program);
  return [
    ...head(name, version, program.description()),
    ".SH SYNOPSIS",
    `.B ${name}`,
    "[\\fIflags\\fR] \\fIcommand\\fR [\\fIarguments\\fR]",
    ".SH DESCRIPTION",
    text(program.description()),
    ".SH FLAGS",
    ...flags(program),
    ".SH COMMANDS",
    ...groupsOf(program).flatMap((command) => section(command, name)),
    ...rest.flatMap(([title, body]) => [`.SH ${title.toUpperCase()}`, preformatted(body)]),
    ...(examples ? [".SH EXAMPLES", preformatted(examples)] : []),
    ...seeAlso(groupsOf(program).map((command) => `${name}-${command.name()}`)),
    "",
  ].join("\n");
}

/** The manual page of one command and those below it. */
export function groupPage(program: Command, group: Command, version: string): string {
  const page = `${program.name()}-${group.name()}`;
  const path = `${program.name()} ${group.name()}`;
  const children = group.commands.filter((child) => child.name() !== "help");
  return [
    ...head(page, version, group.summary() || group.description()),
    ".SH SYNOPSIS",
    `.B ${escaped(path)}`,
    children.length > 0
      ? "\\fIcommand\\fR [\\fIarguments\\fR] [\\fIflags\\fR]"
      : "[\\fIarguments\\fR] [\\fIflags\\fR]",
    ".SH DESCRIPTION",
    text(group.description()),
    ...(children.length > 0 ? [".SH COMMANDS"] : [".SH USE"]),
    ...section(group, program.name()),
    ".SH FLAGS OF EVERY COMMAND",
    ...flags(program),
    ...seeAlso([program.name()]),
    "",
  ].join("\n");
}

function head(page: string, version: string, summary: string): string[] {
  return [
    `.TH ${escaped(page.toUpperCase())} 1 "" "foodshed ${version}" "User Commands"`,
    ".nh",
    ".SH NAME",
    `${escaped(page)} \\- ${escaped(firstSentence(summary))}`,
  ];
}

function seeAlso(pages: readonly string[]): string[] {
  const last = pages.length - 1;
  return [
    ".SH SEE ALSO",
    ...pages.map((page, index) => `.BR ${escaped(page)} (1)${index < last ? "," : ""}`),
  ];
}

function section(command: Command, before: string): string[] {
  const path = `${before} ${command.name()}`;
  const usage = command.registeredArguments.map((argument) => {
    const name = `\\fI${escaped(argument.name())}\\fR${argument.variadic ? "..." : ""}`;
    return argument.required ? name : `[${name}]`;
  });
  const children = command.commands.filter((child) => child.name() !== "help");
  const [examples, rest] = aftermath(command);
  const acts = children.length === 0 || command.registeredArguments.length > 0;
  return [
    ...(acts
      ? [
          `.SS ${escaped(path)} ${usage.join(" ")}`.trimEnd(),
          text(command.description()),
          ...command.registeredArguments.flatMap((argument) => [
            ".TP",
            `\\fI${escaped(argument.name())}\\fR`,
            text(argument.description),
          ]),
          ...flags(command),
          ...rest.flatMap(([title, body]) => [".PP", text(`${title}:`), preformatted(body)]),
          ...(examples ? [".PP", "Examples:", preformatted(examples)] : []),
        ]
      : []),
    ...children.flatMap((child) => section(child, path)),
  ];
}

function flags(command: Command): string[] {
  return command.options
    .filter(({ hidden }) => !hidden)
    .flatMap(({ flags, description, argChoices, defaultValue }) => {
      const more = [
        argChoices && `one of: ${argChoices.join(", ")}`,
        defaultValue !== undefined && typeof defaultValue !== "boolean" && `default: ${defaultValue}`,
      ].filter(Boolean);
      const said = more.length > 0 ? `${description} (${more.join("; ")})` : description;
      return [".TP", `\\fB${escaped(flags)}\\fR`, text(said)];
    });
}

/** The help text after a command's flags: examples, and other sections by title. */
function aftermath(command: Command): [examples: string | undefined, rest: [string, string][]] {
  let said = "";
  const write = (chunk: string) => {
    said += chunk;
  };
  // How commander itself asks for it; its types leave out that a command is an emitter.
  (command as unknown as NodeJS.EventEmitter).emit("afterHelp", { error: false, command, write });
  const parts: [string, string][] = [];
  for (const line of said.split("\n")) {
    const title = /^(\S[^:]*):$/.exec(line)?.[1];
    if (title) parts.push([title, ""]);
    else if (parts.length > 0) (parts.at(-1) as [string, string])[1] += `${line}\n`;
    else if (line.trim() !== "") parts.push(["Notes", `${line}\n`]);
  }
  const examples = parts.find(([title]) => title === "Examples")?.[1];
  return [examples, parts.filter(([title]) => title !== "Examples")];
}

const firstSentence = (description: string) => description.replace(/\.$/, "");

/** A paragraph; a line that begins with a dot or an apostrophe would be a command. */
function text(plain: string): string {
  return escaped(plain).replaceAll(/^([.'])/gm, "\\&$1");
}

function preformatted(body: string): string {
  return [".nf", text(body.replace(/\n+$/, "")), ".fi"].join("\n");
}

function escaped(plain: string): string {
  return plain.replaceAll("\\", "\\e").replaceAll("-", "\\-").replaceAll("…", "...");
}
