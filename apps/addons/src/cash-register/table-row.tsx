import {
  matchRegisterTable,
  type RegisterTableReply,
} from '@stammtisch/contracts/cash-register/register-table';
import { useRestaurant, useText } from '@stammtisch/remote-kit';
import { Select } from '@stammtisch/ui-kit';
import { useMasterCall } from '../purchase/use-master-call.ts';

export interface TableRowProps {
  table: RegisterTableReply;
  choices: readonly { id: string; name: string; room: string }[];
}

/** A table of the register, and which of ours it is. */
export function TableRow({ table, choices }: TableRowProps) {
  const text = useText('addons');
  const { isDemo } = useRestaurant();
  const match = useMasterCall(matchRegisterTable);
  const auto = table.byHand || table.table === null ? '' : ` (${table.table.name})`;
  const options = [
    { value: 'auto', label: `${text('register.table-auto')}${auto}` },
    { value: 'none', label: text('register.table-none') },
    ...choices.map(({ id, name, room }) => ({ value: id, label: `${name} · ${room}` })),
  ];
  const isUnmatched = table.table === null && !table.byHand;
  return (
    <li>
      <Select
        label={text('register.table-ours', { name: table.name })}
        description={isUnmatched ? text('register.table-missing') : undefined}
        options={options}
        isDisabled={isDemo || match.isPending}
        value={table.byHand ? (table.table?.id ?? 'none') : 'auto'}
        onChange={(value) =>
          match.mutate({
            on: table,
            options: { body: { tableId: value === 'none' ? null : value } },
          })
        }
      />
    </li>
  );
}
