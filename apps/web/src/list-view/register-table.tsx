import type { ComponentProps } from 'react';
import { call } from '#api/call.ts';
import type { CallInput } from '#api/call-types.ts';
import { useToday } from '#api/configuration.ts';
import { useCurrentCompany } from '#app/current-company.ts';
import { useMay } from '#app/session-port.ts';
import type { ListAddress } from './list-address.ts';
import { ListTable } from './list-table.tsx';

type Register = NonNullable<CallInput<'recordRegisterExport'>['body']>['register'];

type ListTableProps<Row extends object, Address extends ListAddress> = ComponentProps<
  typeof ListTable<Row, Address>
>;

interface RegisterTableProps<Row extends object, Address extends ListAddress>
  extends Omit<ListTableProps<Row, Address>, 'exports'> {
  readonly register: Register;
  readonly companyId: string;
}

/** A register of a company as a list, which those who may can save as a file. */
export function RegisterTable<Row extends object, Address extends ListAddress>({
  register,
  companyId,
  ...table
}: RegisterTableProps<Row, Address>) {
  const mayExport = useMay('recordRegisterExport');
  const company = useCurrentCompany();
  const today = useToday();
  const title = register.replaceAll('-', ' ');
  const exports = {
    // Nothing inside says whose register it is, and of which day.
    fileName: [company?.id === companyId ? company.name : undefined, title, today]
      .filter(Boolean)
      .join(' - '),
    title,
    rows: table.list.rows,
    authorise: ({ rows, columns }: { rows: number; columns: readonly string[] }) =>
      call('recordRegisterExport', {
        body: { companyId, register, rows, columns: [...columns] },
      }),
  };
  return <ListTable {...table} exports={mayExport ? exports : undefined} />;
}
