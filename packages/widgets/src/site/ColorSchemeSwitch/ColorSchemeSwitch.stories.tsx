import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { chooseColorScheme } from "../colorScheme.ts";
import { ColorSchemeSwitch } from "./ColorSchemeSwitch.tsx";

const meta = {
  title: "Widgets/Site/ColorSchemeSwitch",
  component: ColorSchemeSwitch,
} satisfies Meta<typeof ColorSchemeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The arrow keys select, as in every group of radio buttons; the whole page follows. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const before = document.documentElement.dataset.theme;
    try {
      chooseColorScheme("auto");
      canvas.getByRole("radio", { name: "Automatic" }).focus();
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(canvas.getByRole("radio", { name: "Dark" })).toBeChecked();
      await expect(getComputedStyle(document.documentElement).colorScheme).toBe("dark");
    } finally {
      chooseColorScheme(before === "light" || before === "dark" ? before : "auto");
      localStorage.removeItem("color_scheme");
    }
  },
};
