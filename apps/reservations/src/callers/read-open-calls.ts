import { listPhoneCalls } from '@stammtisch/contracts/phone/phone-call';
import { expand, findLink, isProblem, type HalClient, type Linked } from '@stammtisch/hal-client';

/**
 * The addresses of the calls that everybody else sees by now and that nobody has taken on. None where
 * they cannot be read: the next opening of the stream asks again.
 */
export async function readOpenCalls(
  client: HalClient,
  entry: Linked,
  signal: AbortSignal,
): Promise<string[]> {
  const link = findLink(entry, 'phone-calls');
  if (link === undefined) return [];
  try {
    // A call of five minutes ago, kept for the time without network, would be no call of now.
    const options = { schema: listPhoneCalls.reply, signal, cache: 'never' as const };
    const { resource } = await client.get(expand(link, { open: 'true' }), options);
    return resource._embedded.calls.flatMap((call) => findLink(call, 'self')?.href ?? []);
  } catch (error) {
    if (signal.aborted || isProblem(error)) return [];
    throw error;
  }
}
