import { auditChain, problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { administratorStory, never } from "../stories.ts";
import { AuditPage } from "./AuditPage.tsx";

const meta = {
  title: "Pages/Administration/Record",
  component: AuditPage,
  args: { search: "" },
  parameters: administratorStory(),
} satisfies Meta<typeof AuditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Changed: Story = {
  parameters: administratorStory({
    "GET /accounts/audit_chain/": () => auditChain({ fault: { seq: 1207, id: 1530, reason: "changed" } }),
  }),
};
export const Verifying: Story = { parameters: administratorStory({ "GET /accounts/audit_chain/": never }) };
export const NotVerified: Story = {
  parameters: administratorStory({
    "GET /accounts/audit_chain/": () => problem(503, "Please try again in a moment."),
  }),
};
export const Empty: Story = {
  parameters: administratorStory({ "GET /administration/audit/": () => ({ results: [], operations: [] }) }),
};
export const Loading: Story = { parameters: administratorStory({ "GET /administration/audit/": never }) };
export const Failed: Story = {
  parameters: administratorStory({
    "GET /administration/audit/": () => problem(503, "Please try again in a moment."),
  }),
};
