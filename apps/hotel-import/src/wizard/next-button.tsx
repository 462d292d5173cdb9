import { useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { ArrowRight } from 'lucide-react';
import type { Config } from './use-config.ts';

export interface NextButtonProps {
  config: Config;
  /** Something on this step is not as it has to be. */
  isWrong: boolean;
  onNext: () => void;
}

/** Leads from a step of the set-up to the next one, once what was typed is stored. */
export function NextButton({ config, isWrong, onNext }: NextButtonProps) {
  const text = useText('hotel-import');
  return (
    <Button
      variant="primary"
      icon={<ArrowRight aria-hidden />}
      isPending={config.isSaving}
      isDisabled={isWrong}
      onPress={onNext}
    >
      {text('next')}
    </Button>
  );
}
