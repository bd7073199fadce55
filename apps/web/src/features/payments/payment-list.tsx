import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import type { CallReply } from '#api/call-types.ts';
import { useAccess } from '#app/session-port.ts';
import { FilterField, ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { PageLinks } from '#kit/table/page-links.tsx';
import { PeriodMenu } from '#kit/table/period-menu.tsx';
import { useAddressText } from '#kit/page/use-address-text.ts';
import { NoMatches } from '#kit/state/states.tsx';
import { DataTable } from '#kit/table/data-table.tsx';
import { TableTools } from '#kit/table/table-tools.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { useOwnTableView } from '../../tables/use-own-table-view.ts';
import { ExportMenu } from './export-menu.tsx';
import { type Payment, paymentColumns } from './payment-columns.tsx';
import type { PaymentsAddress } from './payments-address.ts';
import { PaymentSums, type Sums, sumWords } from './payment-sums.tsx';
import { type Outcome, pageSize, readOutcome, readPage, readPeriod, usualSort } from './payments-query.ts';
import { poundsOf } from './pounds.ts';

interface PaymentListProps {
  readonly reply: CallReply<'getPaymentDetails'>;
  readonly address: PaymentsAddress;
  readonly onAddressChange: (change: Partial<PaymentsAddress>) => void;
}

const idOf = ({ PaymentId }: Payment) => PaymentId;

/** The payments that match, a page at a time, with what all of them come to. */
export function PaymentList({ reply, address, onAddressChange }: PaymentListProps) {
  const mayDownload = useAccess().has('ExportorDownloadCompany');
  const today = useToday();
  const { Entity: rows, Total, Counts, Sums: sums } = reply;
  const narrow = (change: Partial<PaymentsAddress>) => onAddressChange({ ...change, page: undefined });
  const [text, setText] = useAddressText(address.q ?? '', (q) => narrow({ q: q || undefined }));
  const columns = useMemo(() => paymentColumns(mayDownload), [mayDownload]);
  const view = useOwnTableView({ id: 'payments', columns, address, onAddressChange: narrow, usualSort });
  const clear = () => {
    setText('');
    narrow({ q: undefined, show: undefined, company: undefined, from: undefined, to: undefined });
  };
  return (
    <section>
      <PageHeader
        title="Billing and Payments"
        count={{ shown: Total, total: Counts['all'] ?? Total }}
        actions={mayDownload && <ExportMenu address={address} />}
      />
      <Toolbar end={<TableTools view={view} />}>
        <FilterField label="Filter by company or number" value={text} onChange={setText} />
        <OutcomeChips counts={Counts} chosen={readOutcome(address)} onOutcome={(show) => narrow({ show })} />
        <PeriodMenu period={readPeriod(address)} onPeriod={narrow} today={today} />
        {address.company !== undefined && (
          <ToggleChip
            label={`Only ${rows[0]?.CompanyName ?? 'one company'}`}
            pressed
            onToggle={() => narrow({ company: undefined })}
          />
        )}
      </Toolbar>
      <PaymentSums sums={sums} />
      <DataTable
        caption="Payments"
        columns={view.columns}
        rows={rows}
        rowId={idOf}
        sort={view.sort}
        onSortChange={view.onSortChange}
        density={view.density}
        totals={rows.length > 0 ? totalsOf(sums.Taken) : undefined}
        empty={<NoMatches what="payments" onClear={clear} />}
        scrollId="payments"
      />
      <PageLinks
        page={readPage(address)}
        pageSize={pageSize}
        total={Total}
        onPage={(page) => onAddressChange({ page: page === 1 ? undefined : String(page) })}
      />
    </section>
  );
}

/** The last line: what was taken, over all pages. */
function totalsOf(taken: Sums['Taken']) {
  return {
    company: `Taken: ${sumWords(taken)}`,
    fee: <Money amount={taken.Amount} />,
    processing: <Money amount={taken.ProcessingFee} />,
    tax: <Money amount={taken.TaxAmount} />,
    total: <Money amount={poundsOf(taken.TotalAmount)} />,
  };
}

const chips: readonly { readonly outcome: Outcome; readonly label: string }[] = [
  { outcome: 'taken', label: 'Paid' },
  { outcome: 'under-way', label: 'Under way' },
  { outcome: 'failed', label: 'Failed' },
  { outcome: 'cancelled', label: 'Cancelled' },
  { outcome: 'given-back', label: 'Given back' },
];

interface OutcomeChipsProps {
  readonly counts: CallReply<'getPaymentDetails'>['Counts'];
  readonly chosen: Outcome | undefined;
  readonly onOutcome: (outcome: Outcome | undefined) => void;
}

function OutcomeChips({ counts, chosen, onOutcome }: OutcomeChipsProps) {
  return chips.map(({ outcome, label }) => (
    <ToggleChip
      key={outcome}
      label={label}
      count={counts[outcome]}
      pressed={chosen === outcome}
      onToggle={(pressed) => onOutcome(pressed ? outcome : undefined)}
    />
  ));
}
