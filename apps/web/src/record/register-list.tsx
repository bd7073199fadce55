import type { ReactNode } from 'react';
import { call } from '#api/call.ts';
import type { CallInput } from '#api/call-types.ts';
import { useAccess } from '#app/session-port.ts';
import { Toolbar } from '#kit/page/layout.tsx';
import { type Column, DataTable } from '#kit/table/data-table.tsx';
import type { TableAddress } from '#kit/table/table-address.ts';
import { TableTools } from '#kit/table/table-tools.tsx';
import { useOwnTableView } from '../tables/use-own-table-view.ts';

type Register = NonNullable<CallInput<'recordRegisterExport'>['body']>['Register'];

interface RegisterListProps<Row extends object> {
  readonly register: Register;
  readonly companyId: string;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly address: TableAddress;
  readonly onAddressChange: (change: TableAddress) => void;
  /** Filter and chips, before what concerns the table. */
  readonly filters?: ReactNode | undefined;
  readonly empty: ReactNode;
  readonly scrollId?: string | undefined;
}

/** A register of a company as a table, with its bar: what is shown, how, and as a file. */
export function RegisterList<Row extends object>(props: RegisterListProps<Row>) {
  const { register, companyId, columns, rows, address, onAddressChange, filters, ...table } = props;
  const mayExport = useAccess().has('ExportorDownloadCompany');
  const view = useOwnTableView({ id: register, columns, address, onAddressChange });
  const exports = mayExport
    ? {
        fileName: register,
        rows,
        allow: ({ rows: Rows, columns: Columns }: { rows: number; columns: readonly string[] }) =>
          call('recordRegisterExport', {
            body: { CompanyId: companyId, Register: register, Rows, Columns: [...Columns] },
          }),
      }
    : undefined;
  const tools = rows.length > 0 && <TableTools view={view} exports={exports} />;
  return (
    <>
      {(filters !== undefined || tools) && <Toolbar end={tools || undefined}>{filters}</Toolbar>}
      <DataTable
        {...table}
        columns={view.columns}
        rows={rows}
        sort={view.sort}
        onSortChange={view.onSortChange}
        density={view.density}
      />
    </>
  );
}
