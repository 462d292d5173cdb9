import {
  acceptDeclarationOfType,
  declarationVersions,
  readDeclaration,
} from '@stammtisch/contracts/privacy/data-protection-declaration';
import { findLink } from '@stammtisch/hal-client';
import { useCall, useHost, useResource, useText } from '@stammtisch/remote-kit';
import { Dialog, FailureCard } from '@stammtisch/ui-kit';

const type = 'data-processing-contract';

/** Both addons need the contract on data processing (specification §5). The server keeps who signed. */
export function ContractDialog({ onClose }: { onClose: () => void }) {
  const { entry } = useHost();
  const text = useText('addons');
  const { mutate, isPending } = useCall(acceptDeclarationOfType);
  const query = useResource(findLink(entry, 'data-protection-declaration'), {
    schema: readDeclaration.reply,
    variables: { declarationType: type },
  });
  const accept = () => {
    if (query.data === undefined) return;
    const body = { version: declarationVersions[type] };
    mutate({ on: query.data.resource, options: { body } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      title={text('contract.title')}
      confirmLabel={text('contract.accept')}
      isPending={isPending}
      isConfirmDisabled={query.data === undefined}
      onConfirm={accept}
      onCancel={onClose}
    >
      <p>{text('contract.text')}</p>
      {query.isError && (
        <FailureCard title={text('contract.failed')} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  );
}
