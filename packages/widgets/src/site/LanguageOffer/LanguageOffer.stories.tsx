import type { Meta, StoryObj } from "@storybook/react-vite";
import { LanguageOffer } from "./LanguageOffer.tsx";

const meta = {
  title: "Widgets/Site/LanguageOffer",
  component: LanguageOffer,
  args: { address: "/search" },
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    localStorage.clear();
    Object.defineProperty(navigator, "languages", { configurable: true, get: () => ["fr-CA", "en"] });
    return () => {
      Reflect.deleteProperty(navigator, "languages");
    };
  },
  decorators: [(Offer) => <div style={{ minHeight: 240 }}>{Offer()}</div>],
} satisfies Meta<typeof LanguageOffer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
