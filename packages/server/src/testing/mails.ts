/** What a pattern finds in a mail's text, such as the token in its link. */
export const tokenIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] as string;
