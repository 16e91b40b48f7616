import { CROP_VIEW_HEIGHT } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { examplePicture } from "../../testing/picture.ts";
import { ImageCropper } from "./ImageCropper.tsx";

const meta = {
  title: "Primitives/ImageCropper",
  component: ImageCropper,
  args: { file: new File([], "field.jpg", { type: "image/jpeg" }), onCropped: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
} satisfies Meta<typeof ImageCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn: Pick<Story, "loaders" | "render"> = {
  loaders: [async () => ({ file: await examplePicture() })],
  render: (args, { loaded }) => <ImageCropper {...args} file={loaded.file} />,
};

async function shape(blob: Blob) {
  const { width, height } = await createImageBitmap(blob);
  return { width, height };
}

export const StartsInTheMiddle: Story = {
  name: "Default",
  tags: ["picture"],
  ...drawn,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onCropped).toHaveBeenCalled());
    const [blob] = (args.onCropped as ReturnType<typeof fn>).mock.lastCall as [Blob];
    await expect(await shape(blob)).toEqual({ width: 1600, height: 900 });
  },
};

/** A high picture is shown whole, so that what stands below it stays in sight. */
export const HighPicture: Story = {
  loaders: [async () => ({ file: await examplePicture(600, 1600) })],
  render: (args, { loaded }) => <ImageCropper {...args} file={loaded.file} />,
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onCropped).toHaveBeenCalled());
    const picture = canvasElement.querySelector("img");
    await expect(picture?.getBoundingClientRect().height).toBe(CROP_VIEW_HEIGHT);
    const [blob] = (args.onCropped as ReturnType<typeof fn>).mock.lastCall as [Blob];
    await expect(await shape(blob)).toEqual({ width: 600, height: 338 });
  },
};

export const MovesByKeyboard: Story = {
  ...drawn,
  play: async ({ canvasElement, args }) => {
    const frame = await within(canvasElement).findByRole("group", { name: /Part of the picture/ });
    await waitFor(() => expect(args.onCropped).toHaveBeenCalled());
    const { top } = frame.getBoundingClientRect();
    frame.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await waitFor(() => expect(frame.getBoundingClientRect().top).toBeLessThan(top));
  },
};

export const NotAPicture: Story = {
  args: { file: new File(["hello"], "field.jpg", { type: "image/jpeg" }) },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText("This file is not a picture that can be shown.");
    await expect(args.onCropped).toHaveBeenLastCalledWith(null);
  },
};
