export interface GuestName {
  forename: string;
  lastname: string;
  company: string;
}

/** `Anna Huber`; a company stands for a guest without a name. */
export function guestNameOf({ guest }: { guest: GuestName }): string {
  const name = [guest.forename, guest.lastname].filter((part) => part !== '').join(' ');
  return name === '' ? guest.company : name;
}
