import type { CallReply } from '#api/call-types.ts';
import { LiveStatus } from '#kit/page/live-status.tsx';
import { Lead } from '#kit/page/muted.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { poundsOf } from './pounds.ts';

export type Sums = CallReply<'getPaymentDetails'>['Sums'];

export const sumWords = ({ Payments }: Sums['Taken']) =>
  Payments === 1 ? '1 payment' : `${Payments} payments`;

/** What all payments come to that the list is narrowed to, whatever page is on show. */
export function PaymentSums({ sums: { Taken, Refunded } }: { sums: Sums }) {
  return (
    <Lead as="div">
      <LiveStatus>
        <strong>
          <Money amount={poundsOf(Taken.TotalAmount)} />
        </strong>{' '}
        taken in {sumWords(Taken)}
        {Refunded.Payments > 0 && (
          <>
            {' · '}
            <Money amount={poundsOf(Refunded.TotalAmount)} /> refunded in {sumWords(Refunded)}
          </>
        )}
      </LiveStatus>
    </Lead>
  );
}
