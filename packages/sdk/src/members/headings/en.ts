/** Headings that stand for a column, in English. */
export const ENGLISH_HEADINGS = `
email: email, e-mail, email address, e-mail address, mail, contact email, primary email,
  primary email address, email primary, email 1, e-mail 1, e-mail 1 - value, email 1 - value,
  business email, work email, main email, member email, owner email, customer email, company email,
  user email, billing email, subscriber email, buyer email, attendee email, participant email, login,
  login email, main email address, email id, email addresses, emails, e-mails, emails 1 email
first_name: first name, first, given name, given names, firstname, forename, fname, contact first name,
  first name contact, buyer first name, attendee first name, billing first name, owner first name,
  preferred name
last_name: last name, last, surname, family name, lastname, lname, contact last name, last name contact,
  buyer last name, attendee last name, billing last name, owner last name
name: name, full name, contact, contact name, contact person, member name, primary contact, main contact,
  primary contact name, owner, owner name, owners, farmer name, key contact, display name, attendee name,
  attendee, billing name, first and last name, first last, name first last, your name
business_name: business name, business, company, company name, farm, farm name, organization name,
  organisation name, organization, organisation, organization 1 - name, company/farm name,
  farm/business name, business/farm name, farm or business name, business or farm name, name of business,
  name of farm, name of company, name of organization, legal name, operating name, trade name, trading name,
  dba, member business, vendor name, producer name, producer, store name, shop name, billing company,
  account name, name of farm or business, name of your business, name of your farm
title: title, job title, position, job, position title, role in business, organization 1 - title,
  organization title, role in organization
roles: roles, role, account type, account types, profile type, profile types, business type, type,
  member type, membership type, type of member, type of business, business roles, member category
language: language, preferred language, language of mails, language preference, correspondence language,
  language of correspondence, lang, locale
phone: phone, telephone, tel, phone number, telephone number, work phone, business phone, office phone,
  main phone, primary phone, contact phone, phone 1, phone 1 - value, phone no, phone #, business telephone,
  company main phone, daytime phone, billing phone, phone work, phone office, phones, phones 1 phone
website: website, web site, url, web, web address, web page, webpage, homepage, home page, website url,
  website address, business website, company website, website 1 - value, site
street: street, street address, address, address 1, address line 1, address line 2, address 2, address1,
  address2, street 1, street 2, street address 1, street address 2, mailing address, physical address,
  business address, business street, business street 2, work street, farm address, location address,
  address 1 - street, address street, billing address 1, billing address 2, billing address line 1,
  billing address line 2, civic address
city: city, town, municipality, city/town, town/city, city or town, business city, work city, address city,
  address 1 - city, billing city, locality, community, mailing city
province: province, state, province/state, state/province, province or state, business state, work state,
  prov, address 1 - region, address state, address province, billing state, state or province,
  mailing state, province/territory
postal_code: postal code, postcode, postal, post code, zip, zip code, zip/postal code, postal/zip code,
  zip/postal, postal code/zip, postal / zip, business postal code, work zip, address 1 - postal code,
  address zip, address postal code, billing postcode, billing zip, mailing postal code, mailing zip, pc
country: country, country/region, country or region, business country, business country/region,
  address 1 - country, address country, billing country, country code
description: description, about, about us, bio, business description, company description, farm description,
  short description, summary, biographical info
products: products, product, product list, products offered, products sold, what do you sell,
  what do you grow, what do you produce, items, crops
categories: categories, category, business category, business categories, industry, sector,
  directory category, classification of business
networks: networks, network, organizations, organisations, buy local network, buy local networks, member of,
  memberships, associations
decision: decision
slug: slug, profile slug, foodshed profile
`;

/** Headings that stand for a column only when the file has none of the others. */
export const ENGLISH_SECOND_CHOICES = `
email: email 2, e-mail 2 address, alternate email, secondary email, personal email, home email
phone: mobile, mobile phone, mobile number, cell, cell phone, cellphone, cell number, home phone,
  other phone, phone 2, phone 2 - value
`;
