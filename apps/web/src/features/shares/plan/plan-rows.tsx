import type { ReviewRow } from '#kit/page/review-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import { formatDate } from '#kit/value/format.ts';
import { bandWords, noticeWords } from './entry-words.ts';
import type { SharePlan } from './share-plan.ts';
import { type CapitalChange, type HoldingChange, isHoldingChanged, type PlanSummary } from './sum-up-plan.ts';

/** The rows of "now and after": holdings and the statement of capital. */
export function changeRows({ holdings, capital, unpaid }: PlanSummary): readonly ReviewRow[] {
  return [
    ...holdings.map((holding) => ({
      id: `${holding.HolderId} ${holding.ShareClassId}`,
      label: `${holding.HolderName}: ${holding.ClassName}`,
      now: <Held shares={holding.Before} unpaid={shownUnpaid(holding, holding.UnpaidBefore)} />,
      after: <Held shares={holding.After} unpaid={shownUnpaid(holding, holding.UnpaidAfter)} />,
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
export function controlRows(control: SharePlan['Control']): readonly ReviewRow[] {
  return control.map((change) => ({
    id: `${change.PersonId} ${change.On}`,
    label: `${change.Name}, ${formatDate(change.On)}`,
    now: <Bands shares={change.SharesBefore} votes={change.VotesBefore} />,
    after: (
      <>
        <Bands shares={change.SharesAfter} votes={change.VotesAfter} />
        <div>{noticeWords(change)}</div>
      </>
    ),
    changed: true,
  }));
}

function Shares({ of: shares }: { of: string }) {
  return (
    <bdi>
      <Count of={shares} /> {shares === '1' ? 'share' : 'shares'}
    </bdi>
  );
}

type Unpaid = HoldingChange['UnpaidBefore'];

/** What is unpaid is said where there is anything unpaid, before or after. */
function shownUnpaid({ UnpaidBefore, UnpaidAfter }: HoldingChange, unpaid: Unpaid): Unpaid | undefined {
  return UnpaidBefore.Amount === '0' && UnpaidAfter.Amount === '0' ? undefined : unpaid;
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

function UnpaidOn({ Amount, Currency }: Unpaid) {
  if (Amount === null) return 'unpaid not known';
  if (Amount === '0') return 'fully paid';
  return (
    <>
      <Money amount={Amount} currency={Currency} /> unpaid
    </>
  );
}

/** Whether the rights change too: only then they are read. */
const rightsIn = ({ before, after }: CapitalChange) =>
  before !== undefined && after !== undefined && before.Particulars !== after.Particulars;

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
        <Shares of={of.NumberOfShares} />, <Money amount={of.AggregateNominal} currency={currency} /> nominal
      </bdi>
      {of.NominalEach !== undefined && (
        <div>
          <bdi>
            of <Money amount={of.NominalEach} currency={currency} /> each
          </bdi>
        </div>
      )}
      {rights && <div>{of.Particulars}</div>}
    </>
  );
}

function UnpaidInIssue({ amount, currency }: { amount: string; currency: string }) {
  return amount === '' ? 'Not known' : <Money amount={amount} currency={currency} />;
}

function Bands({ shares, votes }: { shares: string | null; votes: string | null }) {
  return (
    <>
      <div>Shares: {bandWords(shares)}</div>
      <div>Votes: {bandWords(votes)}</div>
    </>
  );
}
