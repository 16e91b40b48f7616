import type { Member } from "./members.ts";

/** Posts an ad that offers fruit for a month, by the API. Answers its number. */
export async function postAd(
  { accountId, token }: Pick<Member, "accountId" | "token">,
  title: string,
): Promise<number> {
  const inAMonth = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const form = new FormData();
  const fields = {
    profile_id: accountId,
    title,
    description: "By the pail, picked up at the farm.",
    looking_for: false,
    category: 7,
    needed_by: inAMonth,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const response = await fetch(`${process.env.E2E_BASE_URL}/api/v1/accounts/create_classified/`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`The ad was not posted: ${await response.text()}`);
  return ((await response.json()) as { id: number }).id;
}
