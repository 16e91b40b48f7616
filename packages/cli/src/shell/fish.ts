import type { CommandNode, Values } from "./command-tree.ts";

/** A completion script for fish. */
export function fishScript(nodes: readonly CommandNode[]): string {
  const known = nodes.map(({ path }) => path).filter((path) => path !== "");
  return `# fish completion for foodshed
function __foodshed_at
    set -l cmd
    for word in (commandline -opc)[2..-1]
        set -l next (string join ' ' -- $cmd $word)
        if contains -- $next ${known.map(quoted).join(" ")}
            set cmd $next
        end
    end
    test "$cmd" = "$argv[1]"
end

function __foodshed_contexts
    foodshed contexts list --names 2>/dev/null
end

complete -c foodshed -f
${nodes.flatMap(lines).join("\n")}
`;
}

function lines({ path, children, flags, values }: CommandNode): string[] {
  const at = `complete -c foodshed -n ${quoted(`__foodshed_at ${quoted(path)}`)}`;
  return [
    ...children.map(({ name, summary }) => `${at} -a ${name} -d ${quoted(summary)}`),
    ...flags.map(({ names, description, values }) => {
      const spelled = names.map((name) =>
        name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
      );
      const value = values === undefined ? "" : ` ${reply(values, "-r")}`;
      return `${at} ${spelled.join(" ")}${value} -d ${quoted(description)}`;
    }),
    ...(children.length > 0 || values === "none" ? [] : [`${at} ${reply(values, "")}`]),
  ].map((line) => line.replaceAll(/ +/g, " ").trimEnd());
}

function reply(values: Values, required: string): string {
  if (values === "files") return `${required} -F`;
  if (values === "contexts") return `${required ? "-x" : ""} -a '(__foodshed_contexts)'`;
  return values === "none" ? "-x" : `${required ? "-x" : ""} -a ${quoted(values.join(" "))}`;
}

const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
