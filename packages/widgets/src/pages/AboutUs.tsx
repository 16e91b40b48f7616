import { ONTARIO_FOOD_MIN_PERCENT } from "@foodshed/sdk/vocabulary";
import { useLink } from "../provider/FoodshedProvider.tsx";
import { textLink } from "../theme/text.css.ts";
import { AboutMenu } from "./AboutMenu/AboutMenu.tsx";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function AboutUs() {
  const Link = useLink();
  return (
    <StaticPage title="About us" menu={<AboutMenu here="/about-us" />}>
      <p>
        Foodshed is the online network and marketplace of Ontario’s local food businesses: those who grow and
        make food, those who process, move and sell it, and those who serve it. A non-profit agri-food fund
        runs it.
      </p>
      <h2>What you can do here</h2>
      <ul>
        <li>Find suppliers, buyers, processors and service providers near you.</li>
        <li>Show what your business offers on a profile of your own, free of charge.</li>
        <li>Post classifieds for what you want and what you have for sale.</li>
        <li>Write to other businesses, and compare shipping rates within Ontario.</li>
      </ul>
      <h2>What counts as Ontario food</h2>
      <p>
        Ontario food is any product with at least {ONTARIO_FOOD_MIN_PERCENT}% Ontario-sourced ingredients by
        volume.
      </p>
      <h2>Who can join</h2>
      <p>
        Every business in Ontario that sells, buys, processes or serves food, and those who provide services
        to them.{" "}
        <Link to="/register" className={textLink}>
          Register your business
        </Link>{" "}
        to begin.
      </p>
    </StaticPage>
  );
}
