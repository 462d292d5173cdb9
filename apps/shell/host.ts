import { defineHost } from '@stammtisch/contracts/remote/define-host';
import { backgroundSlot } from '@stammtisch/contracts/slots/background';
import { edgeSlot } from '@stammtisch/contracts/slots/edge';
import { setUpSlot } from '@stammtisch/contracts/slots/set-up';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { presenceTopic } from '@stammtisch/contracts/topics/presence';
import { sessionEndedTopic } from '@stammtisch/contracts/topics/session-ended';
import { streamOpenedTopic } from '@stammtisch/contracts/topics/stream-opened';

export default defineHost({
  paths: ['/login', '/login/demo', '/login/logout', '/logout', '/external-origin', '/settings'],
  namespaces: ['shell', 'common', 'problems'],
  slots: [backgroundSlot, edgeSlot, setUpSlot],
  topics: {
    publishes: [changeTopic, presenceTopic, sessionEndedTopic, streamOpenedTopic],
    consumes: [],
  },
  // Everything comes from its own origin; a remote that needs another source is refused.
  csp: {},
  // vis-timeline, the heaviest part, takes about 120 kB.
  limits: { routeGzip: 250_000, totalBytes: 8_000_000 },
});
