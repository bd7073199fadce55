import { askedWords, bands } from '#company-page/psc-notices/control-words.ts';
import type { ReviewRow } from '#kit/review-table/review-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import { formatDate, sharesWord } from '#kit/value/format.ts';
import type { SharePlan } from '../share-plan.ts';
import { type CapitalChange, type HoldingChange, isHoldingChanged, type PlanSummary } from './sum-up-plan.ts';

/** The rows of "now and after": holdings and the statement of capital. */
export function changeRows({ holdings, capital, unpaid }: PlanSummary): readonly ReviewRow[] {
  return [
    ...holdings.map((holding) => ({
      id: `${holding.holderId} ${holding.shareClassId}`,
      label: `${holding.holderName}: ${holding.className}`,
      now: <Held shares={holding.before} unpaid={shownUnpaid(holding, holding.unpaidBefore)} />,
      after: <Held shares={holding.after} unpaid={shownUnpaid(holding, holding.unpaidAfter)} />,
      changed: isHoldingChanged(holding),
    })),
    ...capital.map((change) => ({
      label: `Capital: ${change.className}`,
      now: <ClassInIssue of={change.before} currency={change.currency} rights={rightsIn(change)} />,
      after: <ClassInIssue of={change.after} currency={change.currency} rights={rightsIn(change)} />,
      changed: true,
    })),
    ...unpaid.map(({ currency, before, after }) => ({
      label: `Capital: unpaid, ${currency}`,
      now: <UnpaidInIssue amount={before} currency={currency} />,
      after: <UnpaidInIssue amount={after} currency={currency} />,
      changed: true,
    })),
  ];
}

/** The rows of "now and after" for control: each person on each day on which something changes for them. */
export function controlRows(control: SharePlan['control']): readonly ReviewRow[] {
  return control.map((change) => ({
    id: `${change.personId} ${change.on}`,
    label: `${change.name}, ${formatDate(change.on)}`,
    now: <Bands shares={change.sharesBefore} votes={change.votesBefore} />,
    after: (
      <>
        <Bands shares={change.sharesAfter} votes={change.votesAfter} />
        <div>{noticeWords(change)}</div>
      </>
    ),
    changed: true,
  }));
}

function Shares({ of: shares }: { of: string }) {
  return (
    <bdi>
      <Count of={shares} /> {sharesWord(shares)}
    </bdi>
  );
}

type Unpaid = HoldingChange['unpaidBefore'];

/** What is unpaid is said where there is anything unpaid, before or after. */
function shownUnpaid({ unpaidBefore, unpaidAfter }: HoldingChange, unpaid: Unpaid): Unpaid | undefined {
  return unpaidBefore.amount === '0' && unpaidAfter.amount === '0' ? undefined : unpaid;
}

function Held({ shares, unpaid }: { shares: string; unpaid: Unpaid | undefined }) {
  return (
    <>
      <Shares of={shares} />
      {unpaid !== undefined && shares !== '0' && (
        <div>
          <UnpaidOn {...unpaid} />
        </div>
      )}
    </>
  );
}

function UnpaidOn({ amount, currency }: Unpaid) {
  if (amount === null) return 'unpaid not known';
  if (amount === '0') return 'fully paid';
  return (
    <>
      <Money amount={amount} currency={currency} /> unpaid
    </>
  );
}

/** Whether the rights change too: only then they are read. */
const rightsIn = ({ before, after }: CapitalChange) =>
  before !== undefined && after !== undefined && before.particulars !== after.particulars;

interface ClassInIssueProps {
  readonly of: CapitalChange['before'];
  readonly currency: string;
  readonly rights: boolean;
}

function ClassInIssue({ of, currency, rights }: ClassInIssueProps) {
  if (of === undefined) return <None />;
  return (
    <>
      <bdi>
        <Shares of={of.numberOfShares} />, <Money amount={of.aggregateNominal} currency={currency} /> nominal
      </bdi>
      {of.nominalEach !== undefined && (
        <div>
          <bdi>
            of <Money amount={of.nominalEach} currency={currency} /> each
          </bdi>
        </div>
      )}
      {rights && <div>{of.particulars}</div>}
    </>
  );
}

function UnpaidInIssue({ amount, currency }: { amount: string; currency: string }) {
  return amount === '' ? 'Not known' : <Money amount={amount} currency={currency} />;
}

type Band = NonNullable<PlannedChange['sharesAfter']>;

function Bands({ shares, votes }: { shares: Band | null; votes: Band | null }) {
  return (
    <>
      <div>Shares: {bandWords(shares)}</div>
      <div>Votes: {bandWords(votes)}</div>
    </>
  );
}

/** A band of significant control in words; null is below all of them. */
const bandWords = (band: Band | null): string => (band === null ? '25% or less' : bands[band]);

const notices: Readonly<Record<Exclude<PlannedChange['notice'], 'asked' | 'known'>, string>> = {
  became: 'By these shares becomes a person with significant control',
  changed: 'Nature of control has changed by these shares',
  ceased: 'By these shares ceases to be a person with significant control',
  withdrawn: 'No change on this day any more',
};
type PlannedChange = SharePlan['control'][number];

/** What the registry would have to be told of somebody's control. */
function noticeWords({ notice, knownBecause, asked }: PlannedChange): string {
  if (notice === 'known') return `No notice needed: ${knownBecause}`;
  return notice === 'asked' ? askedWords(asked) : notices[notice];
}
