/** What becomes of a card; the numbers are the provider's own test numbers. */
export interface TestCard {
  brand: string;
  /** What happens when it is left for later. */
  keeping: 'works' | 'declined' | 'asks-the-holder';
  /** What happens when it is charged without its holder. */
  charging: 'works' | 'declined' | 'asks-the-holder';
}

const cards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', keeping: 'works', charging: 'works' },
  '5555555555554444': { brand: 'mastercard', keeping: 'works', charging: 'works' },
  '4000000000000002': { brand: 'visa', keeping: 'declined', charging: 'declined' },
  '4000000000000341': { brand: 'visa', keeping: 'works', charging: 'declined' },
  '4000002500003155': { brand: 'visa', keeping: 'asks-the-holder', charging: 'works' },
  '4000002760003184': { brand: 'visa', keeping: 'asks-the-holder', charging: 'asks-the-holder' },
};

export function testCard(typed: string): (TestCard & { number: string }) | undefined {
  const number = typed.replaceAll(/\s/g, '');
  const card = cards[number];
  return card && { ...card, number };
}
