import { classified, inDays } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageFromClassified } from "../MessageFromClassified/MessageFromClassified.tsx";
import { ClassifiedCard } from "./ClassifiedCard.tsx";

const meta = {
  title: "Widgets/Classifieds/ClassifiedCard",
  id: "classifieds-classifiedcard",
  component: ClassifiedCard,
  decorators: [(Story) => <div style={{ maxWidth: 340, padding: 12 }}>{Story()}</div>],
  args: { classified: classified(), actions: <MessageFromClassified classified={classified()} /> },
} satisfies Meta<typeof ClassifiedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForSale: Story = { name: "Default", tags: ["picture"] };

export const Wanted: Story = {
  args: {
    classified: classified({ looking_for: true, title: "Field tomatoes, 40 bushels a week", category: 10 }),
  },
};

export const Expired: Story = {
  tags: ["picture"],
  args: { classified: classified({ needed_by: inDays(-1), editable: true }), actions: null },
};

export const WithPicture: Story = {
  args: { classified: classified({ photo_file_name: "https://foodshed.example/files/photos/cider.webp" }) },
};

export const LongWords: Story = {
  name: "Longest Words",
  tags: ["picture"],
  args: {
    classified: classified({
      title:
        "Refrigerated backhaul Sudbury–Kapuskasing–Moosonee wanted for community-supported-agriculture baskets",
      description:
        "We bring twenty-four pallets of vegetables north each Tuesday and come back empty. ".repeat(6) +
        "https://a-very-long-address.example/without/any/spaces/that/could/be/broken/anywhere/at/all",
      category: 9,
      account: {
        id: 9,
        slug: "kapuskasing",
        business_name: "Coopérative agroalimentaire de Kapuskasing-Témiscamingue",
      },
    }),
  },
};
