import { useNow, useText } from '@stammtisch/remote-kit';
import type { Status } from '@stammtisch/domain/reservation/status';
import { dayOf, type Day } from '@stammtisch/domain/time/minute';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { EmptyState, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useDayBook } from '../book/use-day-book.ts';
import { useRooms } from '../book/use-rooms.ts';
import { useTableSets } from '../book/use-table-sets.ts';
import { FreeTables } from './free-tables.tsx';
import { placesNow } from './places-now.ts';
import { PartyMenu } from './party-menu.tsx';
import { useSeat } from './use-seat.tsx';
import type { useWaitingList, WaitingParty } from './use-waiting-list.ts';
import { WaitingRow } from './waiting-row.tsx';
import styles from './waiting-parties.module.css';

export interface WaitingPartiesProps {
  list: ReturnType<typeof useWaitingList>;
  onStatus: (party: WaitingParty, to: Status) => void;
}

/** Everybody who waits, in the order of the queue; who can sit down now is one tap away from it. */
export function WaitingParties({ list, onStatus }: WaitingPartiesProps) {
  const text = useText('reservations');
  const now = useNow();
  const { parties, query } = list;
  const rooms = useRooms().data?.resource._embedded.rooms ?? [];
  const sets = useTableSets();
  const book = useDayBook(dayOfParties(parties) ?? dayOf(now));
  const { seat, pendingId, question } = useSeat();
  const [choosingId, setChoosingId] = useState<string>();

  if (query.isError) {
    return <FailureCard title={text('waiting-list.failed')} onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) return <Skeleton rows={4} />;
  return (
    <div className={styles.frame}>
      {parties.length === 0 ? (
        <EmptyState icon={<Hourglass />}>{text('waiting-list.empty')}</EmptyState>
      ) : (
        <ol className={styles.parties} aria-label={text('waiting-list.title')}>
          {parties.map((party) => (
            <WaitingRow
              key={party.id}
              party={party}
              now={now}
              isPending={pendingId === party.id}
              onSeat={(tables) => void seat(party, { tables })}
              onChooseTable={() => toggleTables(party)}
              menu={
                <PartyMenu
                  party={party}
                  onChooseTable={() => toggleTables(party)}
                  onStatus={onStatus}
                />
              }
            >
              {choosingId === party.id && renderTables(party)}
            </WaitingRow>
          ))}
        </ol>
      )}
      {question}
    </div>
  );

  function toggleTables({ id }: WaitingParty) {
    setChoosingId((before) => (before === id ? undefined : id));
  }

  function renderTables(party: WaitingParty) {
    const { duration, id, persons } = party;
    const places = placesNow({ rooms, sets }, book.reservations, {
      persons: persons.to,
      now,
      duration,
      except: id,
    }).filter((place) => place.until === undefined);
    if (places.length === 0) {
      return <p className={styles.none}>{text('waiting-list.no-free-table')}</p>;
    }
    return (
      <FreeTables
        label={text('walk-in.table')}
        places={places}
        isDisabled={pendingId !== undefined}
        onChoose={(place) => {
          setChoosingId(undefined);
          void seat(party, { tables: [...place.tables] });
        }}
      />
    );
  }
}

/** All of them wait on one service day. */
function dayOfParties([first]: readonly WaitingParty[]): Day | undefined {
  return first && parseWireDate(first.serviceDay);
}
