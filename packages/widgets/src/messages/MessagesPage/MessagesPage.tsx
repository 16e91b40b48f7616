import { useState } from "react";
import { enquiries } from "../../enquiries/generated/strings.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { LoadMore } from "../../primitives/LoadMore/LoadMore.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { visuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.css.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useBackStep, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { media } from "../../theme/breakpoints.ts";
import { heading } from "../../theme/text.css.ts";
import { otherParty } from "../conversations.ts";
import * as strings from "../generated/strings.ts";
import { ChatPane } from "./ChatPane.tsx";
import { ConversationList } from "./ConversationList.tsx";
import * as css from "./MessagesPage.css.ts";
import { StartConversation } from "./StartConversation.tsx";
import { useMailbox } from "./useMailbox.ts";

export interface MessagesPageProps {
  /** The account whose conversation opens first: `?recipient=`. */
  recipient?: number | undefined;
}

/** The account's conversations and the open one; on a phone, one of the two at a time. */
export function MessagesPage({ recipient }: MessagesPageProps) {
  const account = useSession()?.account_id;
  return account === undefined ? null : <Mailbox key={account} account={account} recipient={recipient} />;
}

function Mailbox({ account, recipient }: { account: number; recipient: number | undefined }) {
  const t = useTranslate();
  const mayEdit = useMayEdit();
  const mailbox = useMailbox(account, recipient);
  const linkTo = useTextLink();
  const phone = useMediaQuery(media.phone);
  const [step, setStep] = useState<"list" | "chat">(recipient === undefined ? "list" : "chat");
  const [pressed, setPressed] = useState(false);
  const { conversations, open, start } = mailbox;
  const choose = (id: number) => {
    mailbox.choose(id);
    setPressed(true);
    setStep("chat");
  };
  const shows = (part: typeof step) => !phone || step === part;
  const showList = () => setStep("list");
  // The pane of a conversation fills a phone's window, once there is one.
  const isFull = phone && step === "chat" && open !== undefined;
  useBackStep(phone && step === "chat", showList);
  // Without a conversation, what is said in place of the list has the whole page.
  const hasNone = !open && (conversations ? conversations.length === 0 : mailbox.error !== undefined);
  return (
    <div className={isFull ? undefined : css.page}>
      <div className={isFull ? undefined : css.head}>
        <h1 className={isFull ? visuallyHidden : heading.h1}>{t(strings.messages)}</h1>
        {!isFull && linkTo("/enquiries")(t(enquiries))}
      </div>
      <div className={hasNone ? css.oneColumn : css.columns}>
        {shows("list") && (
          <section className={css.side} aria-label={t(strings.yourConversations)}>
            {mayEdit && (
              <StartConversation
                account={account}
                onChoose={({ id }) => {
                  const held = conversations?.find((one) => otherParty(one, account)?.id === id);
                  if (held) return choose(held.id);
                  setPressed(true);
                  setStep("chat");
                  void start.run(id);
                }}
              />
            )}
            {mailbox.isLoading && <LoadingList />}
            {conversations && mailbox.error && (
              <p role="status" className={css.note}>
                {t(strings.newMessagesFailed, { reason: mailbox.error.message })}
              </p>
            )}
            {conversations === undefined && mailbox.error && (
              <LoadFailure
                level={2}
                title={t(strings.conversationsFailed)}
                message={mailbox.error.message}
                onRetry={mailbox.retry}
              />
            )}
            {conversations?.length === 0 && (
              <EmptyState level={2} title={t(strings.noConversations)}>
                {t(strings.startOne)}
              </EmptyState>
            )}
            {conversations && conversations.length > 0 && (
              <ConversationList
                conversations={conversations}
                account={account}
                // A phone shows either the list or a conversation.
                current={phone ? undefined : open?.id}
                onChoose={choose}
              />
            )}
            {mailbox.more && (
              <LoadMore
                loaded={mailbox.more.loaded}
                total={mailbox.more.total}
                moreLabel={t(strings.moreConversations)}
                doneLabel={t(strings.noMoreConversations)}
                noneLabel={t(strings.noConversationsListed)}
                busy={mailbox.more.busy}
                onMore={mailbox.more.load}
              />
            )}
          </section>
        )}
        {shows("chat") && (
          <div className={css.main}>
            {phone && !open && (
              <Button variant="quiet" onClick={showList}>
                {t(strings.allConversations)}
              </Button>
            )}
            <FormStatus error={start.problem?.message} />
            {open && (
              <ChatPane
                key={open.id}
                conversation={open}
                account={account}
                takeFocus={pressed}
                onBack={phone ? showList : undefined}
                onFirstMessage={mailbox.resetAfterFirstMessage}
                onSilenced={(silenced, byMe) => mailbox.setSilenced(open.id, silenced, byMe)}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function LoadingList() {
  const t = useTranslate();
  return (
    <div role="status" className={css.bones}>
      <VisuallyHidden>{t(strings.loadingConversations)}</VisuallyHidden>
      <Skeleton height="4em" />
      <Skeleton height="4em" />
      <Skeleton height="4em" />
    </div>
  );
}
