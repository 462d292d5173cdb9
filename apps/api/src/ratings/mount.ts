import type { Api } from '../platform/http/api.ts';
import { mountListRatings } from './list-ratings/route.ts';
import { mountPatchRating } from './patch-rating/route.ts';
import { mountReadRating } from './read-rating/route.ts';
import { mountReadRatingSummary } from './read-rating-summary/route.ts';

export function mountRatings(api: Api): void {
  mountListRatings(api);
  mountReadRatingSummary(api);
  mountReadRating(api);
  mountPatchRating(api);
}
