import { ownSheets } from "../../../entry-points/styleSheets.ts";

const sources = import.meta.glob<string>("../../../entry-points/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** How an app imports a component that the package exports by name, with its styles. */
export function importOf(component: string): string | undefined {
  const exported = new RegExp(`export \\{[^}]*\\b${component}\\b[^}]*\\}`);
  const [path] = Object.entries(sources).find(([, source]) => exported.test(source)) ?? [];
  const entry = path?.match(/([\w-]+)\.ts$/)?.[1];
  if (!entry) return undefined;
  const isSplit = ownSheets[entry]?.some((file) => file.endsWith(`/${component}.tsx`));
  const sheets = isSplit ? ["styles/base.css", `styles/${entry}.css`] : ["styles.css"];
  return [
    `import { ${component} } from "@foodshed/widgets/${entry}";`,
    ...sheets.map((sheet) => `import "@foodshed/widgets/${sheet}";`),
  ].join("\n");
}
