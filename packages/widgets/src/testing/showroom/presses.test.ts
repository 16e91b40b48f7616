import { addons } from "storybook/manager-api";
import { describe, expect, it, vi } from "vitest";
import { storyFiles } from "./storyFiles.ts";

vi.mock("storybook/manager-api", () => ({ addons: { setConfig: vi.fn(), register: vi.fn() } }));

interface Config {
  sidebar: { showRoots: boolean; collapsedRoots?: string[] };
}

describe("The sidebar of the showroom", () => {
  it("leads to any state in three presses", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    await import("./manager.ts");
    const config = vi.mocked(addons.setConfig).mock.calls[0]?.[0] as unknown as Config | undefined;
    const sidebar = config?.sidebar;
    expect(sidebar?.showRoots).toBe(true);
    const closed = sidebar?.collapsedRoots ?? [];
    const far = storyFiles().filter(({ title }) => {
      const [root = "", ...groups] = title.split("/");
      // Each group and each component opens with a press, and the state takes another.
      return (closed.includes(root.toLowerCase()) ? 1 : 0) + groups.length + 1 > 3;
    });
    expect(far.map(({ title }) => title)).toEqual([]);
  });
});
