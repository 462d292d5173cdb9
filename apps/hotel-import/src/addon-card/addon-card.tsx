import { RouteLink, useText } from '@stammtisch/remote-kit';
import { Panel } from '@stammtisch/ui-kit';

/** Says on the overview of the addons what the hotel import is, and leads to it. */
export function AddonCard() {
  const text = useText('hotel-import');
  const way = <RouteLink to="hotel-csv-import.wizard">{text('addon-card.open')}</RouteLink>;
  return (
    <Panel title={text('hotel-csv-import.title')} state={text('addon-card.state')} actions={way}>
      <p>{text('addon-card.does')}</p>
    </Panel>
  );
}
