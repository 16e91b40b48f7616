import { expect, type Locator, type Page } from "@playwright/test";

/** What the block editor knows of itself, without the help of its screen. */
interface Wp {
  data: {
    select: (store: string) => {
      getBlocks: () => { name: string; isValid: boolean; attributes: Record<string, unknown> }[];
      getEditedPostContent: () => string;
      getPermalink: () => string;
      isSavingPost: () => boolean;
      didPostSaveRequestSucceed: () => boolean;
    };
    dispatch: (store: string) => { savePost: () => Promise<void>; editPost: (edits: object) => void };
  };
}

type EditorWindow = typeof globalThis & { wp: Wp };

/** Opens an empty post in the block editor. */
export async function newPost(page: Page): Promise<void> {
  await page.goto("/wp-admin/post-new.php");
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
}

/** Adds a block as people do: by its name, from the list of blocks. */
export async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Toggle block inserter" }).click();
  await page.getByPlaceholder("Search").fill(name);
  await page.getByRole("option", { name, exact: true }).click();
  await page.getByRole("button", { name: "Toggle block inserter" }).click();
}

/** The side bar with the settings of the block that is selected; it may be closed. */
export async function blockSettings(page: Page): Promise<Locator> {
  const toggle = page
    .getByRole("region", { name: "Editor top bar" })
    .getByRole("button", { name: "Settings" });
  if ((await toggle.getAttribute("aria-expanded")) !== "true") await toggle.click();
  return page.getByRole("region", { name: "Editor settings" });
}

/** Publishes the post, or saves it again, and answers its content and its address. */
export async function save(page: Page): Promise<{ content: string; address: string }> {
  return page.evaluate(async () => {
    const { data } = (globalThis as unknown as EditorWindow).wp;
    data.dispatch("core/editor").editPost({ status: "publish", title: "Market" });
    await data.dispatch("core/editor").savePost();
    const editor = data.select("core/editor");
    if (!editor.didPostSaveRequestSucceed()) throw new Error("The post was not saved.");
    return { content: editor.getEditedPostContent(), address: editor.getPermalink() };
  });
}

/** Opens the post again, and says whether the editor still takes its blocks for valid. */
export async function reopen(page: Page): Promise<boolean> {
  await page.reload();
  await expect(page.getByRole("button", { name: "Update", exact: true })).toBeVisible();
  return page.evaluate(() =>
    (globalThis as unknown as EditorWindow).wp.data
      .select("core/block-editor")
      .getBlocks()
      .every(({ isValid }) => isValid),
  );
}
