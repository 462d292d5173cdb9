import { useText } from '@stammtisch/remote-kit';

const known = [
  'card_declined',
  'insufficient_funds',
  'authentication_required',
  'expired_card',
  'unavailable',
] as const;

/** The provider's code as a sentence; one that we do not know is shown as it is. */
export function useFailureWords() {
  const text = useText('addons');
  return (code: string) => {
    const word = known.find((each) => each === code);
    return word ? text(`fee.why-${word}`) : text('fee.why-other', { code });
  };
}
