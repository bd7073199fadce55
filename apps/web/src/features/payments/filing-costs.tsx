import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import styles from './payments.module.css';
import { poundsOf } from './pounds.ts';
import { moneyColumn, textColumn } from '#kit/table-cell/value-columns.tsx';

type Fee = CallReply<'getCompaniesHouseFormFees'>['entity'][number];

/** What each kind of filing costs today. */
export function FilingCosts() {
  const fees = useCall('getCompaniesHouseFormFees');
  return (
    <Card title="Filing fees">
      <Loaded query={fees} what="fees" loading={<LoadingText label="Loading the fees" lines={4} />}>
        {({ entity: rows }) => (
          <>
            <DataTable caption="Fees by filing" columns={columns} rows={rows} rowId={idOf} />
            <Muted small className={styles.note}>
              As of <DateValue date={rows[0]?.validOn} />. Companies House asks for the fee of a confirmation
              statement once in twelve months; further statements of that time cost nothing. A change of name
              or an incorporation on the same day costs more, as its form says. VAT is 20% of the processing
              fee.
            </Muted>
          </>
        )}
      </Loaded>
    </Card>
  );
}

const idOf = ({ submissionType }: Fee) => submissionType;

const columns: readonly Column<Fee>[] = [
  textColumn({ id: 'form', head: 'Filing', of: ({ formName }) => formName }),
  moneyColumn({ id: 'fee', head: 'Filing fee', of: ({ amount }) => amount }),
  moneyColumn({ id: 'processing', head: 'Processing', of: ({ processingFee }) => processingFee }),
  moneyColumn({ id: 'tax', head: 'VAT', of: ({ taxAmount }) => taxAmount }),
  moneyColumn({ id: 'total', head: 'Total', of: ({ totalAmount }) => poundsOf(totalAmount) }),
];
