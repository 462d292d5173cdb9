import { readLogo, readPublicLogo } from '@stammtisch/contracts/restaurant-info/logo';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { answerWithPicture } from './answer-with-picture.ts';
import { findLogo, findPublicLogo } from './logo.sql.ts';

export function mountReadLogo(api: Api): void {
  register(api, readLogo, async ({ session: { restaurant } }) => {
    const logo = await api.database.transaction(restaurant, (tx) => tx.maybe(findLogo(restaurant)));
    return logo ? answerWithPicture(logo, 'private, no-cache') : refuse('not-found');
  });
}

/** Its address names its content, so that whoever has it never asks again. */
export function mountReadPublicLogo(api: Api): void {
  register(api, readPublicLogo, async ({ params: { identifier, version } }) => {
    const logo = await api.database.systemTransaction((tx) =>
      tx.maybe(findPublicLogo(identifier, version)),
    );
    return logo
      ? answerWithPicture(logo, 'public, max-age=31536000, immutable')
      : refuse('not-found');
  });
}
