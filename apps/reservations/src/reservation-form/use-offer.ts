import type { OfferReply } from '@stammtisch/contracts/offer/read-offer';
import { parseDay, parseMinute } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { findLink } from '@stammtisch/hal-client';
import { useHost } from '@stammtisch/remote-kit';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FormValues } from './form-values.ts';

/** Long enough that nobody is asked while somebody types. Milliseconds. */
const pause = 250;
/** The book changes under the form: what is told is not kept for long. Milliseconds. */
const fresh = 10_000;

/**
 * What the booking rule says to staff about the day and the time of the form. Undefined without a
 * network, and while nothing can be asked: it only warns.
 */
export function useOffer(values: FormValues, except: string | undefined): OfferReply | undefined {
  const { client, entry } = useHost();
  const wanted = useRested(questionOf(values, except));
  const { data } = useQuery({
    queryKey: ['offer', wanted],
    queryFn:
      wanted === undefined || findLink(entry, 'offer') === undefined
        ? skipToken
        : async () => (await import('./ask-offer.ts')).askOffer(client, entry, wanted),
    placeholderData: keepPreviousData,
    staleTime: fresh,
    retry: false,
  });
  return data;
}

/** The question as text, so that what was not changed is not asked again. */
function questionOf(values: FormValues, except: string | undefined): string | undefined {
  const day = parseDay(values.date);
  const persons = values.isRange ? values.personsTo : values.personsFrom;
  const isParty = Number.isInteger(persons) && persons >= 1 && persons <= 500;
  if (day === undefined || !isParty) return undefined;
  const { time } = values;
  const isTime = parseMinute(`${day}T${time}`) !== undefined;
  return JSON.stringify({
    date: formatWireDate(day),
    persons,
    audience: 'staff',
    ...(isTime && { time }),
    ...(except !== undefined && { reservationId: except }),
  });
}

function useRested(value: string | undefined): string | undefined {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
