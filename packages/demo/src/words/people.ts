/** First and family names in the mix common in Ontario; they refer to no real person. */
const words = (text: string) => text.split(" ");

export const firstNames = words(
  "Aaliyah Abigail Adam Agnes Ahmed Aisha Alan Alejandra Alexandre Alice Amélie Amir Amy Ana Andrea Andrew Angela Anika " +
    "Anita Ann Anthony Antoine Arjun Arlene Ashley Barbara Beatriz Benoît Bernadette Beth Bill Bogdan Brenda Brian Bruce " +
    "Calvin Camille Carlos Carol Caroline Catherine Cecilia Chantal Chen Chloé Chris Christine Claire Clara Colleen Connor " +
    "Craig Curtis Dale Daljit Dan Daniela Darlene David Dawn Deepa Delphine Denise Derek Diana Donna Doug Duncan Edith Eileen " +
    "Elena Eli Elise Elizabeth Elsie Emeka Emily Émile Emma Erik Esther Ethan Eva Fatima Fiona Florence Frances François Frank " +
    "Gail Gary Geneviève George Gerald Gita Glenn Gloria Gord Grace Graham Gurpreet Hana Hannah Harjit Harold Harpreet Heather " +
    "Helen Henry Hiroshi Holly Hugo Ian Ibrahim Imani Ines Ingrid Irene Isaac Isabelle Ivan Jack Jacques Jan Jane Janet Jasmine " +
    "Jason Jean Jeff Jennifer Jesse Jill Jim Joan Joanne Joël Johanna John Jordan José Josée Joseph Joyce Judith Julie Kaitlyn " +
    "Karen Karim Kate Kathleen Keiko Keith Kelly Ken Kenji Kevin Kim Kiran Kofi Kristen Kwame Kyle Lan Larry Laura Laurent Leah " +
    "Leila Leo Leslie Liam Lien Linda Lisa Lloyd Lois Lorraine Louise Luc Lucia Luis Lydia Lynn Madeleine Maggie Mai Manjit " +
    "Marc Marcia Margaret Maria Marianne Marie Marilyn Mark Marlene Martha Martin Mary Mathieu Matt Maureen Maya Megan Mehdi " +
    "Mei Melissa Menno Mercy Michael Michel Michelle Mina Mohammed Molly Monica Morgan Murray Nadia Nancy Naomi Natalie Nathan " +
    "Neil Nadège Nicole Nina Noah Nora Norm Olga Olivia Omar Oscar Owen Paige Pam Pat Patrice Patricia Paul Paula Penny Peter " +
    "Phil Pierre Priya Quinn Rachel Raj Ralph Ramona Raymond Rebecca Reg Renée Rhonda Richard Rita Rob Robert Rodrigo Roger Ron " +
    "Rosa Rose Ross Roxanne Ruby Russ Ruth Ryan Sabrina Sagal Sam Samantha Samuel Sandra Sanjay Sara Sarah Scott Sean Selam " +
    "Sharon Shauna Sheila Shirley Simon Simran Sofia Sophie Stan Stéphane Stephanie Steve Stewart Sue Sunita Susan Suzanne Sylvie " +
    "Tamara Tanya Tara Ted Teresa Theo Thérèse Thomas Tiffany Tim Tina Tom Tony Tracy Trevor Tuan Uma Valérie Vanessa Vera " +
    "Verna Vicky Victor Vijay Vincent Violet Virginia Walter Wanda Warren Wayne Wei Wendy Wes Will Willa Winnie Xin Yasmin " +
    "Yolanda Yuki Yusuf Yvonne Zahra Zachary Zoë",
);

