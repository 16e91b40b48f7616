import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { ClassifiedsBoard } from "../classifieds/ClassifiedsBoard/ClassifiedsBoard.tsx";
import { Button } from "../primitives/Button/Button.tsx";
import { CheckboxField } from "../primitives/Field/CheckboxField.tsx";
import { TextField } from "../primitives/Field/TextField.tsx";
import { Tag } from "../primitives/Tag/Tag.tsx";
import { tokens } from "./tokens.css.ts";

/** A little of everything, to see the tokens at work. */
function Sampler() {
  return (
    <div style={{ display: "grid", gap: 16, maxWidth: 420, padding: 16, background: tokens.color.paper }}>
      <div>
        <Tag>Seller</Tag> <Tag tone="beet">Wanted</Tag> <Tag tone="squash">For Sale</Tag>
      </div>
      <TextField label="Business name" hint="As written on your sign." />
      <TextField label="Email" error="Invalid email" />
      <CheckboxField label="Residential" defaultChecked />
      <div style={{ display: "flex", gap: 8 }}>
        <Button>Save</Button>
        <Button variant="secondary">Clear Filters</Button>
        <Button variant="danger">Delete</Button>
      </div>
    </div>
  );
}

const meta = { title: "Foundations/Theme", id: "theme", component: Sampler } satisfies Meta<typeof Sampler>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { tags: ["picture"] };
export const Dark: Story = { globals: { theme: "dark" } };
export const MoreContrast: Story = { globals: { contrast: "more" }, tags: ["picture"] };
export const MoreContrastInTheDark: Story = { globals: { contrast: "more", theme: "dark" } };
export const Compact: Story = { globals: { density: "compact" }, tags: ["picture"] };
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["picture"] };

/** A partner sets some tokens; the others keep their defaults. */
export const PartnersBrand: Story = {
  decorators: [
    (Story) => (
      <div
        style={
          {
            "--foodshed-color-leaf": "#005a9c",
            "--foodshed-color-leaf-hover": "#00457a",
            "--foodshed-color-leaf-tint": "#e1eef8",
            "--foodshed-radius-control": "2px",
            "--foodshed-font-text": '"Fraunces Variable", serif',
          } as object
        }
      >
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [save] = canvasElement.querySelectorAll("button");
    await waitFor(() =>
      expect(getComputedStyle(save as Element)).toMatchObject({
        backgroundColor: "rgb(0, 90, 156)",
        borderRadius: "2px",
      }),
    );
  },
  tags: ["picture"],
};

/** A dark part of a light page. */
export const DarkPart: Story = {
  decorators: [(Story) => <div data-foodshed-theme="dark">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector("input") as Element;
    await expect(getComputedStyle(input).color).toBe("rgb(242, 239, 230)");
    await expect(getComputedStyle(document.body).color).toBe("rgb(30, 42, 34)");
  },
  tags: ["picture"],
};

/** A widget in a shadow root has its styles and works. */
export const InAShadowRoot: Story = {
  render: () => <ClassifiedsBoard />,
  globals: { root: "shadow" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getRootNode()).toBeInstanceOf(ShadowRoot);
    await waitFor(() => expect(canvasElement.querySelectorAll("article").length).toBeGreaterThan(0));
    const post = canvasElement.querySelector('a[href="/register"]') as Element;
    await waitFor(() => expect(getComputedStyle(post).backgroundColor).toBe("rgb(36, 88, 58)"));
    const wanted = canvasElement.querySelector('input[value="wanted"]') as HTMLInputElement;
    await userEvent.click(wanted);
    await expect(wanted).toBeChecked();
  },
};
