import { CLASSIFIED_CATEGORIES, MASTHEADS, VENDOR_ICONS } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Picture } from "../primitives/CoverArt/Picture.tsx";
import { CategoryIcon } from "./icons/CategoryIcon.tsx";
import * as signs from "./icons/signs.tsx";
import { VendorIcon } from "./icons/VendorIcon.tsx";
import { Logo, Mark } from "./Logo/Logo.tsx";
import { masthead } from "./mastheads.ts";
import { emptyField, heroField, lostLane } from "./scenes.ts";

const meta = { title: "Foundations/Brand", component: Logo } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NameAndMark: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24, justifyItems: "start" }}>
      <Logo />
      <span style={{ fontSize: 96 }}>
        <Mark />
      </span>
    </div>
  ),
};

export const Icons: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 20, fontSize: 24 }}>
      {CLASSIFIED_CATEGORIES.map(({ id }) => (
        <CategoryIcon key={id} categoryId={id} />
      ))}
      {Object.entries(signs).map(([name, Sign]) => (
        <Sign key={name} />
      ))}
    </div>
  ),
};

export const VendorIcons: Story = {
  render: () => (
    <ul lang="en-CA" style={{ display: "grid", gap: 8, listStyle: "none" }}>
      {VENDOR_ICONS.map(({ key, label }) => (
        <li key={key} style={{ display: "flex", gap: 10, alignItems: "center" }}>
          <VendorIcon icon={key} size={28} /> {label}
        </li>
      ))}
    </ul>
  ),
};

export const Mastheads: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {MASTHEADS.map(({ key, label }) => {
        const picture = masthead(key);
        return picture && <Picture key={label} {...picture} />;
      })}
    </div>
  ),
};

export const Scenes: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {[heroField(), emptyField(), lostLane()].map((picture) => (
        <Picture key={picture.hue} {...picture} />
      ))}
    </div>
  ),
};
