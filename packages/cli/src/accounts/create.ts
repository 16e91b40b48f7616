import { type FoodshedClient, type FoodshedError, idempotent, type Schema } from "@foodshed/sdk";
import { type Patience, persist } from "../work/patience.ts";
import type { NewAccount } from "./new-account.ts";

export type Created =
  | { status: "created"; user: Schema<"SignedUpUser"> }
  | { status: "exists" }
  | { status: "error"; error: FoodshedError };

/** Asks for one account, again and again while that makes sense, always with the same key. */
export async function createAccount(
  client: FoodshedClient,
  account: NewAccount,
  key: string,
  patience: Patience,
): Promise<Created> {
  const { data, error } = await persist(
    () => client.POST("/accounts/signup/", { params: { header: idempotent(key) }, body: account }),
    patience,
  );
  if (error?.status === 409) return { status: "exists" };
  if (error) return { status: "error", error };
  const user = data[0];
  return user ? { status: "created", user } : { status: "error", error: unreadable };
}

const unreadable: FoodshedError = {
  kind: "problem",
  type: "about:blank",
  title: "Error",
  status: 500,
  message: "The server's answer names no account.",
};
