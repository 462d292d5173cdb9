import { useText } from '@stammtisch/remote-kit';
import { Check } from 'lucide-react';
import styles from './step-bar.module.css';

export const steps = ['eating-times', 'arrangements', 'upload', 'review'] as const;
export type Step = (typeof steps)[number];

export interface StepBarProps {
  step: Step;
  /** What can be gone to. */
  open: ReadonlySet<Step>;
  onStep: (step: Step) => void;
}

/** Where one is, and the way back to what is done. */
export function StepBar({ step, open, onStep }: StepBarProps) {
  const text = useText('hotel-import');
  const current = steps.indexOf(step);
  return (
    <nav aria-label={text('steps')}>
      <ol className={styles.steps}>
        {steps.map((each, index) => (
          <li key={each} className={styles.step} data-done={index < current || undefined}>
            <button
              type="button"
              className={styles.button}
              aria-current={each === step ? 'step' : undefined}
              disabled={!open.has(each)}
              onClick={() => onStep(each)}
            >
              <span className={styles.number} aria-hidden>
                {index < current ? <Check size={14} /> : index + 1}
              </span>
              <span className={styles.word}>{text(`step.${each}`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
