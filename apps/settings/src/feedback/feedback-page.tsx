import { useText } from '@stammtisch/remote-kit';
import { Banner, NumberField, Switch } from '@stammtisch/ui-kit';
import { MailWorkshop } from '../mails/mail-workshop.tsx';
import { useFieldWords } from '../mails/use-field-words.ts';
import { SettingsPage } from '../section/settings-page.tsx';
import { SettingsPart } from '../section/settings-part.tsx';
import { useSettingsForm, type SettingsForm } from '../section/use-settings-form.ts';
import { RatingGlance } from './rating-glance.tsx';
import styles from '../mails/rows.module.css';

/** Whether guests are asked for a rating, when, in which words, and what came of it. */
export function FeedbackPage() {
  const text = useText('settings');
  const of = useSettingsForm(useFieldWords());
  return (
    <SettingsPage title={text('feedback.title')} lead={text('feedback.lead')} isWide of={of}>
      {(form) => (
        <>
          <SettingsPart title={text('feedback.result')}>
            <RatingGlance />
          </SettingsPart>
          <AskPart form={form} />
          <SettingsPart title={text('feedback.words')} lead={text('mails.texts-lead')}>
            <MailWorkshop form={form} mail="rating" />
          </SettingsPart>
        </>
      )}
    </SettingsPage>
  );
}

function AskPart({ form }: { form: SettingsForm }) {
  const text = useText('settings');
  const { feedbackEmailConfig: feedback } = form.value.mail;
  const set = (change: Partial<typeof feedback>) =>
    form.set('mail', { feedbackEmailConfig: { ...feedback, ...change } });
  return (
    <SettingsPart title={text('feedback.ask')} lead={text('feedback.ask-lead')}>
      <Switch isSelected={feedback.active} onChange={(active) => set({ active })}>
        {text('feedback.active')}
      </Switch>
      <NumberField
        className={styles.number}
        label={text('feedback.days-after')}
        value={feedback.daysAfter}
        minValue={1}
        maxValue={30}
        isDisabled={!feedback.active}
        onChange={(days) => set({ daysAfter: Number.isNaN(days) ? 1 : days })}
      />
      <Banner>
        {feedback.active
          ? text('feedback.first', { count: feedback.daysAfter })
          : text('feedback.never')}
      </Banner>
    </SettingsPart>
  );
}
