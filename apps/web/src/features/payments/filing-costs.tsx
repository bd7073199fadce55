import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { Banner } from '#kit/page/banner.tsx';
import { Card } from '#kit/page/layout.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { DataTable, type Column } from '#kit/table/data-table.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import styles from './payments.module.css';
import { poundsOf } from './pounds.ts';

type Fee = CallReply<'getCompaniesHouseFormFees'>['Entity'][number];

/** What each kind of filing costs today. */
export function FilingCosts() {
  const fees = useCall('getCompaniesHouseFormFees');
  const rows = fees.data?.Entity;
  return (
    <Card title="What a filing costs">
      {fees.error && (
        <Banner tone="bad" title="The fees could not be loaded" announced>
          {fees.error.message}
        </Banner>
      )}
      {rows === undefined && fees.error === null && <LoadingText label="Loading the fees" lines={4} />}
      {rows !== undefined && (
        <>
          <DataTable caption="Fees by filing" columns={columns} rows={rows} rowId={idOf} />
          <Muted small className={styles.note}>
            As of <DateValue date={rows[0]?.ValidOn} />. Companies House asks for the fee of a confirmation
            statement once in twelve months; further statements of that time cost nothing. VAT is 20% of the
            processing fee.
          </Muted>
        </>
      )}
    </Card>
  );
}

const idOf = ({ SubmissionType }: Fee) => SubmissionType;

const columns: readonly Column<Fee>[] = [
  { id: 'form', head: 'Filing', cell: ({ FormName }) => FormName },
  { id: 'fee', head: 'Filing fee', cell: ({ Amount }) => <Money amount={Amount} />, align: 'end' },
  {
    id: 'processing',
    head: 'Processing',
    cell: ({ ProcessingFee }) => <Money amount={ProcessingFee} />,
    align: 'end',
  },
  { id: 'tax', head: 'VAT', cell: ({ TaxAmount }) => <Money amount={TaxAmount} />, align: 'end' },
  {
    id: 'total',
    head: 'Total',
    cell: ({ TotalAmount }) => <Money amount={poundsOf(TotalAmount)} />,
    align: 'end',
  },
];
