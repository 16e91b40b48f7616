import { createFoodshedClient } from "@foodshed/sdk";
import { describe, expect, it } from "vitest";
import { readPreview } from "./preview-data.ts";

/** A server without a consumer page for this profile, or without the profile. */
function clientOf(status: { consumer: number; visitor: number }) {
  return createFoodshedClient({
    baseUrl: "https://site.test",
    fetch: async ({ url }) => {
      const as = new URL(url).searchParams.get("as") as keyof typeof status;
      return status[as] === 200
        ? Response.json({ as, profile: { slug: "dufferin-dairy" }, classifieds: [] })
        : Response.json(
            { type: "about:blank", title: "No", status: status[as], message: "No." },
            { status: status[as] },
          );
    },
  });
}

describe("the preview for consumers", () => {
  it("shows a profile without a consumer page as a visitor sees it", async () => {
    const preview = await readPreview(clientOf({ consumer: 404, visitor: 200 }), "consumer");
    expect(preview).toMatchObject({ as: "consumer", profile: { slug: "dufferin-dairy" } });
  });

  it("is an error page where the profile itself is not to be had", async () => {
    for (const status of [404, 403])
      await expect(
        readPreview(clientOf({ consumer: status, visitor: status }), "consumer"),
      ).rejects.toMatchObject({ init: { status } });
  });
});
