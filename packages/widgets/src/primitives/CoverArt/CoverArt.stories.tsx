import { PRODUCT_CATEGORIES } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CoverArt } from "./CoverArt.tsx";

const meta = { title: "Primitives/CoverArt", component: CoverArt } satisfies Meta<typeof CoverArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { slug: "thornbury-orchard-collective", categoryId: 4 },
  decorators: [(Cover) => <div style={{ maxWidth: 480 }}>{Cover()}</div>],
};

/** A page of results shows different motifs. */
export const EveryCategory: Story = {
  args: { slug: "" },
  render: () => (
    <div style={{ display: "grid", gap: 16, gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))" }}>
      {PRODUCT_CATEGORIES.flatMap(({ id, label }) =>
        ["maple-hollow", "north-shore"].map((slug) => (
          <figure key={`${id}${slug}`} style={{ margin: 0 }}>
            <CoverArt slug={slug} categoryId={id} />
            <figcaption lang="en-CA">{label}</figcaption>
          </figure>
        )),
      )}
    </div>
  ),
};
