// What a release says of itself: the changes, the pinned embed script with its hash, the files with theirs.

/** The part of a changelog for one version, without its heading; "" where it has none. */
export function changesOf(changelog, version) {
  const part = changelog.split(/^## /m).find((one) => one.split("\n")[0].trim() === version);
  return part ? part.slice(part.indexOf("\n")).trim() : "";
}

/**
 * @param {object} release
 * @param {string} release.version
 * @param {Record<string, string>} release.changelogs the changelog of each package by its name
 * @param {{ file: string, integrity: string }} release.pinned the script, as `versions.json` has it
 * @param {Array<{ name: string, integrity: string }>} release.files what is attached
 */
export function releaseNotes({ version, changelogs, pinned, files }) {
  const changes = Object.entries(changelogs)
    .map(([name, text]) => [name, changesOf(text, version)])
    .filter(([, text]) => text)
    .map(([name, text]) => `## ${name}\n\n${text.replaceAll(/^(#+) /gm, "#$1 ")}`);
  return `${[
    ...changes,
    `## The pinned embed script

It is at \`/embed/${pinned.file}\` of every Foodshed that runs this version, and stays there after upgrades.

\`\`\`html
<script src="https://foodshed.example/embed/${pinned.file}" integrity="${pinned.integrity}" crossorigin="anonymous" async></script>
\`\`\``,
    `## Files

| file | integrity |
| --- | --- |
${files.map(({ name, integrity }) => `| ${name} | \`${integrity}\` |`).join("\n")}

The \`.cdx.json\` files list what each package is made of (CycloneDX). Which browsers, React and Node it is made for: docs/support.md.`,
  ].join("\n\n")}\n`;
}
