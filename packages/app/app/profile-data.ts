import type { FoodshedClient } from "@foodshed/sdk";
import { isProfileComponent } from "@foodshed/widgets";
import { data } from "react-router";
import { orErrorPage } from "./api.ts";

/** A public profile, and its classifieds where the address asks for them. */
export async function loadProfile(client: FoodshedClient, slug: string, component: string | undefined) {
  assertComponent(component);
  const profile = orErrorPage(
    await client.GET("/accounts/profile_by_slug/", { params: { query: { slug } } }),
  );
  if (component !== "classifieds") return { profile };
  const classifieds = await client.GET("/accounts/classifieds_list/", {
    params: { query: { profile_id: profile.id } },
  });
  return { profile, classifieds: classifieds.data };
}

/** Whoever is signed in reads their own profile, whole. */
export async function loadOwnProfile(client: FoodshedClient, component: string | undefined) {
  assertComponent(component);
  const answer = orErrorPage(await client.POST("/accounts/profile_by_id/", { body: { basic: false } }));
  if (answer.basic) throw data({ message: "This profile cannot be shown." }, { status: 502 });
  return { profile: answer };
}

function assertComponent(component: string | undefined): void {
  if (component !== undefined && !isProfileComponent(component)) {
    throw data({ message: "There is no such page." }, { status: 404 });
  }
}
