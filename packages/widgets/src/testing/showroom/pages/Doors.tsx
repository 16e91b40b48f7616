import { heroField } from "../../../brand/scenes.ts";
import { Picture } from "../../../primitives/CoverArt/Picture.tsx";
import * as css from "./pages.css.ts";
import { Sheet } from "./Sheet.tsx";

const doors = [
  {
    who: "You design",
    what: "See what there is, in each state, and what it is made of.",
    steps: [
      ["?path=/docs/states--docs", "States: every widget, any theme, language and width"],
      ["?path=/docs/foundations-colour--docs", "Colour, type, space and icons"],
      ["?path=/docs/guidelines-do-and-don-t--docs", "Do and don’t"],
      ["?path=/docs/guidelines-accessibility--docs", "What holds for keyboards and screen readers"],
    ],
  },
  {
    who: "You have a website",
    what: "Put a board, a search or a card of the network on a page of yours.",
    steps: [
      ["?path=/docs/embeds-on-your-page--docs", "Two lines of HTML, a frame, or WordPress"],
      ["?path=/docs/embeds-classifieds-board--docs", "Try the classifieds board, and copy its lines"],
      ["?path=/story/embeds-classifieds-board--backdrops", "See it on light, dark and foreign pages"],
      ["?path=/docs/foundations-tokens--docs", "What you may restyle"],
    ],
  },
  {
    who: "You write code",
    what: "Use the widgets in React, or write the next one.",
    steps: [
      ["?path=/docs/search-searchbox--docs", "A widget: its properties, its stories"],
      ["?path=/docs/guidelines-writing-a-widget--docs", "Write a widget"],
      ["?path=/docs/guidelines-languages--docs", "English, French, and your own words"],
      ["?path=/docs/what-changed--docs", "What changed"],
    ],
  },
] as const;

/** The three ways into the showroom. */
export function Doors() {
  return (
    <Sheet>
      <div className={css.hero}>
        <Picture {...heroField()} />
      </div>
      <div className={css.doors}>
        {doors.map(({ who, what, steps }) => (
          <section key={who} className={css.door}>
            <h2>{who}</h2>
            <p>{what}</p>
            <ol>
              {steps.map(([address, words]) => (
                <li key={address}>
                  <a href={`./${address}`} target="_top">
                    {words}
                  </a>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
