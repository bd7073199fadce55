import type { ReviewRow } from '#kit/page/review-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import { bandWords, noticeWords } from './entry-words.ts';
import type { CapitalChange, PlanSummary } from './sum-up-plan.ts';

/** The rows of "now and after": holdings, the statement of capital, and who controls the company. */
export function changeRows({ holdings, capital, unpaid, control }: PlanSummary): readonly ReviewRow[] {
  return [
    ...holdings.map(({ HolderId, HolderName, ShareClassId, ClassName, Before, After }) => ({
      id: `${HolderId} ${ShareClassId}`,
      label: `${HolderName}: ${ClassName}`,
      now: <Shares of={Before} />,
      after: <Shares of={After} />,
      changed: Before !== After,
    })),
    ...capital.map((change) => ({
      label: `Capital: ${change.className}`,
      now: <ClassInIssue of={change.before} currency={change.currency} rights={rightsIn(change)} />,
      after: <ClassInIssue of={change.after} currency={change.currency} rights={rightsIn(change)} />,
      changed: true,
    })),
    ...unpaid.map(({ currency, before, after }) => ({
      label: `Capital: unpaid, ${currency}`,
      now: <Unpaid amount={before} currency={currency} />,
      after: <Unpaid amount={after} currency={currency} />,
      changed: true,
    })),
    ...control.map((change) => ({
      id: change.PersonId,
      label: `Control: ${change.Name}`,
      now: <Bands shares={change.SharesBefore} votes={change.VotesBefore} />,
      after: (
        <>
          <Bands shares={change.SharesAfter} votes={change.VotesAfter} />
          <div>By these shares {noticeWords(change.Notice)}</div>
        </>
      ),
      changed: true,
    })),
  ];
}

function Shares({ of: shares }: { of: string }) {
  return (
    <>
      <Count of={shares} /> {shares === '1' ? 'share' : 'shares'}
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
      <Shares of={of.NumberOfShares} />, <Money amount={of.AggregateNominal} currency={currency} /> nominal
      {of.NominalEach !== undefined && (
        <div>
          of <Money amount={of.NominalEach} currency={currency} /> each
        </div>
      )}
      {rights && <div>{of.Particulars}</div>}
    </>
  );
}

function Unpaid({ amount, currency }: { amount: string; currency: string }) {
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
