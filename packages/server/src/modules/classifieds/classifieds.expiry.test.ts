import { describe, expect, test } from "vitest";
import { hours } from "../../core/clock.ts";
import { buildTestServer } from "../../testing/server.ts";
import { deleteEndedClassifieds } from "./classifieds.expiry.ts";
import { classifiedForm } from "./testing.ts";

describe("an expired classified", () => {
  test("is left to its owner, managers and administrators, and deleted after 48 hours", async () => {
    const own = await buildTestServer();
    try {
      const me = await own.member();
      const you = await own.member();
      const body = classifiedForm({
        profile_id: me.accountId,
        title: "Ending",
        description: "Soon over",
        needed_by: new Date(own.clock.now().getTime() + hours(1)).toISOString(),
        looking_for: true,
        category: 0,
      });
      const { body: posted } = await own.post("/accounts/create_classified/", body, { token: me.token });
      const seenBy = async (token?: string) =>
        (await own.get(`/accounts/classifieds_list/?profile_id=${me.accountId}`, { token })).body.map(
          ({ expired, editable }: { expired: boolean; editable: boolean }) => ({ expired, editable }),
        );
      const searched = async () => (await own.post("/search/classifieds/", {})).body;
      expect(await seenBy()).toEqual([{ expired: false, editable: false }]);
      expect((await searched()).aggregations).toMatchObject({
        classified_types: { all: 1, wanted: 1, for_sale: 0 },
        ending_soon: 1,
      });
      expect((await own.get("/accounts/public_classifieds/")).body).toHaveLength(1);

      own.clock.advance(hours(2));
      expect(await seenBy(me.token)).toEqual([{ expired: true, editable: true }]);
      expect(await seenBy(you.token)).toEqual([]);
      expect(await seenBy()).toEqual([]);
      expect((await own.get(`/accounts/classified/${posted.id}/`)).status).toBe(404);
      expect((await own.get(`/accounts/classified/${posted.id}/`, { token: me.token })).status).toBe(200);
      expect((await searched()).hits.total).toBe(0);
      expect((await own.get("/accounts/public_classifieds/")).body).toEqual([]);

      const same = classifiedForm({
        classified_id: posted.id,
        title: "Still over",
        needed_by: posted.needed_by,
      });
      const refused = await own.post("/accounts/update_classified/", same, { token: me.token });
      expect(refused.body.errors).toEqual({ needed_by: ["You cannot select a date in the past."] });

      own.clock.advance(hours(46));
      await deleteEndedClassifieds(own.services);
      expect(await seenBy(await own.login(me.email))).toHaveLength(1);
      own.clock.advance(hours(1));
      await Promise.all([deleteEndedClassifieds(own.services), deleteEndedClassifieds(own.services)]);
      expect(await seenBy(await own.login(me.email))).toEqual([]);
    } finally {
      await own.close();
    }
  });
});
