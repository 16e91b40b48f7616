import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { AdviceOn } from "./pages/AdviceOn.tsx";
import { importOf } from "./pages/importOf.ts";
import { KeyTable } from "./pages/KeyTable.tsx";
import { keysOf } from "./pages/keys.ts";
import { subjectsOn } from "./pages/reasons.ts";

/** The page of a component: what it is, how to import it, its props, its keys, what is advised, and its stories. */
export function ComponentPage() {
  const resolved = useOf("meta", ["meta"]);
  const name = resolved.csfFile.meta.title.split("/").at(-1) ?? "";
  const imported = importOf(name);
  const subjects = subjectsOn(name);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {imported && <Markdown>{`\`\`\`tsx\n${imported}\n\`\`\``}</Markdown>}
      <Primary />
      <Controls />
      {keysOf[name] && (
        <>
          <Heading>Keyboard</Heading>
          <Markdown>{`Pattern: ${keysOf[name].pattern}.`}</Markdown>
          <KeyTable component={name} />
        </>
      )}
      {subjects.length > 0 && (
        <>
          <Heading>Do and don’t</Heading>
          {subjects.map((subject) => (
            <AdviceOn key={subject} subject={subject} />
          ))}
        </>
      )}
      <Stories />
    </>
  );
}
