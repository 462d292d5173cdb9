import { readOffer, type OfferReply } from '@stammtisch/contracts/offer/read-offer';
import type { HalClient, Linked } from '@stammtisch/hal-client';

/** Asks the booking rule; loaded when the first form asks, because its answer has many shapes. */
export async function askOffer(
  client: HalClient,
  entry: Linked,
  question: string,
): Promise<OfferReply> {
  const body = readOffer.body.parse(JSON.parse(question));
  return (await client.call(entry, readOffer, { body })).resource;
}
