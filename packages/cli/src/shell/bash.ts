import type { CommandNode, Values } from "./command-tree.ts";

/** A completion script for bash. */
export function bashScript(nodes: readonly CommandNode[]): string {
  return `# bash completion for foodshed
_foodshed_contexts() {
  foodshed contexts list --names 2>/dev/null
}

_foodshed() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} cmd= i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${cmd:+$cmd }\${COMP_WORDS[i]}" in
      ${paths(nodes)}) cmd="\${cmd:+$cmd }\${COMP_WORDS[i]}" ;;
    esac
  done
  case "$cmd $prev" in
${valued(nodes)
  .map(([patterns, values]) => `    ${patterns}) ${reply(values)}; return ;;`)
  .join("\n")}
  esac
  if [[ $cur == -* ]]; then
    case "$cmd" in
${nodes.map(({ path, flags }) => `      "${path}") ${words(flags.flatMap(({ names }) => names))} ;;`).join("\n")}
    esac
    return
  fi
  case "$cmd" in
${nodes
  .map(({ path, children, values }) => {
    const names = children.map(({ name }) => name);
    return `    "${path}") ${names.length > 0 ? words(names) : reply(values)} ;;`;
  })
  .join("\n")}
  esac
}

complete -F _foodshed foodshed
`;
}

const paths = (nodes: readonly CommandNode[]) =>
  nodes
    .filter(({ path }) => path !== "")
    .map(({ path }) => `"${path}"`)
    .join("|");

/** Flags with a value, those with the same values together. */
function valued(nodes: readonly CommandNode[]): [string, Values][] {
  const byValues = new Map<string, { patterns: string[]; values: Values }>();
  for (const { path, flags } of nodes) {
    for (const { names, values } of flags) {
      if (values === undefined) continue;
      const key = JSON.stringify(values);
      const group = byValues.get(key) ?? { patterns: [], values };
      group.patterns.push(...names.map((name) => `"${path} ${name}"`));
      byValues.set(key, group);
    }
  }
  return [...byValues.values()].map(({ patterns, values }) => [patterns.join("|"), values]);
}

const words = (list: readonly string[]) => `COMPREPLY=($(compgen -W "${list.join(" ")}" -- "$cur"))`;

function reply(values: Values): string {
  if (values === "files") return "compopt -o default";
  if (values === "contexts") return 'COMPREPLY=($(compgen -W "$(_foodshed_contexts)" -- "$cur"))';
  return values === "none" ? ":" : words(values);
}
