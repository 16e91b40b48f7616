import { businesses, problem, profileSearch, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { NetworkMap } from "./NetworkMap.tsx";

/** The server joins what is nearer to each other than a finger is wide; these are far apart. */
const apart = businesses.filter(({ latitude, longitude }, index) =>
  businesses
    .slice(0, index)
    .every((one) => Math.hypot(one.latitude - latitude, one.longitude - longitude) > 2),
);
const points = apart.map(({ latitude, longitude, slug, business_name, id }) => ({
  latitude,
  longitude,
  count: 1,
  id,
  slug,
  name: business_name,
  approximate: false,
}));
const finding = (found: typeof businesses | []) => ({
  msw: typedHandlers({
    "POST /search/profiles/": ({ body }) => ({
      ...profileSearch([...found]),
      ...(body.map && {
        map: {
          points: found.length > 0 ? points : [],
          placed: found.length > 0 ? points.length : 0,
          extent: [-89.3, 43.1, -75.6, 48.4],
        },
      }),
    }),
  }),
});

const meta = {
  title: "Widgets/Map/NetworkMap",
  component: NetworkMap,
  parameters: finding(businesses),
} satisfies Meta<typeof NetworkMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows and points lead to each other. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: "Maple Hill Orchard" });
    const point = await canvas.findByRole("button", { name: "Maple Hill Orchard" }, { timeout: 10_000 });
    point.focus();
    await expect(canvasElement.querySelector("[data-foodshed-on-map]")).toHaveTextContent(
      "Maple Hill Orchard",
    );
  },
};
export const Empty: Story = { parameters: finding([]) };
export const Failed: Story = {
  parameters: { msw: typedHandlers({ "POST /search/profiles/": () => problem(503, "Please try again.") }) },
};
export const NarrowColumn: Story = {
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};
