import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Entry } from '#kit/form/entry.tsx';
import { ShareCountField } from '#kit/form/figure-fields.tsx';
import { GroupError } from '#kit/form/group-error.tsx';
import { LiveStatus } from '#kit/page/live-status.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { formatDate, formatMoney, formatNumber } from '#kit/value/format.ts';
import {
  type ChosenLot,
  type ChosenShares,
  countAll,
  countOf,
  isCount,
  type LotGroup,
  lotsLeft,
  mustChoose,
  wholeOf,
  withCount,
} from './chosen-lots.ts';
import styles from './lots.module.css';
import { type LotsAsked, useShareLots } from './use-share-lots.ts';

export interface LotFieldsProps {
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

/** How many go of each kind of shares in a holding, where that must be said. */
export default function LotFields(props: LotFieldsProps) {
  const { name, chosen, onNumbersChange, onLotsChange } = props;
  const id = useId();
  const groups = useGroupsAsked(props);
  if (groups === undefined) return null;
  const prefix = name === '' ? '' : `${name}.`;
  const choose = (group: LotGroup, count: string) => {
    const next = withCount(groups, chosen, { group, count });
    if ('Numbers' in next) onNumbersChange(next.Numbers);
    else onLotsChange(next.Lots);
  };
  return (
    <Entry title="Which of these shares" look="inset" describedBy={id}>
      <GroupError name={`${prefix}Lots`} />
      <Muted small id={id} className={styles.about}>
        {areNumbered(groups)
          ? 'They bear different numbers. Say how many of each lot go: its lowest go first, unless you enter other numbers.'
          : 'They differ in what is unpaid. Say how many of each lot go.'}
      </Muted>
      {groups.map((group) => (
        <LotField
          key={group.LotId}
          name={`${prefix}Lot.${group.LotId}`}
          group={group}
          count={countOf(group, chosen)}
          onChoose={(count) => choose(group, count)}
        />
      ))}
      <Muted as="div" small>
        <LiveStatus>
          {formatNumber(countAll(groups, chosen))} of {formatNumber(chosen.Shares)} chosen
        </LiveStatus>
      </Muted>
    </Entry>
  );
}

interface LotFieldProps {
  readonly name: string;
  readonly group: LotGroup;
  readonly count: string;
  readonly onChoose: (count: string) => void;
}

/** Shows what was typed as long as it says the count that is chosen: "1," is none yet, and may become "1,250". */
function LotField({ name, group, count, onChoose }: LotFieldProps) {
  const [typed, setTyped] = useState(count);
  return (
    <ShareCountField
      name={name}
      label={labelOf(group)}
      hint={hintOf(group)}
      unit={`of\u00A0${formatNumber(group.free)}`}
      width="s"
      value={wholeOf(typed) === wholeOf(count) ? typed : count}
      onChange={({ target }) => {
        setTyped(target.value);
        onChoose(target.value);
      }}
    />
  );
}

/** What there is to choose among; undefined where nothing is to be chosen, or it is not known yet. */
function useGroupsAsked({ of, held, chosen, above = none, onLotsChange }: LotFieldsProps) {
  const isEntered = isCount(chosen.Shares);
  const isAll = of.corrects === undefined && chosen.Shares === held;
  const lots = useShareLots(of, isEntered && !isAll);
  const left = lotsLeft(lots ?? [], above);
  const groups = mustChoose(left, chosen.Shares) ? left : undefined;
  // What was chosen among the shares of somebody else, or before all were taken, is not sent unseen.
  const kept = keptOf(groups, chosen.Lots);
  const isStale = isEntered && (isAll || lots !== undefined) && kept.length < chosen.Lots.length;
  const forget = useEffectEvent(() => onLotsChange(kept));
  useEffect(() => {
    if (isStale) forget();
  }, [isStale]);
  return groups;
}

const areNumbered = (groups: readonly LotGroup[]) => groups.some(({ Numbers }) => Numbers !== '');

/** What was chosen of lots that are still there to be chosen. */
function keptOf(groups: readonly LotGroup[] | undefined, chosen: readonly ChosenLot[]): ChosenLot[] {
  if (groups === undefined || areNumbered(groups)) return [];
  const ids = new Set(groups.flatMap(({ lots }) => lots.map(({ LotId }) => LotId)));
  return chosen.filter(({ LotId }) => ids.has(LotId));
}

function labelOf({ Numbers, UnpaidEach, Currency, IssuedOn }: LotGroup): string {
  const words = Numbers === '' ? '' : `Numbers ${Numbers}: `;
  if (UnpaidEach === null) return `${words}Unpaid not known, allotted ${formatDate(IssuedOn)}`;
  const unpaid = UnpaidEach === '0' ? 'Fully paid' : `${formatMoney(UnpaidEach, Currency)} unpaid on each`;
  return `${words}${unpaid}, allotted ${formatDate(IssuedOn)}`;
}

function hintOf({ PaidEach, Currency }: LotGroup): string {
  if (PaidEach === null) return 'What was paid is not known';
  return `${formatMoney(PaidEach, Currency)} paid on each`;
}
