import { AboutMenu } from "./AboutMenu/AboutMenu.tsx";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function AboutTheFund() {
  return (
    <StaticPage title="About the fund" menu={<AboutMenu here="/about-the-fund" />}>
      <p>
        Foodshed is run by a non-profit agri-food fund. It exists so that Ontario’s food finds its way from
        those who grow and make it to those who cook, sell and eat it, with fewer miles and fewer middlemen in
        between.
      </p>
      <p>
        The network is free for every Ontario food business. The fund sells neither profiles nor places in the
        search.
      </p>
    </StaticPage>
  );
}
