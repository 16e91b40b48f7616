import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("defineFoodshedElements does nothing in Node, where there is no page", () => {
  const module = JSON.stringify(join(import.meta.dirname, "elements.ts"));
  const script = `import { defineFoodshedElements } from ${module};
    const before = Object.keys(globalThis).join();
    const defined = defineFoodshedElements("https://foodshed.example");
    console.log(defined === undefined, typeof customElements, Object.keys(globalThis).join() === before);`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect(said.trim()).toBe("true undefined true");
});
