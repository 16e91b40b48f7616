import { openDemo } from "./demo.ts";
const d = await openDemo();
const corpus = process.argv[2]!;
for (const q of process.argv.slice(3)) {
  const b: any = await d.post(`/search/${corpus}/`, { keywords: q, size: 8 });
  console.log(`\n"${q}" total ${b.hits.total}`, JSON.stringify(b.interpretation), b.alternatives ? JSON.stringify(b.alternatives) : "");
  for (const h of b.hits.hits) console.log("  ", h._source.business_name ?? (h._source.looking_for?"W: ":"S: ")+h._source.title, "|", h._source.city ?? h._source.location?.city, "|", h.sort.join(" "), "|", (h.reasons??[]).map((r:any)=>r.kind+":"+(r.text??"")+(r.distance_km!==undefined?" "+Math.round(r.distance_km)+"km":"")).join(" · "));
}
await d.close();
