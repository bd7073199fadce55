import { IconReceipt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidateCalls } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { SelectionBar } from '#kit/selection-bar/selection-bar.tsx';
import { usePaymentWindow } from '../../payment/opener/use-payment-window.ts';
import { awaitsPayment, type ListedFiling } from './submission-state.ts';

/** How many filings one payment takes; the server takes no more either. */
const mostAtOnce = 100;

interface PayBarProps {
  /** Those that are selected, whatever they wait for. */
  readonly chosen: readonly ListedFiling[];
  readonly onClear: () => void;
}

/** What can be done with the filings that are selected: those that await payment are paid for at once. */
export default function PayBar({ chosen, onClear }: PayBarProps) {
  const queryClient = useQueryClient();
  const onEnded = useCallback(() => {
    void invalidateCalls(queryClient, 'getSubmissions', 'getFilingsByInternet', 'getPaymentState');
    // What was paid for is chosen no longer; what was cancelled can be paid for again.
    if (localStorage.getItem('PaymentStatus') === '0000') onClear();
  }, [queryClient, onClear]);
  const { state, openSeveral } = usePaymentWindow(onEnded);
  const payable = chosen.filter(awaitsPayment);
  const filingIds = payable.map(({ filingId }) => filingId);
  const isTooMany = payable.length > mostAtOnce;
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {payable.length > 0 && !isTooMany && (
        <Button compact kind="filled" icon={IconReceipt} onClick={() => openSeveral(filingIds)}>
          {payable.length === 1 ? 'Pay for 1 filing' : `Pay for ${payable.length} filings`}
        </Button>
      )}
      <span aria-live="polite">{noteOf({ chosen, payable, isTooMany, isBlocked: state === 'blocked' })}</span>
    </SelectionBar>
  );
}

interface Noted extends Pick<PayBarProps, 'chosen'> {
  readonly payable: readonly ListedFiling[];
  readonly isTooMany: boolean;
  readonly isBlocked: boolean;
}

function noteOf({ chosen, payable, isTooMany, isBlocked }: Noted): string {
  if (isBlocked) return 'Your browser did not open the payment window. Nothing was charged.';
  if (isTooMany) return `One payment takes at most ${mostAtOnce} filings. Choose fewer.`;
  if (payable.length === 0) return 'None of these awaits payment.';
  return payable.length < chosen.length ? 'The others do not await payment.' : '';
}
