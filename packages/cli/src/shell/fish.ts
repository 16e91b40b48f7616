import type { CommandNode } from "./command-tree.ts";
import type { Values } from "./values.ts";

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

# Whether the words behind a flag that takes several are its own.
function __foodshed_behind
    set -l flag
    for word in (commandline -opc)[2..-1]
        string match -q -- '-*' $word; and set flag $word
    end
    contains -- "$flag" $argv
end

function __foodshed_names
    set -l place
    set -l flag
    for word in (commandline -opc)
        contains -- "$flag" --context --server; and set -a place $flag $word
        set flag $word
    end
    foodshed __complete $argv[1] (commandline -ct) $place 2>/dev/null </dev/null
end

function __foodshed_list
    set -l typed (commandline -ct | string replace -r '[^,]*$' '')
    for word in $argv
        echo "$typed$word"
    end
end

function __foodshed_files
    set -l files (complete -C "__fish_command_without_completions "(commandline -ct))
    string match -e -i -r -- '(/|[.]('(string join '|' $argv)'))$' $files
end

complete -c foodshed -f
${nodes.flatMap(lines).join("\n")}
`;
}

function lines({ path, children, flags, values }: CommandNode): string[] {
  const at = `complete -c foodshed -n ${quoted(`__foodshed_at ${quoted(path)}`)}`;
  return [
    ...children.map(({ name, summary }) => `${at} -a ${name} -d ${quoted(summary)}`),
    ...flags.flatMap(({ names, description, values, variadic }) => {
      const spelled = names.map((name) =>
        name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
      );
      const value = values === undefined ? "" : ` -r ${reply(values)}`;
      const line = `${at} ${spelled.join(" ")}${value} -d ${quoted(description)}`;
      const behind = `__foodshed_at ${quoted(path)}; and __foodshed_behind ${names.join(" ")}`;
      return variadic && values && values.type !== "nothing"
        ? [line, `complete -c foodshed -n ${quoted(behind)} ${reply(values)}`]
        : [line];
    }),
    ...(values.type === "nothing" ? [] : [`${at} ${reply(values)}`]),
  ].map((line) => line.replaceAll(/ +/g, " ").trimEnd());
}

function reply(values: Values): string {
  switch (values.type) {
    case "files":
      return values.endings.length > 0
        ? `-x -a ${quoted(`(__foodshed_files ${values.endings.join(" ")})`)}`
        : "-F";
    case "names":
      return `-x -a '(__foodshed_names ${values.lookup})'`;
    case "words":
      return `-x -a ${quoted(values.words.join(" "))}`;
    case "list":
      return `-x -a ${quoted(`(__foodshed_list ${values.words.join(" ")})`)}`;
    case "keys":
      return `-x -a ${quoted(values.words.map((word) => `${word}=`).join(" "))}`;
    default:
      return "-x";
  }
}

const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
