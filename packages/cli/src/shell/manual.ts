import type { Command } from "commander";

/** The manual page of a program and all its commands, as man reads it. */
export function manualPage(program: Command, version: string): string {
  const name = program.name();
  const [examples, rest] = aftermath(program);
  return [
    `.TH ${name.toUpperCase()} 1 "" "${name} ${version}" "User Commands"`,
    ".nh",
    ".SH NAME",
    `${name} \\- ${escaped(firstSentence(program.description()))}`,
    ".SH SYNOPSIS",
    `.B ${name}`,
    "[\\fIflags\\fR] \\fIcommand\\fR [\\fIarguments\\fR]",
    ".SH DESCRIPTION",
    text(program.description()),
    ".SH FLAGS",
    ...flags(program),
    ".SH COMMANDS",
    ...program.commands
      .filter((command) => command.name() !== "help")
      .flatMap((command) => section(command, name)),
    ...rest.flatMap(([title, body]) => [`.SH ${title.toUpperCase()}`, preformatted(body)]),
    ...(examples ? [".SH EXAMPLES", preformatted(examples)] : []),
    "",
  ].join("\n");
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
