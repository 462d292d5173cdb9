import { useRuleWords } from '@stammtisch/i18n';
import { useHost, useText } from '@stammtisch/remote-kit';
import { Banner, Button } from '@stammtisch/ui-kit';
import type { Warning } from './warnings.ts';

export interface WarningBannerProps {
  warning: Warning;
}

/** One thing that staff should know before saving; it never stands in their way. */
export function WarningBanner({ warning }: WarningBannerProps) {
  const { requireMaster } = useHost();
  const text = useText('reservations');
  const problem = useText('problems');
  const say = useRuleWords();
  switch (warning.kind) {
    case 'RULE':
      return <Banner tone="warning">{say(warning.refusal)}</Banner>;
    case 'FOLLOW_UP':
      return <Banner tone="warning">{text('party.follow-up', { ...warning })}</Banner>;
    case 'SAME_GUEST':
      return <Banner>{text('party.same-guest', { ...warning })}</Banner>;
    case 'MASTER_PASSWORD':
      return (
        <Banner
          actions={
            <Button variant="quiet" onPress={() => void requireMaster()}>
              {text('party.master-now')}
            </Button>
          }
        >
          {text('party.master')}
        </Banner>
      );
    case 'DATE_IN_PAST':
    case 'TOO_MANY_GUESTS_FOR_TABLE':
      return <Banner tone="warning">{problem(warning.kind)}</Banner>;
  }
}
