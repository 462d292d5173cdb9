import type { Restaurant } from '../../api/restaurant.ts';
import type { Availability } from '../availability.ts';
import type { Draft, Slot } from '../draft.ts';

export interface TimeChoiceProps {
  restaurant: Restaurant;
  availability: Availability;
  draft: Draft;
  onChoose: (slot: Slot) => void;
  onRetry: () => void;
}
