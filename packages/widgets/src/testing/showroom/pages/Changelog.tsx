import { Markdown } from "@storybook/addon-docs/blocks";
import decisions from "../../../../../../docs/adr/README.md?raw";

/** The package's changelog; there is none before its first release. */
const [changelog] = Object.values(
  import.meta.glob<string>("../../../../CHANGELOG.md", { query: "?raw", import: "default", eager: true }),
);

/** What changed from version to version, as the releases say it. */
export function Changelog() {
  return (
    <Markdown>
      {changelog ?? "Nothing has been released yet; this is version 0.1.0 as it is being made."}
    </Markdown>
  );
}

const sections = ["Embeds and the component library", "Rendering and performance"];

/** The decisions behind what is shown here, by their titles. */
export function Decisions() {
  const parts = decisions.split(/^## /m).filter((part) => sections.some((name) => part.startsWith(name)));
  const text = parts
    .map((part) => `### ${part}`)
    .join("\n")
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
  return <Markdown>{text}</Markdown>;
}
