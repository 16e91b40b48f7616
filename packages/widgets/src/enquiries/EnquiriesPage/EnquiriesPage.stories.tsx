import { enquiryMocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { EnquiriesPage } from "./EnquiriesPage.tsx";

const meta = {
  title: "Pages/EnquiriesPage",
  component: EnquiriesPage,
  parameters: { layout: "fullscreen", signedInAs: {}, msw: typedHandlers(enquiryMocks()) },
} satisfies Meta<typeof EnquiriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Goat cheese, 12 kg" })).toBeVisible();
    await expect(screen.getByText("2 of 3 answered")).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: typedHandlers({
      "GET /enquiries/": () => ({ count: 0, results: [], unread_answers: 0, waiting: 0 }),
    }),
  },
  play: async () => {
    await expect(await screen.findByText("No enquiries yet")).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: typedHandlers({ "GET /enquiries/": () => problem(503, "Not right now.") }) },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Not right now.");
  },
};

export const Loading: Story = {
  parameters: { msw: typedHandlers({ "GET /enquiries/": () => new Promise<never>(() => {}) }) },
};
