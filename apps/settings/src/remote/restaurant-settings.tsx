import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function RestaurantSettings() {
  const text = useText('settings');
  return (
    <UpcomingPage
      title={text('restaurant-settings.title')}
      lead={text('restaurant-settings.lead')}
      now={text('restaurant-settings.now')}
    />
  );
}
