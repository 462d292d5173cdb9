import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import { holdToken } from '../../api/hold-token.ts';
import { eventOf, type Restaurant } from '../../api/restaurant.ts';
import { useLanguage, useText } from '../../app/language.tsx';
import { Notice } from '../../app/notice.tsx';
import { detailsTexts } from '../../texts/details-texts.ts';
import type { Availability } from '../availability.ts';
import type { Details, Draft, Slot } from '../draft.ts';
import { HoldNotice } from './hold-notice.tsx';
import { Consents } from './consents.tsx';
import { Field } from './field.tsx';
import { Elsewhere } from './elsewhere.tsx';
import {
  findMissing,
  firstWrong,
  formFields,
  placeErrors,
  type FieldErrors,
} from './form-fields.ts';
import { SendingNotice } from './sending-notice.tsx';
import { LeaveCard } from '../../leave-card/leave-card.tsx';
import { useCard } from '../../leave-card/use-card.ts';
import { useBooking } from './use-booking.ts';
import { useHold } from './use-hold.ts';
import styles from './give-details.module.css';

interface GiveDetailsProps {
  restaurant: Restaurant;
  availability: Availability;
  draft: Draft;
  slot: Slot;
  onChange: (part: Partial<Draft>) => void;
  onTaken: () => void;
  onBack: () => void;
  onBooked: (booking: BookingReply) => void;
}

/** The second screen: who comes, and the one big button. */
export function GiveDetails(props: GiveDetailsProps) {
  const { restaurant, availability, draft, slot, onChange, onTaken, onBack, onBooked } = props;
  const { details, persons } = draft;
  const t = useText(detailsTexts);
  const { language, formats } = useLanguage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const { sending, send, stop } = useBooking(restaurant, draft, (sent) => onChange({ sent }));
  const { hold, renew } = useHold(restaurant, slot, persons);
  const { card, open: openCard, forget: forgetCard } = useCard(restaurant);
  const [isCardMissing, setCardMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => title.current?.focus(), []);

  const fields = formFields(restaurant.fields);
  const asksCard = restaurant.card && !slot.waits && persons >= restaurant.card.fromPersons;
  const does = slot.waits ? 'wait' : restaurant.confirmAtOnce ? 'book' : 'request';
  const isBusy = sending.kind === 'sending' || sending.kind === 'waiting';
  const summary = [
    formats.persons(persons),
    formats.mediumDate(slot.date),
    t('at', { time: slot.time }),
  ].join(' · ');

  const choose = (chosen: Slot) => {
    onChange({ slot: chosen });
    stop();
  };
  const chooseAtTop = (chosen: Slot) => {
    choose(chosen);
    title.current?.focus();
  };
  // Everything is filled in already: only the button is left.
  const chooseAtButton = (chosen: Slot) => {
    choose(chosen);
    button.current?.focus();
  };
  const around = { restaurant, availability, draft };

  const set = (part: Partial<Details>) => {
    // What was said of the last sending is not about what is typed now.
    if (sending.kind !== 'idle') stop();
    onChange({ details: { ...details, ...part } });
    setErrors((before) => {
      const kept = Object.entries(before).filter(([name]) => !(name in part));
      return Object.fromEntries(kept);
    });
  };
  const show = (found: FieldErrors) => {
    setErrors(found);
    const first = firstWrong(found, fields);
    if (first) form.current?.querySelector<HTMLElement>(`#field-${first}`)?.focus();
  };
  const leaveCard = async () => {
    setCardMissing(false);
    const email = details.email.trim();
    if (email === '') return show({ email: 'required' });
    const name = `${details.forename} ${details.lastname}`.trim();
    const isRead = await openCard({ email, name, language });
    if (!isRead) show({ email: 'emailInvalid' });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = findMissing(details, fields, restaurant.termsUrl !== '');
    if (Object.keys(missing).length > 0) return show(missing);
    if (asksCard && card.kind !== 'saved') {
      setCardMissing(true);
      return form.current?.querySelector<HTMLElement>('[data-part=card]')?.focus();
    }
    const { acceptsPrivacyPolicy: _, ...rest } = details;
    const who = { ...rest, email: rest.email.trim(), phone: rest.phone.trim() };
    const { date, time, waits = false } = slot;
    const kept = { hold: holdToken(), waitingList: waits, ...eventOf(restaurant) };
    const when = { date, time, persons, ...kept };
    const left = asksCard && card.kind === 'saved' ? { card: card.id } : {};
    const wish = { ...when, ...who, ...left, acceptsPrivacyPolicy: true, language } as const;
    const outcome = await send(wish);
    if (outcome?.kind === 'booked') {
      // It goes with this booking and no other.
      forgetCard();
      onBooked(outcome.booking);
    }
    if (outcome?.kind === 'refused') show(placeErrors(outcome.errors, details));
    if (outcome?.kind === 'not-bookable') onTaken();
  };

  return (
    <form
      ref={form}
      className={styles['screen']}
      noValidate
      onSubmit={(event) => void submit(event)}
      data-part="give-details"
    >
      <div className={styles['head']}>
        <button type="button" className={styles['back']} onClick={onBack}>
          <span aria-hidden="true">‹ </span>
          {t('back')}
        </button>
        <h2 ref={title} tabIndex={-1}>
          {t('title')}
        </h2>
        <p className={styles['summary']}>{summary}</p>
      </div>
      {slot.waits ? (
        <Notice title={t('waitTitle')}>
          <p>{t('waitText')}</p>
        </Notice>
      ) : (
        <HoldNotice
          hold={hold}
          onRenew={renew}
          onChoose={chooseAtTop}
          elsewhere={<Elsewhere {...around} onChoose={chooseAtTop} />}
        />
      )}
      <div className={styles['fields']}>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={details[field.name]}
            error={errors[field.name]}
            onChange={(value) => set({ [field.name]: value })}
          />
        ))}
      </div>
      {asksCard && restaurant.card && (
        <LeaveCard
          terms={restaurant.card}
          card={card}
          isMissing={isCardMissing}
          onOpen={() => void leaveCard()}
          onForget={forgetCard}
        />
      )}
      <Consents restaurant={restaurant} details={details} errors={errors} onChange={set} />
      <div role="alert">
        <SendingNotice
          sending={sending}
          hasFieldErrors={Object.keys(errors).length > 0}
          onStop={stop}
          onChoose={chooseAtButton}
          elsewhere={<Elsewhere {...around} onChoose={chooseAtButton} />}
        />
      </div>
      <button ref={button} type="submit" className={styles['submit']} aria-disabled={isBusy}>
        <b>{isBusy ? t('sending') : t(does)}</b>
        <span>{summary}</span>
      </button>
      <p className={styles['hint']}>{t(`${does}Hint`)}</p>
    </form>
  );
}
