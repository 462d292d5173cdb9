import { useAccounts } from '../../../apps/shell/src/token-lifecycle/accounts.ts';
import { keepSession } from '../../../apps/shell/src/token-lifecycle/sessions.ts';
import { readSession } from '../read-session.ts';

// Signed in before the shell looks; then everything is as it is in production.
const session = await readSession(useAccounts.getState().active !== undefined);
if (session !== undefined) keepSession(session, { open: true });
await import('../../../apps/shell/src/index.ts');
