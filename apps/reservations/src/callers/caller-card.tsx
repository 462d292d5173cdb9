import { phoneCall, type PhoneCallReply } from '@stammtisch/contracts/phone/phone-call';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import { Button, IconButton } from '@stammtisch/ui-kit';
import { CalendarPlus, Phone, PhoneOff, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { nameOf } from '../guests/guest.ts';
import { CallerGuest } from './caller-guest.tsx';
import { tellPutAway } from './tell-put-away.ts';
import { useFading } from './use-fading.ts';
import styles from './callers.module.css';

export interface CallerCardProps {
  /** Of the call. */
  href: string;
  onGone: () => void;
  onSay: (sentence: string) => void;
}

/** One call: from which number, and whom the guest book knows under it. It goes by itself. */
export function CallerCard({ href, onGone, onSay }: CallerCardProps) {
  const { data, dataUpdatedAt, isError } = useResource(href, { schema: phoneCall });
  const call = data?.resource;
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    // Without it there is nothing to show, and nobody asked for it.
    if (isError) leave();
  }, [isError]);
  if (call === undefined) return null;
  return <Card call={call} readAt={dataUpdatedAt} onGone={onGone} onSay={onSay} />;
}

interface CardProps extends Omit<CallerCardProps, 'href'> {
  call: PhoneCallReply;
  /** In milliseconds, by this device's clock. */
  readAt: number;
}

function Card({ call, readAt, onGone, onSay }: CardProps) {
  const text = useText('reservations');
  const { client, navigate } = useHost();
  const heading = useId();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isInUse, setInUse] = useState(false);
  const cameFrom = useRef<Element>(null);
  const isHeld = isPointedAt || isInUse;
  const isOver = call.secondsLeft === 0;
  const { caller, guests, state } = call;
  useFading({ until: readAt + call.secondsLeft * 1_000, isHeld, onGone });

  const sentence = text('callers.from', {
    name: guests.length > 0 ? guests.map(nameOf).join(', ') : (caller ?? text('callers.withheld')),
  });
  const say = useEffectEvent(() => {
    if (!isOver) onSay(sentence);
  });
  useEffect(() => say(), []);
  if (isOver && !isHeld) return null;

  const takeOn = () => {
    onGone();
    void tellPutAway(client, call);
  };
  const putAway = () => {
    takeOn();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const reserve = (guest?: string) => {
    takeOn();
    navigate({
      to: 'reservation.new',
      search: {
        sheet: 'new',
        ...(guest !== undefined && { guest }),
        ...(guest === undefined && caller !== null && { call: call.id }),
      },
    });
  };
  return (
    // Pointer and focus only hold it, and Escape is a second way to its button.
    <div
      role="presentation"
      className={styles.card}
      data-state={state}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setInUse(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        setInUse(currentTarget.contains(relatedTarget));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        putAway();
      }}
    >
      <article aria-labelledby={heading}>
        <header className={styles.head}>
          {state === 'ENDED' ? <PhoneOff aria-hidden /> : <Phone aria-hidden />}
          <h2 id={heading} className={styles.number}>
            {caller ?? text('callers.withheld')}
            <span className={styles.state}>{text(`callers.${state}`)}</span>
          </h2>
          {/* A tooltip would take the first Escape for itself. */}
          <IconButton label={text('callers.close')} hasTooltip={false} onPress={putAway}>
            <X aria-hidden />
          </IconButton>
        </header>
        {guests.map((guest) => (
          <CallerGuest
            key={guest.id}
            guest={guest}
            onReserve={() => reserve(guest.id)}
            onLeave={takeOn}
          />
        ))}
        {guests.length === 0 && (
          <div className={styles.stranger}>
            <p className={styles.quiet}>
              {text(caller === null ? 'callers.nobody' : 'callers.stranger')}
            </p>
            <Button icon={<CalendarPlus aria-hidden />} onPress={() => reserve()}>
              {text('callers.reserve')}
            </Button>
          </div>
        )}
      </article>
    </div>
  );
}
