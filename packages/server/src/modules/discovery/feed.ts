import type { Locale } from "@foodshed/sdk/locale";

/** What a feed says, whichever format it is written in. Texts are plain but for `html`. */
export interface Feed {
  /** The same for ever, also when the feed moves. Each language has its own, as readers keep one feed for each id. */
  id: string;
  /** The address of this format of the feed. */
  address: string;
  title: string;
  description: string;
  locale: Locale;
  /** The same feed in the same format in other languages. */
  translations: { locale: Locale; address: string }[];
  /** The page for people. */
  page: string;
  /** When the latest of its entries was changed. */
  updated: Date;
  entries: FeedEntry[];
}

export interface FeedEntry {
  id: string;
  title: string;
  page: string;
  published: Date;
  updated: Date;
  html: string;
  categories: string[];
  author: { name: string; page: string };
  picture: FeedPicture | undefined;
}

export interface FeedPicture {
  url: string;
  type: "image/jpeg";
  /** Bytes. */
  length: number;
}
