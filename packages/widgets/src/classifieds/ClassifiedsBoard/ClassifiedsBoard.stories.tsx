import { classified, classifiedHit, classifiedSearch, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ClassifiedsBoard } from "./ClassifiedsBoard.tsx";

const meta = {
  title: "Widgets/Classifieds/ClassifiedsBoard",
  id: "classifieds-classifiedsboard",
  component: ClassifiedsBoard,
} satisfies Meta<typeof ClassifiedsBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers = (mock: Parameters<typeof typedHandlers>[0]["POST /search/classifieds/"]) => ({
  msw: typedHandlers({ "POST /search/classifieds/": mock }),
});

const many = Array.from({ length: 30 }, (_, index) =>
  classified({
    id: 100 + index,
    title: `${["Cold-pressed cider", "Buckwheat honey", "Pastured lamb", "Field tomatoes"][index % 4]}, lot ${index + 1}`,
    looking_for: index % 3 === 0,
    category: index % 11,
  }),
);

export const Visitor: Story = {
  name: "Default",
  tags: ["picture"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole("link", { name: "Log In to Message" });
    await expect(first?.getAttribute("href")).toContain("/login?message&next=");
  },
};

export const Member: Story = {
  parameters: { signedInAs: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Maple Hill Orchard posted one of the three itself.
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(3));
    await expect(canvas.getAllByRole("button", { name: "Message" })).toHaveLength(2);
  },
};

export const Messaging: Story = {
  parameters: { signedInAs: {} },
  play: async ({ canvasElement }) => {
    const [message] = await within(canvasElement).findAllByRole("button", { name: "Message" });
    await userEvent.click(message as HTMLElement);
    const dialog = await screen.findByRole("dialog", { name: /^Message / });
    await expect(within(dialog).getByRole("button", { name: "Send" })).toBeDisabled();
  },
};

export const EndingSoon: Story = {
  parameters: answers(({ body }) =>
    classifiedSearch(body.expired_by ? [classified({ title: "Sweet corn, last of the season" })] : many),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole("article");
    await userEvent.click(canvas.getByRole("checkbox", { name: /View classifieds ending soon/ }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
    await expect(canvas.getByRole("heading", { name: "Sweet corn, last of the season" })).toBeInTheDocument();
  },
};

export const Narrowed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole("article");
    await userEvent.click(canvas.getByRole("radio", { name: /Wanted/ }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1), { timeout: 3000 });
  },
};

export const LoadsMore: Story = {
  parameters: answers(({ body }) => {
    const from = body.from ?? 0;
    const page = classifiedSearch(many.slice(from, from + 24));
    return {
      ...page,
      hits: { total: many.length, hits: many.slice(from, from + 24).map((ad) => classifiedHit(ad)) },
    };
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Load More Classifieds" }));
    await expect(await canvas.findByRole("button", { name: "No More Classified Results" })).toBeDisabled();
    await expect(canvas.getAllByRole("article")).toHaveLength(30);
  },
};

export const Empty: Story = {
  tags: ["picture"],
  parameters: answers(() => classifiedSearch([])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("There are currently no classifieds. Add your listing today!");
    await expect(canvas.getByRole("button", { name: "No Results" })).toBeDisabled();
  },
};

export const Loading: Story = { parameters: answers(() => new Promise(() => {})) };

export const Failed: Story = {
  parameters: answers(() =>
    problem(503, "The service is not available right now. Please try again in a moment."),
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" });
  },
};

export const NarrowColumn: Story = {
  tags: ["picture"],
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Filter classifieds" }));
    await expect(canvas.getByRole("radio", { name: /All Classifieds/ })).toBeVisible();
  },
};

export const Posting: Story = {
  parameters: { signedInAs: {} },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Post a Classified" }));
    const dialog = await screen.findByRole("dialog", { name: "Create Classified" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const inSidebar: Story["decorators"] = [(Story) => <div style={{ width: 280 }}>{Story()}</div>];

/** Some classifieds beside something else, in a height that is known before they load. */
export const Excerpt: Story = { args: { limit: 3 }, decorators: inSidebar };

export const ExcerptCompact: Story = {
  args: { limit: 5, layout: "compact", more: "none" },
  decorators: inSidebar,
};

export const ExcerptCards: Story = {
  args: { limit: 3, layout: "cards" },
  parameters: answers(() => classifiedSearch(many)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole("article")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "See all classifieds" })).toBeVisible();
  },
};

export const ExcerptOfNothing: Story = {
  args: { limit: 3 },
  parameters: answers(() => classifiedSearch([])),
  decorators: inSidebar,
};

/** As embeds have it: in a narrow column pictures are beside their text. */
export const InANarrowColumn: Story = {
  args: { fits: true },
  parameters: answers(() => classifiedSearch(many)),
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};

export const AsAList: Story = { args: { layout: "list", columns: 2 } };
