// Generated from the documentation of the elements by packages/widgets/scripts/custom-elements.mjs.

import type { Catalogue } from "../elements/attribute-rule.ts";

export const catalogue: Catalogue = {
  "elements": [
    {
      "tag": "foodshed-classifieds",
      "name": "classifieds",
      "attributes": {
        "network": {
          "type": "network"
        },
        "keywords": {
          "type": "text"
        },
        "kind": {
          "type": "choice",
          "values": [
            "wanted",
            "sale"
          ]
        },
        "categories": {
          "type": "categories"
        },
        "ending-soon": {
          "type": "flag"
        },
        "limit": {
          "type": "number"
        },
        "columns": {
          "type": "number"
        },
        "layout": {
          "type": "choice",
          "values": [
            "cards",
            "list",
            "compact"
          ]
        },
        "more": {
          "type": "choice",
          "values": [
            "link",
            "button",
            "none"
          ]
        }
      }
    },
    {
      "tag": "foodshed-search",
      "name": "search",
      "attributes": {
        "results": {
          "type": "choice",
          "values": [
            "inline"
          ]
        },
        "network": {
          "type": "network"
        },
        "type": {
          "type": "choice",
          "values": [
            "SELLS",
            "PROCESSES",
            "BUYS",
            "BUSINESS OPPORTUNITIES",
            "ORG"
          ]
        },
        "text": {
          "type": "text"
        },
        "placeholder": {
          "type": "text"
        },
        "near": {
          "type": "text"
        },
        "sort": {
          "type": "choice",
          "values": [
            "nearest",
            "newest",
            "name"
          ]
        },
        "limit": {
          "type": "number"
        },
        "columns": {
          "type": "number"
        },
        "layout": {
          "type": "choice",
          "values": [
            "cards",
            "list",
            "compact"
          ]
        },
        "more": {
          "type": "choice",
          "values": [
            "link",
            "button",
            "none"
          ]
        }
      }
    },
    {
      "tag": "foodshed-profile-card",
      "name": "profile-card",
      "attributes": {
        "slug": {
          "type": "slug",
          "required": true
        }
      }
    },
    {
      "tag": "foodshed-shipping",
      "name": "shipping",
      "attributes": {
        "from-city": {
          "type": "text"
        },
        "from-postal-code": {
          "type": "postal-code"
        },
        "to-city": {
          "type": "text"
        },
        "to-postal-code": {
          "type": "postal-code"
        }
      }
    },
    {
      "tag": "foodshed-message-button",
      "name": "message-button",
      "attributes": {
        "slug": {
          "type": "slug",
          "required": true
        },
        "label": {
          "type": "text"
        }
      }
    },
    {
      "tag": "foodshed-mailing-list",
      "name": "mailing-list",
      "attributes": {}
    },
    {
      "tag": "foodshed-map",
      "name": "map",
      "attributes": {
        "network": {
          "type": "network"
        },
        "text": {
          "type": "text"
        },
        "type": {
          "type": "choice",
          "values": [
            "SELLS",
            "PROCESSES",
            "BUYS",
            "BUSINESS OPPORTUNITIES",
            "ORG"
          ]
        }
      }
    },
    {
      "tag": "foodshed-weekly-list",
      "name": "weekly-list",
      "attributes": {
        "network": {
          "type": "network",
          "required": true
        }
      }
    }
  ],
  "shared": {
    "lang": {
      "type": "choice",
      "values": [
        "en",
        "fr"
      ]
    },
    "theme": {
      "type": "choice",
      "values": [
        "light",
        "dark",
        "auto"
      ]
    },
    "background": {
      "type": "color"
    },
    "color": {
      "type": "color"
    },
    "accent": {
      "type": "color"
    },
    "font": {
      "type": "font"
    },
    "size": {
      "type": "length"
    },
    "radius": {
      "type": "length"
    },
    "density": {
      "type": "choice",
      "values": [
        "compact"
      ]
    }
  },
  "paper": {
    "light": "#FBF8F1",
    "dark": "#151A16"
  }
};
