/** Puts a count before the document's title, whatever it becomes. @returns takes it away */
export function countInTitle(count: number): () => void {
  const plain = () => document.title.replace(/^\(\d+\) /, "");
  const put = () => {
    const title = `(${count}) ${plain()}`;
    if (document.title !== title) document.title = title;
  };
  put();
  const titles = new MutationObserver(put);
  titles.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => {
    titles.disconnect();
    document.title = plain();
  };
}
