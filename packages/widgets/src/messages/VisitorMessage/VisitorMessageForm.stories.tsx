import { type Mocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { VisitorMessageForm } from "./VisitorMessageForm.tsx";

const answering = (answer: NonNullable<Mocks["POST /conversations/visitor_messages/"]>) => ({
  msw: typedHandlers({ "POST /conversations/visitor_messages/": answer }),
});

const meta = {
  title: "Widgets/Messages/VisitorMessageForm",
  component: VisitorMessageForm,
  args: { slug: "north-fork-dairy", logInPath: "/message/north-fork-dairy" },
  parameters: answering(() => ({ msg: "success" })),
} satisfies Meta<typeof VisitorMessageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async () => {
  await userEvent.type(await screen.findByLabelText("Your name"), "Anna Ritter");
  await userEvent.type(screen.getByLabelText("Your email"), "anna@ritter.example");
  await userEvent.type(screen.getByLabelText("Message"), "Do you have cider for the fair?");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
};

export const Default: Story = {};
export const NarrowColumn: Story = {
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};
export const Incomplete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Send" }));
    await expect(screen.getByLabelText("Your name")).toHaveFocus();
  },
};
export const Done: Story = {
  play: async () => {
    await write();
    await expect(await screen.findByText(/^We sent a mail to anna@ritter.example/)).toBeVisible();
  },
};
/** The business takes messages from members only. */
export const Refused: Story = {
  parameters: answering(() => problem(403, "This business takes messages from members only.")),
  play: async () => {
    await write();
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "This business takes messages from members only.",
    );
  },
};
