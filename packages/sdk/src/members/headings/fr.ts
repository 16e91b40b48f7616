/** Headings that stand for a column, in French. */
export const FRENCH_HEADINGS = `
email: courriel, courriels, adresse courriel, adresse de courriel, adresse email, adresse e-mail,
  adresse mail, adresse électronique, courrier électronique, courriel principal, courriel du contact,
  courriel professionnel, mél, mel
first_name: prénom, prénoms, prénom du contact, prénom de la personne-ressource
last_name: nom de famille, nom du contact (famille), patronyme
name: nom complet, prénom et nom, nom et prénom, nom prénom, prénom nom, personne-ressource,
  personne ressource, nom du contact, nom de la personne-ressource, personne contact, contact principal,
  propriétaire, nom du propriétaire, responsable, nom du responsable
business_name: entreprise, nom de l'entreprise, nom entreprise, nom d'entreprise, compagnie,
  nom de la compagnie, société, raison sociale, ferme, nom de la ferme, commerce, nom du commerce,
  organisme, nom de l'organisme, nom de l'organisation, nom commercial, établissement,
  nom de l'établissement, exploitation, nom de l'exploitation, nom du producteur
title: titre, titre du poste, titre d'emploi, titre de poste, fonction, titre professionnel, poste occupé
roles: rôle, rôles, type de compte, type de membre, type de profil, type d'entreprise, catégorie de membre
language: langue, langue de correspondance, langue préférée, langue de préférence, langue de communication
phone: téléphone, tél, numéro de téléphone, no de téléphone, n° de téléphone, numéro téléphone, no tél,
  tél bureau, téléphone bureau, téléphone travail, téléphone au travail, téléphone principal,
  téléphone de l'entreprise
website: site web, site internet, adresse web, page web, adresse du site web, adresse internet,
  url du site web
street: adresse, rue, adresse 1, adresse 2, adresse ligne 1, adresse ligne 2, adresse municipale,
  adresse civique, adresse postale, adresse de l'entreprise, adresse de la ferme, no et rue, numéro et rue
city: ville, municipalité, localité, ville ou village, village, collectivité
province: province ou territoire, province/état, état/province
postal_code: code postal, cp, c.p., code post
country: pays, pays/région
description: description de l'entreprise, à propos, présentation, description courte, résumé
products: produits, produit, liste de produits, produits offerts, produits vendus, cultures
categories: catégories, catégorie, catégorie d'entreprise, catégories d'entreprise, secteur,
  secteur d'activité, industrie
networks: réseau, réseaux, réseau d'achat local, membre de, organismes, adhésions
decision: décision
slug: identifiant du profil
`;

/** Headings that stand for a column only when the file has none of the others. */
export const FRENCH_SECOND_CHOICES = `
email: autre courriel, courriel personnel
phone: cellulaire, téléphone cellulaire, portable, téléphone mobile, téléphone maison, téléphone 2
`;
