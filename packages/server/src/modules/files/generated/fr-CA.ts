// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.files.emptyFile": "Ce fichier est vide.",
  "server.files.nameTooLong": ["Le nom d’un fichier peut compter au plus ",["limit"]," caractères."],
  "server.files.noName": "Ce fichier n’a pas de nom.",
  "server.files.notAPdf": "Ce fichier n’est pas un PDF, ou il est endommagé.",
  "server.files.notAnImage": "Ce fichier n’est pas une image, ou il est endommagé.",
  "server.files.notAWordDocument": "Ce fichier n’est pas un document Word, ou il est endommagé.",
  "server.files.notAnExcelDocument": "Ce fichier n’est pas un document Excel, ou il est endommagé.",
  "server.files.imageOrDocument": "Vous devez choisir une image, un PDF, un document Word ou un document Excel.",
  "server.files.imageOrPdf": "Vous devez choisir une image ou un PDF.",
  "server.files.noSuchFile": "Ce fichier n’existe pas.",
  "server.files.publicFileReaders": "Tout le monde peut lire un fichier public.",
  "server.files.privateFileOwner": "Un fichier privé appartient à la personne qui le téléverse.",
  "server.files.fileExists": "Ce fichier existe déjà.",
  "server.files.unknownReader": "L’un de ces comptes n’existe pas.",
  "server.files.macros": "Un document avec des macros n’est pas accepté. Veuillez l’enregistrer sans macros.",
  "server.files.linksToPrograms": "Un document avec des liens vers d’autres programmes (DDE) n’est pas accepté. Veuillez les retirer ou l’enregistrer en PDF.",
  "server.files.linksToFiles": "Un document qui charge d’autres fichiers n’est pas accepté. Veuillez retirer ses liens vers eux ou l’enregistrer en PDF.",
  "server.files.documentPassword": "Un document protégé par un mot de passe ne peut pas être vérifié. Veuillez l’envoyer sans mot de passe.",
  "server.files.embeddedFile": "Ce document contient un autre fichier qui ne peut pas être vérifié. Veuillez retirer ce fichier ou enregistrer le document en PDF.",
  "server.files.unpacksToTooMuch": "Ce document est trop volumineux une fois décompressé. Veuillez l’enregistrer de nouveau ou en PDF.",
} satisfies Catalogue as Catalogue;
