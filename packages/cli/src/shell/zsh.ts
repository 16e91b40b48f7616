import type { CommandNode, Values } from "./command-tree.ts";

/** A completion script for zsh. */
export function zshScript(nodes: readonly CommandNode[]): string {
  return `#compdef foodshed
# zsh completion for foodshed
_foodshed_contexts() {
  local -a names
  names=(\${(f)"$(foodshed contexts list --names 2>/dev/null)"})
  (( \${#names} )) && compadd -a names
}

_foodshed() {
  local cmd= word prev=\${words[CURRENT-1]}
  local -a entries
  for word in \${words[2,CURRENT-1]}; do
    case "\${cmd:+$cmd }$word" in
      ${nodes
        .filter(({ path }) => path !== "")
        .map(({ path }) => quoted(path))
        .join("|")}) cmd="\${cmd:+$cmd }$word" ;;
    esac
  done
  case "$cmd $prev" in
${nodes
  .flatMap(({ path, flags }) =>
    flags.flatMap(({ names, values }) =>
      values === undefined
        ? []
        : [`    ${names.map((name) => quoted(`${path} ${name}`)).join("|")}) ${reply(values)}; return ;;`],
    ),
  )
  .join("\n")}
  esac
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
  case "$cmd" in
${nodes
  .map(({ path, children, values }) => {
    if (children.length === 0) return `    ${quoted(path)}) ${reply(values)} ;;`;
    const entries = children.map(({ name, summary }) => entry(name, summary));
    return `    ${quoted(path)}) entries=(${entries.join(" ")}); _describe command entries ;;`;
  })
  .join("\n")}
  esac
}

if [[ $funcstack[1] == _foodshed ]]; then
  _foodshed "$@"
else
  compdef _foodshed foodshed
fi
`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const entry = (name: string, description: string) =>
  quoted(`${name.replaceAll(":", "\\:")}:${description.replaceAll(":", "\\:")}`);

function reply(values: Values): string {
  if (values === "files") return "_files";
  if (values === "contexts") return "_foodshed_contexts";
  return values === "none" ? ":" : `compadd ${values.join(" ")}`;
}
