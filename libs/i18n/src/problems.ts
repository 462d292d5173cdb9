import { defineMessages } from './messages.ts';
import { apiRefusals } from './problems/api-refusals.ts';
import { businessMessages } from './problems/business.ts';
import { houseMessages } from './problems/house.ts';
import { reservationMessages } from './problems/reservations.ts';
import { sessionMessages } from './problems/session.ts';

/**
 * What a toast says, by the key of the specification's error catalogue (§8) and of the API's
 * problems. Where the catalogue gives only a text, the key is ours.
 */
export const problemMessages = defineMessages({
  de: {
    ...apiRefusals.de,
    ...sessionMessages.de,
    ...reservationMessages.de,
    ...houseMessages.de,
    ...businessMessages.de,
  },
  en: {
    ...apiRefusals.en,
    ...sessionMessages.en,
    ...reservationMessages.en,
    ...houseMessages.en,
    ...businessMessages.en,
  },
  fr: {
    ...apiRefusals.fr,
    ...sessionMessages.fr,
    ...reservationMessages.fr,
    ...houseMessages.fr,
    ...businessMessages.fr,
  },
});
