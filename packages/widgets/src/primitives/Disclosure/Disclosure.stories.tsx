import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  title: "Primitives/Disclosure",
  component: Disclosure,
  args: { title: "Food Safety & Traceability", level: 3, children: "HACCP, GFSI and others." },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Opens: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("HACCP, GFSI and others.")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Food Safety & Traceability" }));
    await expect(canvas.getByText("HACCP, GFSI and others.")).toBeVisible();
  },
};

/** As on a partner's page. Play functions find their elements there too. */
export const OpensInAShadowRoot: Story = { ...Opens, globals: { root: "shadow" } };
