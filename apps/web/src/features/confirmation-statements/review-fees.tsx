import { FeeTable } from '#kit/page/fee-table.tsx';
import { Card } from '#kit/page/layout.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import type { Review } from './statement-steps.ts';

type Fees = Review['Fees'];

const reasons: Readonly<Record<Fees['Why'], string | undefined>> = {
  charged: undefined,
  'charged-unless-paid':
    'When you file, Companies House is asked whether this year’s fee is paid already. If it is, there is nothing to pay.',
  'period-already-paid': 'The fee of this payment period is paid already, so there is nothing to pay.',
  'filing-already-paid': 'This filing was paid for before, so there is nothing more to pay.',
};

/** What filing today costs, line by line. */
export function ReviewFees({ fees, today }: { fees: Fees; today: string }) {
  const reason = reasons[fees.Why];
  return (
    <Card title="Fees">
      {fees.TotalPence > 0 && (
        <FeeTable
          lines={[
            { label: 'Filing fee of Companies House', amount: toPounds(fees.FeePence) },
            { label: 'Processing fee', amount: toPounds(fees.ProcessingFeePence) },
            { label: 'VAT at 20% on the processing fee', amount: toPounds(fees.TaxPence) },
          ]}
          total={toPounds(fees.TotalPence)}
        />
      )}
      {reason !== undefined && <p>{reason}</p>}
      {fees.TotalPence > 0 && (
        <p>
          Fees of <DateValue date={today} />.
        </p>
      )}
    </Card>
  );
}

/** Whole pence as an exact amount in pounds. */
function toPounds(pence: number): string {
  return `${Math.trunc(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
}
