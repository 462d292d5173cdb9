import type { HousePlan } from './house-plans.ts';
import { notes, wishes } from './names.ts';
import type { Random } from './random.ts';

export interface DemoGuest {
  id: string;
  anrede: string;
  forename: string;
  lastname: string;
  phone: string;
  email: string;
  comment: string;
  tags: string[];
  allowsDataStorage: boolean;
  allowsNewsletter: boolean;
}

/** The guest book of a house: regulars with notes, allergies, and some without consent. */
export function inventGuests(plan: HousePlan, random: Random): DemoGuest[] {
  return Array.from({ length: plan.guests }, (_, index) => {
    const forename = random.pick(plan.region.forenames);
    const lastname = random.pick(plan.region.lastnames);
    const isRegular = random.chance(0.15);
    const hasNeed = random.chance(0.08);
    return {
      id: random.uuid(),
      anrede: '',
      forename,
      lastname,
      phone: `${plan.region.phonePrefix}${String(index).padStart(3, '0')}`.replaceAll(' ', ''),
      email: random.chance(0.8)
        ? `${plain(forename)}.${plain(lastname)}.${index}@gast.example`
        : '',
      comment: isRegular ? random.pick(notes) : hasNeed ? random.pick(wishes) : '',
      tags: isRegular ? ['Stammgast', ...(random.chance(0.2) ? ['VIP'] : [])] : [],
      allowsDataStorage: random.chance(0.85),
      allowsNewsletter: random.chance(0.4),
    };
  });
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
}
