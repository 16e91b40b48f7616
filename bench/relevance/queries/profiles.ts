import type { ProfileQuery } from "../query.ts";
import { buyers } from "./buyers.ts";
import { descriptors } from "./descriptors.ts";
import { french } from "./french.ts";
import { names } from "./names.ts";
import { places } from "./places.ts";
import { products } from "./products.ts";
import { secondWriting } from "./second-writing.ts";
import { sentences } from "./sentences.ts";
import { services } from "./services.ts";
import { synonyms } from "./synonyms.ts";
import { twoTopics } from "./two-topics.ts";
import { typingErrors } from "./typing-errors.ts";

export const profileQueries: ProfileQuery[] = [
  ...products,
  ...services,
  ...places,
  ...names,
  ...typingErrors,
  ...synonyms,
  ...sentences,
  ...twoTopics,
  ...descriptors,
  ...buyers,
  ...french,
  ...secondWriting,
];
