import { useText } from '@stammtisch/i18n';
import controls from '../kit/controls.module.css';
import { Question } from '../kit/question.tsx';
import { useUnsavedQuestion } from './unsaved-work.ts';

export function UnsavedQuestion() {
  const text = useText('shell');
  const question = useUnsavedQuestion((state) => state.question);
  if (question === undefined) return null;
  return (
    <Question title={text('unsaved.title')} onDismiss={() => question.answer(false)}>
      <p>{text('unsaved.lead')}</p>
      <div className={controls.actions}>
        <button type="button" className={controls.plain} onClick={() => question.answer(true)}>
          {text('unsaved.leave')}
        </button>
        <button type="button" className={controls.primary} onClick={() => question.answer(false)}>
          {text('unsaved.stay')}
        </button>
      </div>
    </Question>
  );
}
