import type { Schema } from "@foodshed/sdk";
import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProfileHistory } from "./ProfileHistory.tsx";

const history: Schema<"ProfileHistory"> = {
  count: 4,
  results: [
    {
      id: 8125,
      field: "gallery",
      changed_at: "2026-11-21T14:05:00Z",
      before: null,
      after: null,
      details: [{ of: null, name: "picture", before: "deleted", after: null }],
      by: { kind: "business", business: "Maple Hill", person: "Ben Roy" },
      undoes: null,
      undone: false,
      undoable: false,
    },
    {
      id: 8124,
      field: "product_details",
      changed_at: "2026-11-20T15:05:00Z",
      before: null,
      after: null,
      details: [
        { of: "Fruit: Apples", name: "price_min_cents", before: "300", after: "450" },
        { of: "Fruit: Apples", name: "price_unit", before: null, after: "lb" },
      ],
      by: { kind: "manager", business: "Elora Table", person: "Priya Nair" },
      undoes: null,
      undone: false,
      undoable: true,
    },
    {
      id: 8123,
      field: "website",
      changed_at: "2026-11-20T14:05:00Z",
      before: "https://maple.example",
      after: null,
      by: { kind: "manager", business: "Elora Table", person: "Priya Nair" },
      undoes: null,
      undone: false,
      undoable: true,
      details: [],
    },
    {
      id: 8122,
      field: "products",
      changed_at: "2026-11-19T14:05:00Z",
      before: ["Fruit: Pears"],
      after: ["Fruit: Plums"],
      by: { kind: "support", business: null, person: null },
      undoes: null,
      undone: true,
      undoable: true,
      details: [],
    },
  ],
  visits: [
    {
      id: 3,
      reason: "Ticket 1881: cannot reorder products",
      started_at: "2026-11-19T14:00:00Z",
      ended_at: "2026-11-19T14:12:00Z",
      changes: 1,
    },
  ],
};

const meta = {
  title: "Widgets/Profile History/ProfileHistory",
  component: ProfileHistory,
  args: { account: 412, mayUndo: true },
  parameters: {
    signedInAs: {},
    msw: typedHandlers({
      "GET /accounts/profile_history/": () => history,
    }),
  },
} satisfies Meta<typeof ProfileHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ForAReader: Story = { args: { mayUndo: false } };

export const Loading: Story = {
  parameters: {
    msw: typedHandlers({ "GET /accounts/profile_history/": () => new Promise<never>(() => {}) }),
  },
};

export const Failed: Story = {
  parameters: {
    msw: typedHandlers({
      "GET /accounts/profile_history/": () => problem(503, "Please try again in a moment."),
    }),
  },
};
