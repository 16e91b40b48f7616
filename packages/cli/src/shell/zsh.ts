import { type CommandNode, flagsByValues, pathPatterns, variadicPatterns } from "./command-tree.ts";
import type { Values } from "./values.ts";

/** A completion script for zsh. */
export function zshScript(nodes: readonly CommandNode[]): string {
  return `#compdef foodshed
# zsh completion for foodshed
_foodshed_names() {
  local -a entries
  local value meaning
  while IFS=$'\\t' read -r value meaning; do
    entries+=("\${value//:/\\\\:}\${meaning:+:$meaning}")
  done < <(foodshed __complete $1 "$PREFIX" $place 2>/dev/null </dev/null)
  (( \${#entries} )) && _describe $1 entries
}

_foodshed() {
  local cmd= flag= word
  local -a entries place
  for word in \${words[2,CURRENT-1]}; do
    case "\${cmd:+$cmd }$word" in
      ${pathPatterns(nodes, quoted)}) cmd="\${cmd:+$cmd }$word"; flag=; continue ;;
    esac
    case $flag in --context|--server) place+=($flag $word) ;; esac
    if [[ $word == -* ]]; then flag=$word; continue; fi
    case "$cmd $flag" in
      ${variadicPatterns(nodes, quoted)}) ;;
      *) flag= ;;
    esac
  done
  if [[ $PREFIX == -* ]]; then
    case "$cmd" in
${nodes
  .map(({ path, flags }) => {
    const entries = flags.flatMap(({ names, description }) => names.map((name) => entry(name, description)));
    return `      ${quoted(path)}) entries=(${entries.join(" ")}) ;;`;
  })
  .join("\n")}
    esac
    _describe -o flag entries
    return
  fi
  case "$cmd $flag" in
${flagsByValues(nodes, quoted)
  .map(({ patterns, values }) => `    ${patterns}) ${reply(values)}; return ;;`)
  .join("\n")}
  esac
  case "$cmd" in
${nodes.map((node) => `    ${quoted(node.path)}) ${positional(node)} ;;`).join("\n")}
  esac
}

if [[ $funcstack[1] == _foodshed ]]; then
  _foodshed "$@"
else
  compdef _foodshed foodshed
fi
`;
}

function positional({ children, values }: CommandNode): string {
  const entries = children.map(({ name, summary }) => entry(name, summary)).join(" ");
  return [
    ...(children.length > 0 ? [`entries=(${entries}); _describe command entries`] : []),
    ...(values.type === "nothing" && children.length > 0 ? [] : [reply(values)]),
  ].join("; ");
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const entry = (name: string, description: string) =>
  quoted(`${name.replaceAll(":", "\\:")}:${description.replaceAll(":", "\\:")}`);

function reply(values: Values): string {
  switch (values.type) {
    case "files":
      return values.endings.length > 0 ? `_files -g '*.(#i)(${values.endings.join("|")})'` : "_files";
    case "names":
      return `_foodshed_names ${values.lookup}`;
    case "words":
      return `compadd -- ${values.words.join(" ")}`;
    case "list":
      return `compset -P '*,'; compadd -qS , -- ${values.words.join(" ")}`;
    case "keys":
      return `compset -P '*=' || compadd -qS = -- ${values.words.join(" ")}`;
    default:
      return ":";
  }
}
