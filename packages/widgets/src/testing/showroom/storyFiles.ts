import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";

/** A file of stories, as Storybook reads it. */
export interface StoryFile {
  /** From `packages/widgets`. */
  file: string;
  title: string;
  /** The name of the component in the file. */
  component: string | undefined;
  stories: { id: string; name: string; exportName: string }[];
  /** The sources beside it that are no tests and no stories. */
  source: string;
}

/** Every file of stories. */
export function storyFiles(): StoryFile[] {
  return globSync("src/**/*.stories.tsx")
    .sort()
    .map((file) => {
      const text = readFileSync(file, "utf8");
      const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title ?? "" }).parse();
      const beside = globSync(join(dirname(file), "*.{ts,tsx}")).filter(
        (path) => !/\.(stories|test)\.tsx?$/.test(path),
      );
      return {
        file,
        title: csf.meta.title ?? "",
        component: text.match(/\bcomponent: (\w+)/)?.[1],
        stories: Object.entries(csf._stories).map(([exportName, { id, name = exportName }]) => ({
          id,
          name,
          exportName,
        })),
        source: beside.map((path) => readFileSync(path, "utf8")).join("\n"),
      };
    });
}
