// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.second-factors.codeDue": "Saisissez le code que montre votre application d’authentification, ou un code de secours.",
  "server.second-factors.passkeyDue": "Connectez-vous avec votre clé d’accès ou saisissez un code de secours.",
  "server.second-factors.codeWrong": "Ce code n’est pas le bon ou a déjà servi. Les codes de l’application changent toutes les 30 secondes : saisissez celui qu’elle montre maintenant.",
  "server.second-factors.appInUse": "Une application d’authentification est déjà utilisée. Retirez-la d’abord.",
  "server.second-factors.noSecretWaits": "Recommencez : aucune application d’authentification n’attend d’être confirmée.",
  "server.second-factors.noSecondFactor": "La connexion n’a pas de deuxième étape.",
  "server.second-factors.notYourOwn": "Retirez vos propres deuxièmes étapes dans les paramètres ou demandez à un autre administrateur.",
  "server.second-factors.passwordWrong": "Ce n’est pas votre mot de passe actuel.",
  "server.second-factors.enoughPasskeys": "Vous avez vingt clés d’accès. Retirez-en une qui ne vous sert plus.",
  "server.second-factors.passkeyKnown": "Cette clé d’accès est déjà utilisée.",
  "server.second-factors.passkeyNotAccepted": "Cette clé d’accès n’a pas été acceptée. Veuillez réessayer ou vous connecter avec votre mot de passe.",
  "server.second-factors.mailSubject": "Votre connexion a été modifiée",
  "server.second-factors.mailAdded": "La connexion à votre compte Foodshed a désormais une deuxième étape. Toutes les autres personnes qui y étaient connectées ont été déconnectées.",
  "server.second-factors.mailOneRemoved": "Une clé d’accès ou l’application d’authentification de votre compte Foodshed a été retirée. La connexion a encore une deuxième étape.",
  "server.second-factors.mailRemoved": "La deuxième étape de la connexion à votre compte Foodshed a été retirée : le mot de passe seul suffit maintenant.",
  "server.second-factors.mailCodes": "Votre compte Foodshed a de nouveaux codes de secours. Les précédents ne fonctionnent plus.",
  "server.second-factors.mailReset": "Comme vous l’avez demandé, notre équipe a retiré les deuxièmes étapes de la connexion à votre compte Foodshed. Le mot de passe seul suffit maintenant ; veuillez configurer de nouveau une deuxième étape.",
  "server.second-factors.mailAction": "Voir comment vous vous connectez",
  "server.second-factors.mailNotYou": "Si ce n’était pas vous, choisissez un nouveau mot de passe et communiquez avec nous sans tarder.",
} satisfies Catalogue as Catalogue;
