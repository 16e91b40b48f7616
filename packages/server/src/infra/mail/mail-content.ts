/** A paragraph of ours, or what a person wrote: set apart, so that nobody takes it for ours. */
export type MailParagraph = string | { quote: string };

/** What one of our mails says: paragraphs as plain text, and one thing to do. */
export interface MailContent {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: MailParagraph[];
  /** The one thing that the reader is asked to do; everything else is a link in the text. */
  action: MailAction;
  /** Things listed in the mail, each with its own address. */
  items?: MailItem[];
  /** Lists with a heading each. */
  sections?: MailSection[];
  /** Said below the action: what to do when the mail was not expected. */
  closing: string[];
  /** Canadian law asks it of mails that people agreed to: why it came, how to end them, where the sender is. */
  subscription?: {
    reason: string;
    unsubscribeUrl: string;
    postalAddress: string;
    /** Where one chooses what comes. */
    manage?: MailAction;
  };
}

export interface MailItem {
  title: string;
  text: string;
  url: string;
}

export interface MailSection {
  heading: string;
  items: MailItem[];
  /** To more of it, where the mail's action does not lead there. */
  link?: MailAction;
}

export interface MailAction {
  label: string;
  url: string;
}
