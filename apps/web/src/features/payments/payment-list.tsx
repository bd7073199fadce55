import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import type { CallReply } from '#api/call-types.ts';
import { useMay } from '#app/session-port.ts';
import { ChoiceChips, ToggleChip } from '#kit/filters/filters.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { PeriodMenu } from '#kit/period-menu/period-menu.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { PaymentExport } from './payment-export.tsx';
import { type Payment, paymentColumns } from './payment-columns.tsx';
import type { PaymentsAddress } from './payments-address.ts';
import { PaymentSums, type Sums, sumWords } from './payment-sums.tsx';
import { type Outcome, pageSize, readOutcome, readPeriod, defaultSort } from './payments-query.ts';
import { poundsOf } from './pounds.ts';

interface PaymentListProps {
  readonly reply: CallReply<'getPaymentDetails'>;
  readonly address: PaymentsAddress;
  readonly onAddressChange: (change: Partial<PaymentsAddress>) => void;
}

const idOf = ({ paymentId }: Payment) => paymentId;

/** The payments that match, a page at a time, with what all of them come to. */
export function PaymentList({ reply, address, onAddressChange }: PaymentListProps) {
  const mayDownload = useMay('exportPaymentDetails');
  const today = useToday();
  const { entity: rows, total, counts, sums } = reply;
  const chosen = readOutcome(address);
  const columns = useMemo(() => paymentColumns(mayDownload), [mayDownload]);
  const list = useListView({
    table: 'payments',
    columns,
    rows,
    address,
    onAddressChange,
    defaultSort,
    filters: ['show', 'company', 'from', 'to'],
  });
  return (
    <>
      <PageHeader
        title="Billing and Payments"
        count={{ shown: total, total: counts['all'] ?? total }}
        actions={mayDownload && <PaymentExport address={address} />}
      />
      <ListTable
        list={list}
        caption="Payments"
        what="payments"
        filterLabel="Filter by company or number"
        filters={
          <>
            <ChoiceChips
              choices={outcomesIn(counts, chosen)}
              chosen={chosen}
              onChoose={(show) => list.narrow({ show })}
            />
            <PeriodMenu period={readPeriod(address)} onPeriodChange={list.narrow} today={today} />
            {address.company !== undefined && (
              <ToggleChip
                label={`Only ${rows[0]?.companyName ?? 'one company'}`}
                pressed
                onToggle={() => list.narrow({ company: undefined })}
              />
            )}
          </>
        }
        summary={<PaymentSums sums={sums} />}
        rowId={idOf}
        totals={rows.length > 0 ? totalsOf(sums.taken) : undefined}
        pages={{ pageSize, total }}
        scrollId="payments"
      />
    </>
  );
}

/** With what became of no payment the filters would take a second line. */
const outcomesIn = (counts: PaymentListProps['reply']['counts'], chosen: Outcome | undefined) =>
  outcomes
    .map((outcome) => ({ ...outcome, count: counts[outcome.value] }))
    .filter(({ value, count }) => value === chosen || (count ?? 0) > 0);

/** The last line: what was taken, over all pages. */
function totalsOf(taken: Sums['taken']) {
  return {
    company: `Collected: ${sumWords(taken)}`,
    fee: <Money amount={taken.amount} />,
    processing: <Money amount={taken.processingFee} />,
    tax: <Money amount={taken.taxAmount} />,
    total: <Money amount={poundsOf(taken.totalAmount)} />,
  };
}

const outcomes: readonly { readonly value: Outcome; readonly label: string }[] = [
  { value: 'taken', label: 'Paid' },
  { value: 'under-way', label: 'In progress' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
  { value: 'given-back', label: 'Refunded' },
];
