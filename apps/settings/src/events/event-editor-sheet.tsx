import type { EventReply } from '@stammtisch/contracts/event/event';
import { eventType } from '@stammtisch/domain/opening-hours/event';
import type { Day } from '@stammtisch/domain/time/minute';
import type { Linked } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/remote-kit';
import {
  Banner,
  Button,
  Dialog,
  Select,
  SideSheet,
  TextArea,
  TextField,
  useSaveKey,
} from '@stammtisch/ui-kit';
import { useState } from 'react';
import { BookingFields } from './booking-fields.tsx';
import { useDescribeEvent } from './describe-event.ts';
import { EventPreview } from './event-preview.tsx';
import { calendarEventOf, type EventValues } from './event-values.ts';
import { applyPreset, presetNames, type PresetName } from './presets.ts';
import { useEventForm, type EventForm } from './use-event-form.ts';
import { WhenFields } from './when-fields.tsx';
import styles from './event-editor.module.css';

const presetOfType = {
  OFFDAY: 'rest-day',
  OFFTIME: 'closed-hours',
  RESTRICTED_RESERVATIONS: 'private',
  EVENT: 'event',
} as const satisfies Record<string, PresetName>;

export interface EventEditorSheetProps {
  /** Absent: a new one. */
  event: EventReply | undefined;
  start: EventValues;
  today: Day;
  /** The list of events; its link `affected` tells who has booked. */
  collection: Linked | undefined;
  onSaved: (saved: EventReply) => void;
  onDelete: (event: EventReply) => void;
  onClose: () => void;
}

/** New and edit; the list stays in sight beside it. */
export function EventEditorSheet(props: EventEditorSheetProps) {
  const { event, start, today, collection, onSaved, onDelete, onClose } = props;
  const text = useText('settings');
  const common = useText('common');
  const form = useEventForm({ event, start, onSaved });
  const describe = useDescribeEvent();
  const [isLeaving, setLeaving] = useState(false);
  useSaveKey(() => void form.save(), { alsoEnter: true });
  return (
    <SideSheet
      isOpen
      isPageUsable
      title={text(event ? 'events.edit-title' : 'events.new-title')}
      {...(form.settled?.kind === 'settled' && {
        subtitle: describe(form.settled.event, today),
      })}
      onClose={() => (form.isDirty ? setLeaving(true) : onClose())}
      footer={
        <div className={styles.foot}>
          {event ? (
            <Button variant="quiet" onPress={() => onDelete(event)}>
              {common('delete')}
            </Button>
          ) : (
            <span />
          )}
          <Button variant="primary" onPress={() => void form.save()} isPending={form.isSaving}>
            {common('save')}
          </Button>
        </div>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault();
          void form.save();
        }}
      >
        {form.theirs && <MeanwhileBanner theirs={form.theirs} today={today} form={form} />}
        <WhatFields form={form} />
        <WhenFields form={form} />
        {form.settled?.kind === 'settled' && (
          <EventPreview
            event={form.settled.event}
            values={form.values}
            today={today}
            collection={collection}
          />
        )}
        <BookingFields form={form} />
        {/* Without one, Enter in a field would not save. */}
        <button type="submit" hidden>
          {common('save')}
        </button>
      </form>
      {isLeaving && (
        <Dialog
          isOpen
          tone="danger"
          title={text('events.leave')}
          confirmLabel={common('discard')}
          cancelLabel={text('events.leave-stay')}
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          {text('events.leave-why')}
        </Dialog>
      )}
    </SideSheet>
  );
}

function WhatFields({ form: { values, settled, faults, set } }: { form: EventForm }) {
  const text = useText('settings');
  const type = settled?.kind === 'settled' ? eventType(settled.event) : 'EVENT';
  return (
    <div className={styles.group}>
      <Select
        label={text('events.preset')}
        value={presetOfType[type]}
        onChange={(name) => set(applyPreset(values, name))}
        options={presetNames.map((value) => ({
          value,
          label: text(`events.preset-${value}`),
          description: text(`events.preset-${value}-why`),
        }))}
      />
      <TextField
        label={text('events.name')}
        isRequired
        maxLength={120}
        value={values.title}
        onChange={(title) => set({ title })}
        {...(faults.title && { error: text(`events.${faults.title}`) })}
      />
      {values.onlineBookable && (
        <>
          <TextArea
            label={text('events.description')}
            description={text('events.description-why')}
            value={values.description}
            onChange={(description) => set({ description })}
          />
          <TextField
            type="url"
            label={text('events.link')}
            placeholder="https://"
            value={values.link}
            onChange={(link) => set({ link })}
            {...(faults.link && { error: text(`events.${faults.link}`) })}
          />
        </>
      )}
    </div>
  );
}

interface MeanwhileProps {
  theirs: EventReply;
  today: Day;
  form: EventForm;
}

function MeanwhileBanner({ theirs, today, form }: MeanwhileProps) {
  const text = useText('settings');
  const describe = useDescribeEvent();
  const sentence = `${theirs.title} – ${describe(calendarEventOf(theirs), today)}`;
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button onPress={form.takeTheirs}>{text('events.take-theirs')}</Button>
          <Button variant="primary" onPress={form.keepMine}>
            {text('events.keep-mine')}
          </Button>
        </>
      }
    >
      {text('events.changed-meanwhile', { sentence })}
    </Banner>
  );
}