export const familyNames = words(
  "Abbott Abdi Acheson Adair Adeyemi Ahmadi Aitken Albrecht Alder Allard Amato Amoah Anderson Andrade Archambault Armitage " +
    "Arsenault Asante Ashby Bains Baker Banerjee Barkley Barr Bauman Beaton Beauchamp Beckett Beecroft Bélanger Bell " +
    "Bennett Berg Bergeron Bhatt Biggar Birch Blackwood Boehm Boisvert Bouchard Bowman Boyd Brandt Brodie Brouwer Brubacher " +
    "Buchanan Burkholder Byers Calder Campeau Cardoso Carrière Cassidy Castillo Chan Charbonneau Chaudhry Chen Cho Christie Clarke " +
    "Cleary Cloutier Coates Cole Collier Coombs Cormier Costa Couture Cowan Craig Crawford Cressman Cuthbert Dagenais " +
    "Dalgleish Daly Das Daoust DeBoer DeVries Desai Deschamps Dhaliwal Dickson Dietrich Diaz Dixon Doan Dobson Donnelly Doyle " +
    "Drummond Dube Dubois Dunbar Dunlop Dupuis Dyck Eadie Eby Edgar Ellsworth Erb Ernst Espinoza Fairley Farquhar " +
    "Fawcett Fernandes Ferrier Fischer Fleury Flett Flores Forsyth Fournier Frey Friesen Fung Gagnon Galbraith Garcia Gauthier " +
    "Geddes Gerber Ghosh Gibb Gill Gingrich Girard Goulet Gowan Grant Greer Grewal Grieve Groulx Guérin Gupta Haddad Haines " +
    "Hallett Hamid Hardie Hassan Hayes Heath Hébert Henning Herrera Hiebert Hoang Hodgson Hofstra Hogan Hollis Horst " +
    "Houle Huber Hughes Huynh Ibbotson Inglis Irvine Isaac Islam Jamieson Janzen Jarvis Johal Johnston Jung Kaplan Kaur Keating " +
    "Kelso Khan Kidd Kim King Klassen Knapp Koenig Kowalski Kramer Krause Kuepfer Lachance Lacroix Lafleur Laidlaw " +
    "Lalonde Lam Lang Lapointe Larocque Lauzon Lavoie Leclerc Lee Lefebvre Leis Lemieux Leroux Lévesque Li Lindsay Little " +
    "Lloyd Lobo Loewen Lopez Lorimer Luong MacGregor MacKay Madill Mahon Malik Marchand Marr Martens Martin Mathers McAllister " +
    "McArdle McBride McCrae McDougall McEwan McFadden McIlroy McKinnon McLeish McNab McPhee McTavish Medeiros Mehta Ménard Menzies " +
    "Mercer Metcalfe Metzger Miller Milne Moffat Mohamud Molnar Monteith Moreau Morita Morrow Moyer Muir Mulder " +
    "Murdoch Murphy Nadeau Nagy Nakamura Nasser Naylor Nguyen Nichol Nolan Nowak O'Brien O'Connor Ogilvie Okafor " +
    "Olsen Osei Osman Ouellette Owusu Page Paquette Park Parsons Patel Paterson Pelletier Pereira Perrault Petrov Pham Phillips " +
    "Pinto Pires Plourde Poirier Pollock Popov Powell Prévost Quan Quigley Rahman Rai Ramirez Ramsay Rankin Reaume Reesor Reid " +
    "Reimer Renaud Richter Riddell Rivard Robb Robichaud Rooney Rossi Roth Rousseau Roy Russo Sabourin Saini Sandhu Santos Sato " +
    "Sauvé Schaefer Schmidt Schneider Schultz Seguin Shah Shantz Sharma Shaw Sherk Sidhu Silva Simard Sinclair Singh Slater " +
    "Snider Snyder Solomon Souza Stauffer Steckle Steiner Stewart Stirling Stoltz Strathdee Sutherland Sylvestre Szabo Taggart " +
    "Takahashi Tam Tanaka Tessier Tewolde Thibault Thiessen Thomson Tiessen Tran Tremblay Trudel Turnbull Unger Urquhart " +
    "VanDyke Varga Vasquez Veenstra Verma Villeneuve Vogel Vos Wagler Walker Wallace Wang Watt Weber Wheeler White Whitfield " +
    "Wilkins Wilson Wright Wu Yang Yates Yoder Yu Zehr Zeller Zhang Zhou Zimmer",
);

/** Family names that stand well at the front of a farm's or a shop's name. */
export const houseNames: readonly string[] = familyNames.filter((name) => /^[A-Z][a-zé]{3,9}$/.test(name));
