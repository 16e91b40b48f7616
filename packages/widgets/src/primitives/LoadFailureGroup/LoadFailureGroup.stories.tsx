import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { GroupedLoadFailure, LoadFailureGroup } from "./LoadFailureGroup.tsx";

const onRetry = fn();
const away = "The server could not be reached. Check your connection and try again.";

const meta = {
  title: "Primitives/LoadFailureGroup",
  component: LoadFailureGroup,
  args: { children: null },
  beforeEach: () => onRetry.mockClear(),
  render: () => (
    <LoadFailureGroup>
      <GroupedLoadFailure message={away} onRetry={onRetry} />
      <GroupedLoadFailure message={away} onRetry={onRetry} />
      <GroupedLoadFailure message="You may not see this list." onRetry={onRetry} />
    </LoadFailureGroup>
  ),
} satisfies Meta<typeof LoadFailureGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findAllByText("Not loaded yet.")).toHaveLength(2);
  },
};

export const ReadsAllAgain: Story = {
  play: async () => {
    await screen.findAllByText("Not loaded yet.");
    const [all] = screen.getAllByRole("button", { name: "Try again" });
    await userEvent.click(all as HTMLElement);
    await expect(onRetry).toHaveBeenCalledTimes(2);
  },
};

export const OneAlone: Story = {
  render: () => (
    <LoadFailureGroup>
      <GroupedLoadFailure message={away} onRetry={onRetry} />
    </LoadFailureGroup>
  ),
};
