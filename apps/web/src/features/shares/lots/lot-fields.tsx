import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type FormPart, usePart } from '#kit/form-part/form-part.ts';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { ShareCountField } from '#kit/number-field/number-fields.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { Muted } from '#kit/muted/muted.tsx';
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
  /** Filled in with the numbers of the shares, where they bear any; else with their lots. */
  readonly part: FormPart<ChosenShares>;
  readonly of: LotsAsked;
  /** All that is held, where it is known: then nothing needs to be chosen. */
  readonly held?: string | undefined;
  /** What rows above take out of the same holding. */
  readonly above?: readonly ChosenShares[] | undefined;
}

const none: readonly ChosenShares[] = [];

/** How many go of each kind of shares in a holding, where that must be said. */
export default function LotFields(props: LotFieldsProps) {
  const { part } = props;
  const chosen = usePart(part, 'shares', 'numbers', 'lots');
  const id = useId();
  const groups = useGroupsAsked(props, chosen);
  // What was refused is said also where nothing more can be chosen.
  if (groups === undefined) return <GroupError name={part.at('lots')} />;
  const choose = (group: LotGroup, count: string) => {
    const next = withCount(groups, chosen, { group, count });
    if ('numbers' in next) part.fill('numbers', next.numbers);
    else part.fill('lots', next.lots);
  };
  return (
    <Fieldset title="Which of these shares" look="inset" describedBy={id}>
      <GroupError name={part.at('lots')} />
      <Muted small id={id} className={styles.about}>
        {areNumbered(groups)
          ? 'They bear different numbers. Say how many of each lot go: its lowest go first, unless you enter other numbers.'
          : 'They differ in what is unpaid. Say how many of each lot go.'}
      </Muted>
      {groups.map((group) => (
        <LotField
          key={group.lotId}
          name={`${part.path}.lot.${group.lotId}`}
          group={group}
          count={countOf(group, chosen)}
          onChoose={(count) => choose(group, count)}
        />
      ))}
      <Muted as="div" small>
        <LiveStatus>
          {formatNumber(countAll(groups, chosen))} of {formatNumber(chosen.shares)} chosen
        </LiveStatus>
      </Muted>
    </Fieldset>
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
function useGroupsAsked({ part, of, held, above = none }: LotFieldsProps, chosen: ChosenShares) {
  const isEntered = isCount(chosen.shares);
  const isAll = of.corrects === undefined && chosen.shares === held;
  const lots = useShareLots(of, isEntered && !isAll);
  const left = lotsLeft(lots ?? [], above);
  const groups = mustChoose(left, chosen.shares) ? left : undefined;
  // What was chosen among the shares of somebody else, or before all were taken, is not sent unseen.
  const kept = keptOf(groups, chosen.lots);
  const isStale = isEntered && (isAll || lots !== undefined) && kept.length < chosen.lots.length;
  const forget = useEffectEvent(() => part.fill('lots', kept));
  useEffect(() => {
    if (isStale) forget();
  }, [isStale]);
  return groups;
}

const areNumbered = (groups: readonly LotGroup[]) => groups.some(({ numbers }) => numbers !== '');

/** What was chosen of lots that are still there to be chosen. */
function keptOf(groups: readonly LotGroup[] | undefined, chosen: readonly ChosenLot[]): ChosenLot[] {
  if (groups === undefined || areNumbered(groups)) return [];
  const ids = new Set(groups.flatMap(({ lots }) => lots.map(({ lotId }) => lotId)));
  return chosen.filter(({ lotId }) => ids.has(lotId));
}

function labelOf({ numbers, unpaidEach, currency, issuedOn }: LotGroup): string {
  const words = numbers === '' ? '' : `Numbers ${numbers}: `;
  if (unpaidEach === null) return `${words}Unpaid not known, allotted ${formatDate(issuedOn)}`;
  const unpaid = unpaidEach === '0' ? 'Fully paid' : `${formatMoney(unpaidEach, currency)} unpaid on each`;
  return `${words}${unpaid}, allotted ${formatDate(issuedOn)}`;
}

function hintOf({ paidEach, currency }: LotGroup): string {
  if (paidEach === null) return 'What was paid is not known';
  return `${formatMoney(paidEach, currency)} paid on each`;
}
