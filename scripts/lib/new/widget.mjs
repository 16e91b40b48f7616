import { words } from "./text.mjs";

/** A component with its style, its first story and its test. */
export function widgetFiles({ place: feature, name, list }) {
  if (!list("packages/widgets/src").includes(feature))
    throw new Error(`The widgets have no feature “${feature}”: make its folder first, with a README.md.`);
  const file = `packages/widgets/src/${feature}/${name}/${name}`;
  return {
    created: {
      [`${file}.test.tsx`]: test(name),
      [`${file}.tsx`]: component(name),
      [`${file}.css.ts`]: style,
      [`${file}.stories.tsx`]: story(feature, name),
    },
    changed: {},
  };
}

const component = (name) => `import * as css from "./${name}.css.ts";

/** What one sees, when, and what it leads to. */
export function ${name}() {
  return <section className={css.root} aria-label="${words(name)}" />;
}
`;

const style = `import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const root = style({ display: "grid", gap: tokens.space.md });
`;

const story = (feature, name) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./${name}.tsx";

const meta = {
  title: "Widgets/${words(feature)}/${name}",
  component: ${name},
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`;

const test = (name) => `import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ${name} } from "./${name}.tsx";

describe("${words(name)}", () => {
  it("says what it is", () => {
    renderWidget(<${name} />);
    expect(screen.getByRole("heading", { name: "${words(name)}" })).toBeVisible();
  });
});
`;
