import type { LivePlanWish } from '@stammtisch/contracts/slots/live-plan';
import { useText } from '@stammtisch/remote-kit';
import { useIsNarrow, useMediaQuery, VisuallyHidden } from '@stammtisch/ui-kit';
import { useRef, useState } from 'react';
import { CarryBanner } from './carry-banner.tsx';
import { ChosenTable } from './chosen-table.tsx';
import { FindBar } from './find-bar.tsx';
import { partyGroups } from './party-groups.ts';
import { PartyList } from './party-list.tsx';
import { offeredTimes } from './place-search.ts';
import { PlanLegend } from './plan-legend.tsx';
import { PlanTools, type PlanView } from './plan-tools.tsx';
import { RoomPlan } from './room-plan.tsx';
import { TableList } from './table-list.tsx';
import { usePlanActions } from './use-plan-actions.ts';
import { usePlanModel, type PlanGiven } from './use-plan-model.ts';
import { usePlanState } from './use-plan-state.ts';
import { useZoom } from './use-zoom.ts';
import styles from './plan-board.module.css';

export interface PlanBoardProps extends PlanGiven {
  onWish: ((wish: LivePlanWish) => void) | undefined;
}

/** Beside the plan there is room for the parties; else they stand below it, and a table's in a sheet. */
const roomForAside = '(min-width: 1100px)';

/** The house at work: who sits where, who comes, and everything that is done at a table. */
export function PlanBoard({ onWish, ...given }: PlanBoardProps) {
  const { now, rooms } = given;
  const text = useText('floorplan');
  const isNarrow = useIsNarrow();
  const hasAside = useMediaQuery(roomForAside);
  const state = usePlanState();
  const { carry, chosen, search } = state;
  const model = usePlanModel(given, state);
  const { view: viewport, ...zoom } = useZoom();
  const [view, setView] = useState<PlanView>('plan');
  const [wishedRoom, setRoom] = useState<string>();
  const area = useRef<HTMLElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const actions = usePlanActions({ state, model, area, ghost, onWish });

  const roomId = wishedRoom ?? (isNarrow ? rooms[0]?.id : undefined) ?? 'all';
  const shown = model.drawn.filter(({ room }) => roomId === 'all' || room.id === roomId);
  const isChosen = chosen !== undefined && !carry;
  const panel = isChosen && (
    <ChosenTable
      model={model}
      state={state}
      hasAside={hasAside}
      onWish={onWish}
      onCarry={({ party, from, joins }) => actions.pickUp(party, from, joins)}
    />
  );

  return (
    <section ref={area} className={styles.board} aria-label={text('live-plan.label')}>
      <div className={styles.top}>
        <PlanTools
          rooms={model.drawn.map(({ room, looks }) => ({
            room,
            free: looks.filter(({ kind }) => kind === 'free').length,
            tables: looks.length,
          }))}
          room={roomId}
          view={view}
          zoom={zoom}
          onRoom={setRoom}
          onView={setView}
        />
        <div className={styles.find}>
          {/* A drag moves nothing but what is dragged. */}
          {carry && !actions.isDragging ? (
            <CarryBanner
              carry={carry}
              places={model.places}
              nameOf={model.nameOf}
              onPlace={(to) => actions.place(carry.party, to, carry.from)}
              onCancel={actions.stop}
            />
          ) : (
            <FindBar
              search={search}
              isToday={model.isToday}
              times={offeredTimes(given)}
              places={model.searched}
              nameOf={model.nameOf}
              onSearch={state.look}
              onPlace={state.choose}
            />
          )}
          <PlanLegend tables={model.tables} states={model.states} />
        </div>
      </div>
      <div className={styles.body}>
        <div ref={viewport} className={styles.view}>
          {view === 'list' ? (
            <TableList rooms={shown} onPress={actions.press} />
          ) : (
            <div className={styles.rooms} style={{ width: `${zoom.zoom * 100}%` }}>
              {shown.map(({ room, drawing, looks }) => (
                <RoomPlan
                  key={room.id}
                  room={room}
                  drawing={drawing}
                  looks={looks}
                  onPress={actions.press}
                />
              ))}
            </div>
          )}
        </div>
        {hasAside && panel}
        {onWish && !(hasAside && panel) && (
          <PartyList
            groups={partyGroups(model.parties, { now, ahead: model.ahead })}
            carried={carry?.party.id}
            onCarry={(party) =>
              carry?.party.id === party.id ? actions.stop() : actions.pickUp(party)
            }
            onOpen={(party) => onWish({ kind: 'open', reservation: party.id })}
          />
        )}
      </div>
      {!hasAside && panel}
      {actions.isDragging && carry && (
        <div ref={ghost} className={styles.ghost} aria-hidden>
          {carry.party.size} · {carry.party.guest}
        </div>
      )}
      <VisuallyHidden>
        <output>{state.said}</output>
      </VisuallyHidden>
    </section>
  );
}
