import { readPrivacy, type Privacy } from '@stammtisch/contracts/privacy/read-privacy';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

/** How the house stands with consent; fresh while an anonymisation runs, whoever began it. */
export function usePrivacy() {
  const { entry } = useHost();
  return useResource<Privacy>(findLink(entry, 'privacy'), { schema: readPrivacy.reply });
}
