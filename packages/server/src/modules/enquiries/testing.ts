import type { Person, TestServer } from "../../testing/server.ts";

/** What tests do with enquiries, each call as somebody. */
export function enquiriesOf(server: TestServer) {
  const ids = (people: readonly Person[]) => people.map(({ accountId }) => accountId);
  return {
    send: (by: Person, to: readonly Person[], body: object = {}, key?: string) =>
      server.post(
        "/enquiries/",
        { recipients: ids(to), product: "Goat cheese", ...body },
        { token: by.token, ...(key && { headers: { "Idempotency-Key": key } }) },
      ),
    list: (by: Person) => server.get("/enquiries/", { token: by.token }),
    read: (by: Person, id: number) => server.get(`/enquiries/${id}/`, { token: by.token }),
    received: (by: Person, id: number) => server.get(`/enquiries/${id}/received/`, { token: by.token }),
    answer: (by: Person, id: number, body: object = { available: true }, key?: string) =>
      server.post(`/enquiries/${id}/answer/`, body, {
        token: by.token,
        ...(key && { headers: { "Idempotency-Key": key } }),
      }),
    remind: (by: Person, id: number) =>
      server.post(`/enquiries/${id}/remind/`, undefined, { token: by.token }),
    close: (by: Person, id: number, tell: readonly Person[] = []) =>
      server.post(`/enquiries/${id}/close/`, { tell: ids(tell) }, { token: by.token }),
    shipping: (by: Person, id: number, body: object) =>
      server.post(`/enquiries/${id}/shipping/`, body, { token: by.token }),
    /** What stands in the conversation of two, oldest first, as the first of them reads it. */
    async messages(of: Person, withWhom: Person) {
      const { body } = await server.get("/conversations/conversations_by_user/", { token: of.token });
      const held = body.results.find((conversation: { conversation_participations: { id: number }[] }) =>
        conversation.conversation_participations.some(({ id }) => id === withWhom.accountId),
      );
      if (!held) return [];
      const messages = await server.get(
        `/conversations/messages_by_conversation/?conversation_id=${held.id}`,
        { token: of.token },
      );
      return messages.body.results as { content: string; enquiry?: { id: number; part: string } }[];
    },
  };
}
