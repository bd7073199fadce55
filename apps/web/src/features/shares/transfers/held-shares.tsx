import { type Control, useWatch } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { Muted } from '#kit/muted/muted.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { holdingOf } from '../lots/chosen-lots.ts';
import { dayOfLots, useShareLots } from '../lots/use-share-lots.ts';
import type { TransferValues } from './transfer-values.ts';
import styles from './transfers.module.css';

interface HeldSharesProps {
  readonly control: Control<TransferValues, unknown, TransferValues>;
  readonly companyId: string;
  /** Of the class that is chosen. */
  readonly className: string;
  /** The entry that is corrected: what it took away counts as held. */
  readonly corrects: string | undefined;
}

/** What the transferor holds at the end of the day that matters: that of the entry or, of a refused form, of its lodging. */
export function HeldShares({ control, companyId, className, corrects }: HeldSharesProps) {
  const today = useToday();
  const [classId, holderId, decision, entered, lodged] = useWatch({
    control,
    name: ['classId', 'transferorId', 'decision', 'on', 'lodgedOn'],
  });
  const on = decision === 'refuse' ? lodged : entered;
  const lots = useShareLots({ companyId, classId, holderId, on, corrects }, true);
  if (lots === undefined) return null;
  const { shares, numbers } = holdingOf(lots);
  const day = dayOfLots(on, today);
  return (
    <Muted className={styles.held}>
      {day === today ? 'Holds' : 'Held'} <Count of={shares} /> {className}{' '}
      {day === today ? (
        'today'
      ) : (
        <>
          on <DateValue date={day} />
        </>
      )}
      {numbers !== '' && (
        <>
          , numbers <Value>{numbers}</Value>
        </>
      )}
      {corrects === undefined ? '.' : ', the corrected entry left out.'}
    </Muted>
  );
}
