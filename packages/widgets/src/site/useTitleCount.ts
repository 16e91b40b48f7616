import { useEffect } from "react";

const PREFIX = /^\(\d+\) /;

/** Puts a count before the document's title, "(2) Messages", also before that of the next page; none for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const put = () => {
      const plain = document.title.replace(PREFIX, "");
      const title = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    };
    put();
    if (count === 0) return;
    const titles = new MutationObserver(put);
    titles.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => titles.disconnect();
  }, [count]);
}
