import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function CheckoutReturn() {
  const text = useText('addons');
  return (
    <UpcomingPage
      title={text('checkout-return.title')}
      lead={text('checkout-return.lead')}
      now={text('checkout-return.now')}
    />
  );
}
