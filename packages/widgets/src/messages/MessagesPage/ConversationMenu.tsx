import { Button } from "../../primitives/Button/Button.tsx";
import { ChevronDownIcon } from "../../primitives/glyphs.tsx";
import { useDisclosureMenu } from "../../primitives/useDisclosureMenu.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import type { Conversation } from "../conversations.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ConversationMenu.css.ts";

export interface ConversationMenuProps {
  conversation: Conversation;
  /** The other business. */
  other: { slug: string; business_name: string };
  /** Since when the conversation is blocked by either side, and whether this account blocks it. */
  onSilenced: (silenced: string | null, byMe: boolean) => void;
}

/** The actions of a conversation: block or unblock the other business. */
export function ConversationMenu({ conversation, other, onSilenced }: ConversationMenuProps) {
  const t = useTranslate();
  const { open, closeToButton, around, button, menu } = useDisclosureMenu();
  const { notify } = useNotices();
  const blocked = conversation.silenced !== null;
  const silence = useMutation(
    async (client, silenced: boolean) => {
      const body = { from: other.slug, silenced };
      const answer = await client.POST("/conversations/silence_conversation/", { body });
      if (answer.error) notify(answer.error.message, "error");
      return answer;
    },
    ({ silenced }, byMe) => onSilenced(silenced, byMe),
  );
  // Only the account that blocked can unblock.
  if (blocked && !conversation.silenced_by_me) return null;
  return (
    <div className={css.anchor} {...around}>
      <Button {...button} variant="quiet" size="sm" busy={silence.isPending}>
        {t(strings.options)} <ChevronDownIcon />
      </Button>
      <div {...menu} className={css.menu} hidden={!open}>
        <button
          type="button"
          className={css.item}
          onClick={() => {
            closeToButton();
            void silence.run(!blocked);
          }}
        >
          {t(blocked ? strings.unblock : strings.block, { business: other.business_name })}
        </button>
      </div>
    </div>
  );
}
