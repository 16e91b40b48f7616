import { type FoodshedClient, type FoodshedError, idempotencyHeader, type Schema } from "@foodshed/sdk";
import { type RetryPolicy, retry } from "../requests/retry.ts";
import type { NewAccount } from "./new-account.ts";

export type SignUpResult =
  | { status: "created"; user: Schema<"SignedUpUser"> }
  | { status: "exists" }
  | { status: "error"; error: FoodshedError };

/** Creates one account with retries under one idempotency key. */
export async function signUp(
  client: FoodshedClient,
  account: NewAccount,
  key: string,
  policy: RetryPolicy,
): Promise<SignUpResult> {
  const { data, error } = await retry(
    () => client.POST("/accounts/signup/", { params: { header: idempotencyHeader(key) }, body: account }),
    policy,
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
