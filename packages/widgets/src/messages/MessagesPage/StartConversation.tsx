import type { Schema } from "@foodshed/sdk";
import { PARTICIPANTS_MAX_HEIGHT, PROFILE_SEARCH_DELAY_MS } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Combobox } from "../../primitives/Combobox/Combobox.tsx";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { useDebouncedValue } from "../../primitives/useDebouncedValue.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";

export interface StartConversationProps {
  /** The member's own account, which is never suggested. */
  account: number;
  onChoose: (participant: Schema<"AccountCard">) => void;
}

/** Finds a business to write to by its name. */
export function StartConversation({ account, onChoose }: StartConversationProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { items, failed } = useParticipants(text, account);
  return (
    <Disclosure title={t(strings.startConversation)} open={open} onOpenChange={setOpen}>
      <Combobox
        label={t(strings.business)}
        placeholder={t(strings.nameOfABusiness)}
        value={text}
        onValueChange={setText}
        items={items}
        itemToText={({ business_name }) => business_name}
        itemToDetail={({ slug }) => slug}
        maxHeight={PARTICIPANTS_MAX_HEIGHT}
        error={failed ? t(strings.participantsFailed) : undefined}
        onChoose={(participant) => {
          setText("");
          setOpen(false);
          onChoose(participant);
        }}
      />
    </Disclosure>
  );
}

/** Businesses whose name begins with or contains the text; an empty text sends no request. */
function useParticipants(text: string, account: number) {
  const query = useDebouncedValue(text.trim(), PROFILE_SEARCH_DELAY_MS);
  const body = { query, blacklistID: account };
  const { data, error } = useQuery(
    query === "" ? null : ["suggestParticipants", body],
    (client) => client.POST("/conversations/suggest_participants/", { body }),
    { keepPrevious: true },
  );
  const asking = query !== "" && text.trim() !== "";
  return { items: asking ? (data ?? []) : [], failed: asking && error !== undefined };
}
