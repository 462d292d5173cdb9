import {
  acceptDeclaration,
  acceptDeclarationOfType,
  declarationVersions,
  readDeclaration,
  type Declaration,
  type DeclarationType,
} from '@stammtisch/contracts/privacy/data-protection-declaration';
import type { Api } from '../../platform/http/api.ts';
import type { Session } from '../../platform/http/gate.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { listAcceptances, storeAcceptance, toDeclaration } from './acceptance-row.ts';

export function mountDeclarations(api: Api): void {
  register(api, readDeclaration, async ({ session: { restaurant }, params }) =>
    api.database.transaction(restaurant, async (tx) => {
      const type = params.declarationType;
      return toDeclaration(type, await tx.many(listAcceptances(restaurant, type)));
    }),
  );
  register(api, acceptDeclarationOfType, async ({ session, params, body }) =>
    accept(api, session, params.declarationType, body.version),
  );
  register(api, acceptDeclaration, async ({ session, body }) =>
    accept(api, session, body.type, body.version),
  );
}

/** Every acceptance is a record of its own, also of what was accepted before. */
async function accept(
  api: Api,
  { restaurant, email }: Session,
  type: DeclarationType,
  version: number,
): Promise<Declaration | Refusal> {
  if (version !== declarationVersions[type]) {
    const message = 'The text has changed meanwhile. Read it again.';
    return refuse('invalid-request', {
      errors: [{ pointer: '/version', code: 'outdated', message }],
    });
  }
  return api.database.transaction(restaurant, async (tx) => {
    await tx.run(storeAcceptance(restaurant, { type, version, acceptedBy: email }));
    return toDeclaration(type, await tx.many(listAcceptances(restaurant, type)));
  });
}
