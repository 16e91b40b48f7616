import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteNotice } from "./SiteNotice.tsx";

const meta = {
  title: "Widgets/Site/SiteNotice",
  component: SiteNotice,
  parameters: { layout: "fullscreen" },
  args: {
    notice: {
      en: "On Monday from 8 to 9 in the morning Foodshed is closed for maintenance.",
      fr: "Lundi de 8 h à 9 h, Foodshed sera fermé pour entretien.",
    },
  },
} satisfies Meta<typeof SiteNotice>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
