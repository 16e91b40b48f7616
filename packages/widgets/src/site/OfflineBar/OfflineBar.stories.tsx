import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { OfflineBar } from "./OfflineBar.tsx";

const meta = {
  title: "Widgets/Site/OfflineBar",
  component: OfflineBar,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Bar) => (
      <div
        style={{ minHeight: 240, display: "flex", flexDirection: "column", justifyContent: "space-between" }}
      >
        <a href="/search">Search</a>
        {Bar()}
      </div>
    ),
  ],
} satisfies Meta<typeof OfflineBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Online: Story = {};

export const Default: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    return () => {
      Reflect.deleteProperty(navigator, "onLine");
    };
  },
  play: async () => {
    await userEvent.click(screen.getByRole("link", { name: "Search" }));
    await expect(await screen.findByText(/^You are offline\. Please try again/)).toBeVisible();
  },
};
