import { useToday } from '#api/configuration.ts';
import { paths } from '#app/paths.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Figures, type Figure } from '#kit/page/figures.tsx';
import { WorkItem } from '#kit/page/work-list.tsx';
import { Deadline, InstantValue } from '#kit/value/dates.tsx';
import type {
  ChangeRow,
  CompanyPart,
  Dashboard,
  DeadlineRow,
  DiscrepancyRow,
  FilingRow,
  ProposalRow,
  SubmissionPart,
  VerificationRow,
} from './dashboard-types.ts';
import styles from './dashboard.module.css';
import { DeadlineItem, FilingItem, WorkCard } from './work-cards.tsx';
import { changeHref, changeWords, discrepancyWords, verificationHref } from './work-places.ts';

/** The counts, then what waits for the reader, then what goes on by itself. */
export function DashboardLists({ dashboard }: { dashboard: Dashboard }) {
  const { Companies: companies, Submissions: submissions } = dashboard;
  return (
    <>
      <Figures label="In short" figures={toFigures(dashboard)} />
      <div className={styles.lists}>
        <div>
          {submissions && <Attention submissions={submissions} />}
          {companies && <Deadlines companies={companies} />}
          {companies && <People companies={companies} />}
        </div>
        <div>
          {companies && <WorkCard title="Drafts begun" part={companies.Drafts} item={filingItem} />}
          {submissions && <UnderWay submissions={submissions} />}
          {companies && (
            <WorkCard title="Notices of control to consider" part={companies.Proposals} item={proposalItem} />
          )}
          {companies && (
            <WorkCard
              title="Share records that disagree"
              part={companies.Discrepancies}
              item={discrepancyItem}
            />
          )}
          {companies && (
            <WorkCard
              title="Changed at the registry"
              part={companies.Changes}
              item={changeItem}
              none="Nothing has changed in the last 14 days."
            />
          )}
          {submissions && (
            <WorkCard
              title="Accepted lately"
              part={submissions.Accepted}
              item={filingItem}
              all={paths.submissionsShowing('accepted')}
            />
          )}
        </div>
      </div>
    </>
  );
}

function toFigures({ Companies: companies, Submissions: submissions }: Dashboard): readonly Figure[] {
  return [
    ...(companies === null ? [] : ofCompanies(companies)),
    ...(submissions === null ? [] : ofSubmissions(submissions)),
  ];
}

const ofCompanies = ({ Companies, Overdue, Coming }: CompanyPart): readonly Figure[] => [
  { id: 'all', label: Companies === 1 ? 'company' : 'companies', amount: Companies, href: paths.companies },
  {
    id: 'overdue',
    label: Overdue.Total === 1 ? 'company overdue' : 'companies overdue',
    amount: Overdue.Total,
    href: paths.companiesShowing('overdue', 'statement'),
    tone: 'bad',
  },
  {
    id: 'coming',
    label: Coming.Total === 1 ? 'company due within 28 days' : 'companies due within 28 days',
    amount: Coming.Total,
    href: paths.companiesShowing('due-soon', 'statement'),
    tone: 'warn',
  },
];

const ofSubmissions = ({ Attention: waiting, InFlight }: SubmissionPart): readonly Figure[] => [
  {
    id: 'attention',
    label: waiting.Total === 1 ? 'submission needs attention' : 'submissions need attention',
    amount: waiting.Total,
    href: paths.submissionsShowing('attention'),
    tone: 'bad',
  },
  {
    id: 'in-flight',
    label: 'with Companies House',
    amount: InFlight.Total,
    href: paths.submissionsShowing('under-way'),
  },
];

function Attention({ submissions }: { submissions: SubmissionPart }) {
  return (
    <WorkCard
      title="Needs attention"
      part={submissions.Attention}
      item={filingItem}
      all={paths.submissionsShowing('attention')}
    />
  );
}

function UnderWay({ submissions }: { submissions: SubmissionPart }) {
  return (
    <WorkCard
      title="With Companies House"
      part={submissions.InFlight}
      item={filingItem}
      all={paths.submissionsShowing('under-way')}
      none="No submission waits for an answer."
    />
  );
}

function Deadlines({ companies: { Overdue, Coming } }: { companies: CompanyPart }) {
  return (
    <>
      <WorkCard
        title="Overdue"
        part={Overdue}
        item={deadlineItem}
        all={paths.companiesShowing('overdue', 'statement')}
        none="Nothing is overdue."
      />
      <WorkCard
        title="Due next"
        part={Coming}
        item={deadlineItem}
        all={paths.companiesShowing('due-soon', 'statement')}
        none="No dates are known. They come with the next reading from the registry."
      />
    </>
  );
}

function People({ companies }: { companies: CompanyPart }) {
  return <WorkCard title="Identity statements due" part={companies.Verifications} item={verificationItem} />;
}

const registerWords = { officers: 'Director', pscs: 'Person with significant control' } as const;

function VerificationItem({ row }: { row: VerificationRow }) {
  const today = useToday();
  return (
    <WorkItem
      href={verificationHref(row)}
      title={row.PersonName}
      note={
        <>
          {registerWords[row.Register]} of <bdi>{row.CompanyName}</bdi>
        </>
      }
      end={<Deadline date={row.DueOn} today={today} soon={28} short />}
    />
  );
}

function ProposalItem({ row }: { row: ProposalRow }) {
  const today = useToday();
  return (
    <WorkItem
      href={paths.pscs(row.CompanyId)}
      title={row.PersonName}
      note={
        <>
          {row.Form ?? 'Question of control'} of <bdi>{row.CompanyName}</bdi>
        </>
      }
      end={<Deadline date={row.NoticeBy} today={today} soon={28} short />}
    />
  );
}

const deadlineItem = (row: DeadlineRow) => (
  <DeadlineItem key={row.DiaryDateId ?? row.Kind + row.CompanyId} row={row} />
);
const verificationItem = (row: VerificationRow) => (
  <VerificationItem key={row.CompanyId + row.Register + row.PersonName} row={row} />
);
const filingItem = (row: FilingRow) => <FilingItem key={row.FilingId} row={row} />;

const proposalItem = (row: ProposalRow) => (
  <ProposalItem key={row.CompanyId + row.Form + row.PersonName} row={row} />
);

const discrepancyItem = (row: DiscrepancyRow) => (
  <WorkItem
    key={row.CompanyId}
    href={sharePaths.tieOut(row.CompanyId)}
    title={row.CompanyName}
    note={discrepancyWords(row)}
    end={<InstantValue instant={row.Since} />}
  />
);

const changeItem = (row: ChangeRow) => (
  <WorkItem
    key={row.CompanyId}
    href={changeHref(row)}
    title={row.CompanyName}
    note={changeWords(row)}
    end={<InstantValue instant={row.At} />}
  />
);
