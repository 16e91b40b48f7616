import { dashboard, type Mocks, news, nextSteps, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { NextSteps } from "./NextSteps.tsx";

const answers = (changes: Mocks = {}) => ({ msw: typedHandlers({ ...dashboard, ...changes }) });
const nothing = {
  replies: { count: 0, latest: [] },
  requests: { count: 0, latest: [] },
  ending: { count: 0, first: [] },
  closing: [],
  needs: [],
};

const meta = {
  title: "Widgets/Dashboard/NextSteps",
  component: NextSteps,
  args: { account: 7 },
  parameters: { signedInAs: {}, ...answers() },
} satisfies Meta<typeof NextSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A network of the member has closed its account: the step stays until it is erased. */
export const ClosingNetworks: Story = {
  parameters: answers({
    "GET /accounts/news/": () => ({ ...news(), unread: 0 }),
    "GET /accounts/next_steps/": () =>
      nextSteps({
        ...nothing,
        closing: [
          { id: 12, business_name: "Grand Valley Local Food Network", until: "2026-12-28T04:00:00Z" },
          {
            id: 13,
            business_name:
              "Upper Conestogo and Grand River Headwaters Cooperative Vegetable Growers’ Association",
            until: "2027-01-02T04:00:00Z",
          },
        ],
      }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Grand Valley Local Food Network")).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

export const Loading: Story = {
  parameters: answers({ "GET /accounts/next_steps/": () => new Promise<never>(() => {}) }),
};

export const Empty: Story = {
  parameters: answers({
    "GET /accounts/next_steps/": () => nextSteps(nothing),
    "GET /accounts/news/": () => ({ ...news(), unread: 0 }),
  }),
};

export const Failed: Story = {
  parameters: answers({ "GET /accounts/next_steps/": () => problem(503, "Please try again in a moment.") }),
};

/** An ad that cannot be renewed stays, and says why. */
export const Refused: Story = {
  parameters: answers({ "POST /accounts/renew_classified/": () => problem(503, "Not right now.") }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /Cider apples/ }));
    await expect(await canvas.findByText("Not right now.")).toBeVisible();
  },
};
