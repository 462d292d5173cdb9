import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function RestaurantInfos() {
  const text = useText('settings');
  return (
    <UpcomingPage
      title={text('restaurant-infos.title')}
      lead={text('restaurant-infos.lead')}
      now={text('restaurant-infos.now')}
    />
  );
}
