import { useEffect, useEffectEvent, useId } from 'react';
import { ShareCountField } from '#kit/form/figure-fields.tsx';
import { GroupError } from '#kit/form/group-error.tsx';
import { LiveStatus } from '#kit/page/live-status.tsx';
import { formatDate, formatMoney, formatNumber } from '#kit/value/format.ts';
import {
  type ChosenLot,
  type ChosenShares,
  countAll,
  countOf,
  type FreeLot,
  isCount,
  lotsLeft,
  mustChoose,
  type ShareLot,
  withCount,
} from './chosen-lots.ts';
import styles from './lots.module.css';
import { type LotsAsked, useShareLots } from './use-share-lots.ts';

interface LotChoiceProps {
  /** Of the row, as its fields are named; empty where they stand by themselves. */
  readonly name: string;
  readonly of: LotsAsked;
  /** All that is held, where it is known: then nothing needs to be chosen. */
  readonly held?: string | undefined;
  readonly chosen: ChosenShares;
  /** What rows above take out of the same holding. */
  readonly above?: readonly ChosenShares[] | undefined;
  /** Told the numbers of the shares, where they bear any; else their lots. */
  readonly onNumbersChange: (numbers: string) => void;
  readonly onLotsChange: (lots: ChosenLot[]) => void;
}

const none: readonly ChosenShares[] = [];

/** Which shares go, where only some do and they differ in what is unpaid or in their numbers; else nothing is shown. */
export function LotChoice(props: LotChoiceProps) {
  const { name, of, held, chosen, above = none, onNumbersChange, onLotsChange } = props;
  const id = useId();
  const isEntered = isCount(chosen.Shares);
  const isAll = of.corrects === undefined && chosen.Shares === held;
  const lots = useShareLots(of, isEntered && !isAll);
  const left = lotsLeft(lots ?? [], above);
  const isAsked = mustChoose(left, chosen.Shares);
  const prefix = name === '' ? '' : `${name}.`;
  // What was chosen among the shares of somebody else, or before all were taken, is not sent unseen.
  const isKnown = isEntered && (isAll || lots !== undefined);
  const kept = isAsked ? chosen.Lots.filter(({ LotId }) => left.some((lot) => lot.LotId === LotId)) : [];
  const isStale = isKnown && kept.length < chosen.Lots.length;
  const forget = useEffectEvent(() => onLotsChange(kept));
  useEffect(() => {
    if (isStale) forget();
  }, [isStale]);
  if (!isAsked) return null;
  const choose = (lot: FreeLot, count: string) => {
    const next = withCount(left, chosen, { lot, count });
    if ('Numbers' in next) onNumbersChange(next.Numbers);
    else onLotsChange(next.Lots);
  };
  const isNumbered = left.some(({ Numbers }) => Numbers !== '');
  return (
    <fieldset className={styles.lots} aria-describedby={id}>
      <legend>Which of these shares</legend>
      <p id={id} className={styles.about}>
        {isNumbered
          ? 'They bear different numbers. Say how many of each lot go: its lowest go first, unless you enter other numbers.'
          : 'They differ in what is unpaid. Say how many of each lot go.'}
      </p>
      <GroupError name={`${prefix}Lots`} />
      {left.map((lot) => (
        <ShareCountField
          key={lot.LotId}
          name={fieldName(prefix, chosen, lot)}
          label={labelOf(lot)}
          hint={hintOf(lot)}
          unit={`of\u00A0${formatNumber(lot.free)}`}
          width="s"
          value={countOf(lot, chosen)}
          onChange={(event) => choose(lot, event.target.value)}
        />
      ))}
      <LiveStatus className={styles.about}>
        {formatNumber(countAll(left, chosen))} of {formatNumber(chosen.Shares)} chosen
      </LiveStatus>
    </fieldset>
  );
}

/** What is refused is named by its place among those that are sent. */
function fieldName(prefix: string, { Lots }: ChosenShares, { LotId }: FreeLot): string {
  const index = Lots.findIndex((each) => each.LotId === LotId);
  return index < 0 ? `${prefix}Lot.${LotId}` : `${prefix}Lots.${index}.Shares`;
}

function labelOf({ Numbers, UnpaidEach, Currency, IssuedOn }: ShareLot): string {
  const words = Numbers === '' ? '' : `Numbers ${Numbers}: `;
  if (UnpaidEach === null) return `${words}Unpaid not known, allotted ${formatDate(IssuedOn)}`;
  const unpaid = UnpaidEach === '0' ? 'Fully paid' : `${formatMoney(UnpaidEach, Currency)} unpaid on each`;
  return `${words}${unpaid}, allotted ${formatDate(IssuedOn)}`;
}

function hintOf({ Shares, PaidEach, Currency }: ShareLot): string {
  const shares = `${formatNumber(Shares)} ${Shares === '1' ? 'share' : 'shares'}`;
  if (PaidEach === null) return `${shares}; what was paid is not known`;
  return `${shares}, ${formatMoney(PaidEach, Currency)} paid on each`;
}
