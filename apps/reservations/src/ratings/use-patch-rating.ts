import {
  patchRating,
  rating as ratingSchema,
  type RatingReply,
} from '@stammtisch/contracts/rating/rating';
import { isProblem } from '@stammtisch/hal-client';
import { tellProblem, useHost, useText } from '@stammtisch/remote-kit';
import type { Undo } from '@stammtisch/ui-kit';
import { useBookRefresh } from '../book/use-book-refresh.ts';

export type RatingPatch = Partial<Pick<RatingReply, 'handled' | 'note'>>;

/** Marks a rating as handled, or keeps a note; both can be taken back. */
export function usePatchRating(undo: Undo) {
  const { client, notices } = useHost();
  const text = useText('reservations');
  const common = useText('common');
  const problem = useText('problems');
  const refresh = useBookRefresh();

  async function patch(seen: RatingReply, body: RatingPatch): Promise<boolean> {
    try {
      const options = { ifMatch: `"${seen.version}"`, body };
      const { resource } = await client.call(seen, patchRating, options);
      const before: RatingPatch =
        body.note === undefined ? { handled: seen.handled } : { note: seen.note };
      const { undo: takeBack } = undo.offer(() => void patch(resource, before));
      notices.success(wordsFor(resource, body), { label: common('undo'), onAction: takeBack });
      return true;
    } catch (error) {
      const isStale =
        isProblem(error, 'stale-version') &&
        ratingSchema.safeParse(error.extensions['current']).success;
      if (isStale) notices.warning(text('ratings.meanwhile'));
      else tellProblem(error, notices, (key) => problem(key));
      return false;
    } finally {
      await refresh();
    }
  }

  function wordsFor({ guestName: name, handled }: RatingReply, body: RatingPatch): string {
    if (body.handled === undefined) return text('ratings.note-saved');
    return text(handled ? 'ratings.handled-toast' : 'ratings.reopened-toast', { name });
  }

  return patch;
}
