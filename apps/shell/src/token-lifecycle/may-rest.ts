const hour = 3_600_000;
const day = 24 * hour;

// reliability: a shared tablet must not keep what is not needed for the service.
const never = /\/(authenticate|guests|roster|payment|linked-restaurants)|export/;
const ofReservations = /\/(reservations|dayinfos)(\/|\?|$)/;
const withoutPeople = /\/reservations\/persons-per-day/;
/** A service day in an address, as the wire writes it: `date=01.05.2026`, `/dayinfos/01.05.2026`. */
const serviceDay = /(?:[?&]date=|\/dayinfos\/)(\d{2})\.(\d{2})\.(\d{4})/;

/**
 * Whether a copy of an answer may rest on the device beyond the page. Of the book only today, and the
 * days beside it (reliability: a deviation from ASVS 14.3.3). The device need not know the
 * restaurant's zone: a day counts while it is one of these anywhere on earth.
 *
 * @param now milliseconds since 1970
 */
export function mayRest(href: string, now: number): boolean {
  if (never.test(href)) return false;
  if (!ofReservations.test(href) || withoutPeople.test(href)) return true;
  const [, date, month, year] = serviceDay.exec(href) ?? [];
  if (date === undefined) return false;
  const begins = Date.UTC(Number(year), Number(month) - 1, Number(date));
  // Clocks are between 12 hours behind and 14 before UTC.
  return begins > now - 12 * hour - 2 * day && begins <= now + 14 * hour + day;
}
