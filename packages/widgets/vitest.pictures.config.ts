import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineConfig } from "vitest/config";
import { chromiumMajor, inChromium } from "./vitest.chromium.ts";

const folder = join(import.meta.dirname, "pictures");
const { major } = JSON.parse(readFileSync(join(folder, "chromium.json"), "utf8")) as { major: number };
const here = chromiumMajor();
// Linux renders fonts with the same library everywhere; other systems differ.
const comparable = process.platform === "linux";
if (!comparable) {
  console.warn(
    `! SKIPPED: the pictures were drawn on Linux, and ${process.platform} draws letters differently. Compare them in a container: docker run --rm -v "$PWD":/foodshed -w /foodshed node:26 npm test -- pictures`,
  );
} else if (here !== major) {
  console.warn(
    `! The pictures were drawn by Chromium ${major}; this is ${here ?? "none"}, so 2 % of a picture may differ in place of 0.5 %. After looking at each, "pnpm --filter @foodshed/widgets run test:pictures -u" draws them again; then put ${here} into packages/widgets/pictures/chromium.json.`,
  );
}

// Compares stories tagged "picture" with the screenshots in `pictures/`. Update them with
// `pnpm test:pictures -u`, in the Chromium that `pictures/chromium.json` names, and look at each before it is committed.
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, "../../.storybook"),
      // vitest.stories.config.ts runs axe.
      initialGlobals: { viewport: { value: "tablet" }, a11y: { manual: true } },
      tags: { include: ["picture"], skip: comparable ? [] : ["picture"] },
    }),
  ],
  server: { fs: { allow: [join(import.meta.dirname, "../..")] } },
  test: {
    name: "pictures",
    // Opening the files without a picture would take longer than all the pictures.
    exclude: globSync("src/**/*.stories.tsx", { cwd: import.meta.dirname })
      .filter((file) => !readFileSync(join(import.meta.dirname, file), "utf8").includes('"picture"'))
      .map((file) => `**/${file}`),
    api: { allowWrite: true },
    maxWorkers: 2,
    isolate: false,
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    setupFiles: ["src/testing/comparePictures.ts"],
    browser: {
      ...inChromium({ width: 768, height: 1024 }),
      expect: {
        toMatchScreenshot: {
          comparatorName: "pixelmatch",
          // On a busy machine it takes longer until two screenshots in a row are the same.
          timeout: 30_000,
          // The edges of glyphs may differ between machines; a colour, a line or a size may not.
          comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: here === major ? 0.005 : 0.02 },
          resolveScreenshotPath: ({ arg, ext }) => join(folder, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) =>
            join(import.meta.dirname, "test-results/pictures", `${arg}${ext}`),
        },
      },
    },
  },
});
