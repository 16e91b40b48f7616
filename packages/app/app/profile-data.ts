import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { holds } from "@foodshed/sdk/vocabulary";
import { isProfileComponent } from "@foodshed/widgets";
import { data } from "react-router";
import { dataOrThrow } from "./api.ts";
import { readPreview } from "./preview-data.ts";

/** A public profile, and its classifieds where the address asks for them. */
export async function loadProfile(client: FoodshedClient, slug: string, component: string | undefined) {
  const { profile, message, classifieds } = await findProfile(client, slug, component);
  if (!profile) throw data({ message }, { status: 404 });
  return { profile, classifieds };
}

/** The same, or `null` without a public profile: its manager may still see it, which only the browser can check. */
export async function findProfile(client: FoodshedClient, slug: string, component: string | undefined) {
  assertComponent(component);
  const answer = await client.GET("/accounts/profile_by_slug/", { params: { query: { slug } } });
  if (answer.error?.status === 404) return { profile: null, message: answer.error.message };
  const profile = dataOrThrow(answer);
  if (component !== "classifieds") return { profile };
  const classifieds = await client.GET("/accounts/classifieds_list/", {
    params: { query: { profile_id: profile.id } },
  });
  return { profile, classifieds: classifieds.data };
}

/** A vendor as consumers see it. */
export async function loadVendor(client: FoodshedClient, slug: string) {
  const profile = dataOrThrow(
    await client.GET("/accounts/profile_by_slug/", { params: { query: { slug } } }),
  );
  if (!holds(profile.roles, "vendor")) {
    throw data({ message: `${profile.business_name} does not sell to consumers.` }, { status: 404 });
  }
  return { profile };
}

/** The signed-in member's own profile, with all fields. */
export async function loadOwnProfile(client: FoodshedClient, component: string | undefined) {
  assertComponent(component);
  const answer = dataOrThrow(await client.POST("/accounts/profile_by_id/", { body: { basic: false } }));
  if (answer.basic) throw data({ message: "This profile cannot be shown." }, { status: 502 });
  return { profile: answer };
}

/** The signed-in member's own profile as others see it, with its classifieds. */
export async function loadPreview(
  client: FoodshedClient,
  as: Schema<"PreviewReader">,
  component: string | undefined,
) {
  assertComponent(component);
  return await readPreview(client, as);
}

function assertComponent(component: string | undefined): void {
  if (component !== undefined && !isProfileComponent(component)) {
    throw data({ message: "There is no such page." }, { status: 404 });
  }
}
