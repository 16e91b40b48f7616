import { enquiry, enquiryMocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { EnquiryPage } from "./EnquiryPage.tsx";

const meta = {
  title: "Pages/EnquiryPage",
  component: EnquiryPage,
  args: { id: 71 },
  parameters: { layout: "fullscreen", signedInAs: {}, msw: typedHandlers(enquiryMocks()) },
} satisfies Meta<typeof EnquiryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText("2 of 3 answered")).toBeVisible();
  },
};

export const WithShipping: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Get rates for each" }));
    await expect(await screen.findByText(/Canada Post, 2 days/)).toBeVisible();
  },
};

export const Closing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Close this enquiry" }));
    await expect(await screen.findByRole("button", { name: "Close and thank 3" })).toBeVisible();
  },
};

export const NobodyHasAnswered: Story = {
  parameters: {
    msw: typedHandlers(
      enquiryMocks(
        enquiry({
          remind_from: "2099-01-01T12:00:00Z",
          recipients: enquiry().recipients.map((one) => ({ ...one, answer: null })),
        }),
      ),
    ),
  },
  play: async () => {
    await expect(await screen.findByText("0 of 3 answered")).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: typedHandlers({ "GET /enquiries/{id}/": () => problem(404, "This enquiry does not exist.") }),
  },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("This enquiry does not exist.");
  },
};

export const Loading: Story = {
  parameters: { msw: typedHandlers({ "GET /enquiries/{id}/": () => new Promise<never>(() => {}) }) },
};

export const Refused: Story = {
  parameters: {
    msw: typedHandlers({
      ...enquiryMocks(),
      "POST /enquiries/{id}/close/": () => problem(409, "This enquiry is closed already."),
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Close this enquiry" }));
    await userEvent.click(await screen.findByRole("button", { name: "Close and thank 3" }));
    await expect(await screen.findByText("This enquiry is closed already.")).toBeVisible();
  },
};
