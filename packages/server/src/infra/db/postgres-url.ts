const FORM = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/**
 * The addresses of `postgres://user:password@one:5432,other:5432/name`, one for each host; undefined where one of them is no address.
 * `target_session_attrs` is left out: of several hosts the one that takes writes is used anyway.
 */
export function postgresUrls(text: string): string[] | undefined {
  const [, beginning, hosts, end] = FORM.exec(text) ?? [];
  if (beginning === undefined || hosts === undefined) return undefined;
  const urls = hosts.split(",").map((host) => `${beginning}${host.trim()}${end}`);
  if (!urls.every((url) => URL.canParse(url) && new URL(url).hostname !== "")) return undefined;
  return urls.map((url) => {
    const parsed = new URL(url);
    if (!parsed.searchParams.has("target_session_attrs")) return url;
    parsed.searchParams.delete("target_session_attrs");
    return parsed.href;
  });
}
