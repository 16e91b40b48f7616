import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./EmbedCounts.css.ts";

const DAYS = 30;

/** How often a network's widgets were shown and used, for those who manage it. Others see nothing. */
export function EmbedCounts({ network }: { network: string }) {
  const t = useTranslate();
  const query = { slug: network, days: DAYS };
  const { data } = useQuery(["getEmbedCounts", query], (client) =>
    client.GET("/embeds/counts/", { params: { query } }),
  );
  if (!data) return null;
  const number = new Intl.NumberFormat(t.locale);
  return (
    <section className={css.counts} aria-labelledby="embed-counts">
      <h2 id="embed-counts" className={css.title}>
        {t(strings.inNumbers)}
      </h2>
      <p className={text.body}>
        {data.pages.length > 0 ? t(strings.countsLead, { days: DAYS }) : t(strings.noCounts, { days: DAYS })}
      </p>
      {data.pages.length > 0 && (
        <div className={css.scroller}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.head}>
                  {t(strings.countedPage)}
                </th>
                <th scope="col" className={css.head}>
                  {t(strings.widget)}
                </th>
                <th scope="col" className={css.headNumber}>
                  {t(strings.countedShown)}
                </th>
                <th scope="col" className={css.headNumber}>
                  {t(strings.countedUsed)}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.pages.map(({ element, page_host, shown, used }) => (
                <tr key={`${page_host} ${element}`}>
                  <th scope="row" className={css.cell}>
                    {page_host || t(strings.otherPages)}
                  </th>
                  <td className={css.element}>{element}</td>
                  <td className={css.number}>{number.format(shown)}</td>
                  <td className={css.number}>{number.format(used)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
