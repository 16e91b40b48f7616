import { accountCard, businesses, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ConnectionRequests } from "./ConnectionRequests.tsx";

const [orchard, dairy, restaurant, , network] = businesses;
const request = (id: number, business: (typeof businesses)[number], manage = false) => ({
  id,
  type: "membership" as const,
  account: accountCard(business),
  organization: accountCard(network),
  manage,
  sent_by_me: false,
  status: "pending" as const,
  created_at: "2026-11-20T14:05:00Z",
});
const waiting = [request(1, orchard, true), request(2, dairy), request(3, restaurant)];
const lists = (answer: () => typeof waiting | Response | Promise<never>) => ({
  msw: typedHandlers({
    "GET /accounts/connection_requests_list/": answer,
    "POST /accounts/accept_connection_request/": ({ body }) => ({
      ...request(body.id, orchard),
      status: "accepted" as const,
    }),
  }),
});

const meta = {
  title: "Widgets/Membership/ConnectionRequests",
  component: ConnectionRequests,
  parameters: { signedInAs: { account_id: network.id, is_manager: true }, ...lists(() => waiting) },
  decorators: [(Card) => <div style={{ maxWidth: 420 }}>{Card()}</div>],
} satisfies Meta<typeof ConnectionRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ToABusiness: Story = {
  parameters: { signedInAs: { account_id: orchard.id }, ...lists(() => [request(1, orchard, true)]) },
};
export const Empty: Story = { parameters: lists(() => []) };
export const Loading: Story = { parameters: lists(() => new Promise<never>(() => {})) };
export const Failed: Story = { parameters: lists(() => problem(503, "Please try again in a moment.")) };
export const Many: Story = {
  parameters: lists(() => Array.from({ length: 12 }, (_, index) => request(index + 1, dairy))),
};
export const LongestWords: Story = {
  parameters: lists(() => [
    request(1, {
      ...orchard,
      business_name: "Upper Conestogo and Grand River Headwaters Cooperative Vegetable Growers’ Association",
    } as never),
  ]),
};
export const Refused: Story = {
  parameters: {
    msw: typedHandlers({
      "GET /accounts/connection_requests_list/": () => waiting,
      "POST /accounts/accept_connection_request/": () => problem(409, "This request was denied already."),
    }),
  },
  play: async ({ canvasElement }) => {
    const accept = await within(canvasElement).findByRole("button", { name: "Accept Maple Hill Orchard" });
    await userEvent.click(accept);
    await waitFor(() => expect(screen.getByText("This request was denied already.")).toBeVisible());
  },
};
