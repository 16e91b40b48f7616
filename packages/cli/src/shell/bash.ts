import { type CommandNode, flagsByValues, pathPatterns, variadicPatterns } from "./command-tree.ts";
import type { Values } from "./values.ts";

const quoted = (text: string) => `"${text}"`;

/**
 * A completion script for bash. It reads the line itself, because bash splits words at colons and equals signs, and needs no
 * bash-completion.
 */
export function bashScript(nodes: readonly CommandNode[]): string {
  return `# bash completion for foodshed
_foodshed_names() {
  local name
  while IFS=$'\\t' read -r name _; do
    [[ $name == "$cur"* ]] && COMPREPLY+=("$name")
  done < <(foodshed __complete "$1" "$cur" "\${place[@]}" 2>/dev/null </dev/null)
}

_foodshed_files() {
  local file
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do
    if [[ -d $file || $# == 0 ]]; then COMPREPLY+=("$file"); continue; fi
    local ending
    for ending; do
      [[ $file == *.$ending ]] && COMPREPLY+=("$file")
    done
  done < <(compgen -f -- "$cur")
}

_foodshed_words() {
  COMPREPLY=($(compgen -W "$1" -- "$cur"))
}

_foodshed_list() {
  local last=\${cur##*,}
  compopt -o nospace 2>/dev/null
  COMPREPLY=($(compgen -W "$1" -P "\${cur%"$last"}" -- "$last"))
}

_foodshed_keys() {
  compopt -o nospace 2>/dev/null
  [[ $cur == *=* ]] || COMPREPLY=($(compgen -W "$1" -S = -- "$cur"))
}

_foodshed() {
  local line=\${COMP_LINE:0:COMP_POINT} cur= cmd= flag= word i
  local -a words place=()
  COMPREPLY=()
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] || { cur=\${words[\${#words[@]}-1]}; unset "words[\${#words[@]}-1]"; }
  for ((i = 1; i < \${#words[@]}; i++)); do
    word=\${words[i]}
    case "\${cmd:+$cmd }$word" in
      ${pathPatterns(nodes, quoted)}) cmd="\${cmd:+$cmd }$word"; flag=; continue ;;
    esac
    case "$flag" in --context|--server) place+=("$flag" "$word") ;; esac
    if [[ $word == -* ]]; then flag=$word; continue; fi
    case "$cmd $flag" in
      ${variadicPatterns(nodes, quoted)}) ;;
      *) flag= ;;
    esac
  done
  if [[ $cur == -* ]]; then
    case "$cmd" in
${nodes.map(({ path, flags }) => `      ${quoted(path)}) _foodshed_words "${flags.flatMap(({ names }) => names).join(" ")}" ;;`).join("\n")}
    esac
    return
  fi
  case "$cmd $flag" in
${flagsByValues(nodes, quoted)
  .map(({ patterns, values }) => `    ${patterns}) ${reply(values)} ;;`)
  .join("\n")}
    *) case "$cmd" in
${nodes.map(({ path, children, values }) => `      ${quoted(path)}) ${positional(children, values)} ;;`).join("\n")}
    esac ;;
  esac
  # Bash replaces only what is behind the last colon or equals sign.
  local cut=\${cur%"\${cur##*[:=]}"}
  [[ -n $cut && $COMP_WORDBREAKS == *"\${cut: -1}"* ]] && COMPREPLY=("\${COMPREPLY[@]#"$cut"}")
}

complete -F _foodshed foodshed
`;
}

function positional(children: CommandNode["children"], values: Values): string {
  const words =
    children.length > 0 ? `_foodshed_words "${children.map(({ name }) => name).join(" ")}"; ` : "";
  return `${words}${values.type === "nothing" ? "" : reply(values)}` || ":";
}

function reply(values: Values): string {
  if (values.type === "files") return `_foodshed_files ${values.endings.map(anyCase).join(" ")}`.trimEnd();
  if (values.type === "names") return `_foodshed_names ${values.lookup}`;
  return values.type === "nothing" ? ":" : `_foodshed_${values.type} "${values.words.join(" ")}"`;
}

/** A pattern for an ending that may be written in capitals, quoted against files that look like it. */
const anyCase = (ending: string) =>
  `'${ending.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)}'`;
