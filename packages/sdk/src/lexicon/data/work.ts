export const WORK = `
# Land, buildings and people: what farms and kitchens rent, hire and look for beside goods.
land rental, farmland, land, farm land, farm for rent, land access, land for lease, land for rent, land to rent, land lease, farm lease, rent land, acreage, cropland, crop land, agricultural land, rental land, arable land, organic land | terre agricole, location de terre, terre à louer, terrain agricole, terrain à louer, terrain, location de terrain, champ à louer, parcelle agricole, acre de terre
pasture rental, grazing, grazing land, hay field, pasture land, rent pasture, pasture for rent | pâturage à louer, pâturage, location de pâturage, champ de foin < land rental
garden plot, allotment, incubator plot, growing space, market garden land | parcelle de jardin, lot de jardin, espace de culture < land rental
orchard for rent, vineyard land, greenhouse space, greenhouse rental, greenhouse for rent, greenhouse bench space | location de serre, serre à louer, verger à louer < land rental
barn space, barn for rent, barn rental, drive shed, machine shed, workshop space, shed, farm storage space | grange à louer, espace de grange, grange, hangar, remise < space rental
space rental, commercial space, retail space, production space, rental space, facility for rent, building for rent, stall for rent, vendor space, booth space, shop space, industrial unit, warehouse for rent | local commercial, espace commercial, location d'espace, local à louer, espace de production, kiosque à louer
farm for sale, farm real estate, farm property, farm realtor, land for sale, farmland for sale, rural property, vineyard for sale, orchard for sale | ferme à vendre, immobilier agricole, terre à vendre, propriété agricole, terrain à vendre
business for sale, bakery for sale, restaurant for sale, turnkey business, established business | entreprise à vendre, commerce à vendre, fonds de commerce
worker housing, bunkhouse, farm house rental, farmhouse | logement pour travailleurs, logement à la ferme, maison de ferme

# People
job, job posting, job opening, employment, hiring, now hiring, help wanted, career, job opportunity, work opportunity, vacancy, position available, part-time job, full-time job, summer job, student job, employee, staffing, recruitment, recruiter, temp agency, staffing agency, labor, work wanted | emploi, offre d'emploi, embauche, travail, recrutement, emploi d'été, emploi étudiant, personnel, employé, agence de placement, main-d'œuvre
farm labour, farm labor, farm worker, farm help, seasonal worker, harvest help, farm hand, farmhand, farm job, farm labourer, general farm labourer, field worker, field hand, picker, fruit picker, apple picker, berry picker, harvest crew, crew member, farm crew, farm work, seasonal farm work, greenhouse worker, temporary foreign worker, migrant worker, vineyard worker | main-d'œuvre agricole, ouvrier agricole, ouvrière agricole, travailleur agricole, travailleur saisonnier, cueilleur, cueilleuse, aide fermier, aide à la ferme, travail à la ferme, emploi agricole, travail agricole < job
farm manager, assistant grower, head grower, field manager, crew leader, herd manager, production manager | gérant de ferme, chef de culture, directeur de production < job
milker, relief milker, herdsperson, herdsman, barn help, barn hand, shepherd, chore help, farm sitter, farm sitting | trayeur, aide-vacher, vacher, berger, ouvrier d'étable < farm labour
truck driver, driver, delivery driver, az driver, dz driver, delivery person, owner operator | chauffeur, chauffeur de camion, camionneur, conducteur, chauffeur-livreur < job
kitchen staff, line cook, prep cook, kitchen help, kitchen helper, sous chef | personnel de cuisine, aide-cuisinier, commis de cuisine, plongeur < job
production worker, packing help, warehouse worker, plant worker, factory worker, packing staff | ouvrier de production, aide à l'emballage, préposé à l'emballage, journalier < job
market staff, market help, market helper, retail staff, sales person, cashier, sales rep, sales representative, salesperson | vendeur au marché, aide au marché, commis de vente, caissier, représentant des ventes < job
farm intern, intern, internship, apprentice, apprenticeship, farm apprentice, co-op student, practicum | stagiaire, apprenti, apprentissage < job
volunteer, wwoof, wwoofer, volunteering, work exchange, work share, work trade, woofer | bénévole, bénévolat, wwoofing, échange de travail
business partner, co-owner, farm partner, mentor, mentorship, mentoring | partenaire d'affaires, associé, mentor, mentorat
`;
