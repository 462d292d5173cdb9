import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { IconButton } from '@stammtisch/ui-kit';
import { PanelRightOpen, Sprout } from 'lucide-react';
import { useId } from 'react';
import type { PartyGroup } from './party-groups.ts';
import type { PlanParty } from './plan-party.ts';
import styles from './party-list.module.css';

export interface PartyListProps {
  groups: readonly { group: PartyGroup; parties: readonly PlanParty[] }[];
  /** The party that a table is looked for. */
  carried: string | undefined;
  onCarry: (party: PlanParty) => void;
  onOpen: (party: PlanParty) => void;
}

/** Parties beside the plan: each is pulled onto a table, or pressed to choose one. */
export function PartyList({ groups, carried, onCarry, onOpen }: PartyListProps) {
  const text = useText('floorplan');
  const formats = useFormats();
  const id = useId();
  return (
    <div className={styles.groups}>
      {groups.map(({ group, parties }) => (
        <section key={group} className={styles.group} aria-labelledby={`${id}${group}`}>
          <h3 id={`${id}${group}`} className={styles.heading}>
            {text(`live-plan.group-${group}`)} <span>{parties.length}</span>
          </h3>
          <ul className={styles.parties}>
            {parties.map((party) => (
              <li key={party.id} className={styles.party}>
                <button
                  type="button"
                  className={styles.carry}
                  data-party={party.id}
                  aria-pressed={carried === party.id}
                  aria-label={text('live-plan.choose-for', {
                    guest: party.guest,
                    persons: party.size,
                    time: formats.time(party.reservation.time),
                    table: tableNames(party) || text('live-plan.no-table'),
                  })}
                  onClick={() => onCarry(party)}
                >
                  <span className={styles.time}>{formats.time(party.reservation.time)}</span>
                  <span className={styles.size}>{party.size}</span>
                  <span className={styles.guest}>{party.guest}</span>
                  {party.hasAllergy && <Sprout className={styles.allergy} aria-hidden />}
                  <span className={styles.table}>{tableNames(party)}</span>
                </button>
                <IconButton
                  label={text('live-plan.details-of', { guest: party.guest })}
                  hasTooltip={false}
                  onPress={() => onOpen(party)}
                >
                  <PanelRightOpen aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className={styles.empty}>{text('live-plan.nobody')}</p>}
    </div>
  );
}

function tableNames({ reservation }: PlanParty): string {
  return reservation.tables.map(({ name }) => name).join(' + ');
}
