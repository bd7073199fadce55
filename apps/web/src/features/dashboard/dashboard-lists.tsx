import { officerWord } from '@statbook/domain/companies';
import { passedAs } from '@statbook/domain/obligations';
import { useToday } from '#api/configuration.ts';
import { paths } from '#app/paths.ts';
import { useAccess, useMay } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { StatList, type Stat } from '#kit/stat-list/stat-list.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { WorkItem } from '#kit/work-list/work-list.tsx';
import { Deadline, InstantValue } from '#kit/value/dates.tsx';
import type {
  AlarmRow,
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
import { ToApprove } from './to-approve.tsx';
import { DeadlineItem, FilingItem, WorkCard } from './work-cards.tsx';
import { changeWords, deadlineHref, discrepancyWords } from './work-places.ts';

/** The counts, then what waits for the reader, then what goes on by itself. */
export function DashboardLists({ dashboard }: { dashboard: Dashboard }) {
  const { companies, submissions } = dashboard;
  return (
    <>
      <StatList label="In short" stats={toFigures(dashboard)} />
      <div className={styles.lists}>
        <div>
          {companies && <WorkCard title={alarmTitle} part={companies.alarms} item={alarmItem} />}
          <ToApprove />
          {submissions && (
            <WorkCard
              title="Needs attention"
              part={submissions.attention}
              item={filingItem}
              all={paths.submissionsShowing('attention')}
            />
          )}
          {companies && <Deadlines companies={companies} />}
          {companies && (
            <WorkCard
              title="Identity verification statements due"
              part={companies.verifications}
              item={verificationItem}
            />
          )}
        </div>
        <div>
          {companies && <WorkCard title="Drafts started" part={companies.drafts} item={filingItem} />}
          {submissions && (
            <WorkCard
              title="With Companies House"
              part={submissions.inFlight}
              item={filingItem}
              all={paths.submissionsShowing('under-way')}
              none="Nothing awaiting a response."
            />
          )}
          {companies && (
            <WorkCard title="PSC notices to consider" part={companies.proposals} item={proposalItem} />
          )}
          {companies && (
            <WorkCard
              title="Reconciliation differences"
              part={companies.discrepancies}
              item={discrepancyItem}
            />
          )}
          {companies && (
            <WorkCard
              title="Changes at Companies House"
              part={companies.changes}
              item={changeItem}
              none="Nothing has changed in the last 14 days."
            />
          )}
          {submissions && (
            <WorkCard
              title="Recently accepted"
              part={submissions.accepted}
              item={filingItem}
              all={paths.submissionsShowing('accepted')}
            />
          )}
        </div>
      </div>
    </>
  );
}

function toFigures({ companies, submissions }: Dashboard): readonly Stat[] {
  return [
    ...(companies === null ? [] : ofCompanies(companies)),
    ...(submissions === null ? [] : ofSubmissions(submissions)),
  ];
}

const ofCompanies = ({ companies, overdue, coming, soonDays }: CompanyPart): readonly Stat[] => [
  { id: 'all', label: companies === 1 ? 'company' : 'companies', amount: companies, href: paths.companies },
  {
    id: 'overdue',
    label: overdue.total === 1 ? 'company overdue' : 'companies overdue',
    amount: overdue.total,
    href: paths.companiesShowing('overdue', 'statement'),
    tone: 'bad',
  },
  {
    id: 'coming',
    label: `${coming.total === 1 ? 'company' : 'companies'} due within ${soonDays} days`,
    amount: coming.total,
    href: paths.companiesShowing('due-soon', 'statement'),
    tone: 'warn',
  },
];

const alarmTitle = 'Not filed by you at Companies House';

const ofSubmissions = ({ attention: waiting, inFlight }: SubmissionPart): readonly Stat[] => [
  {
    id: 'attention',
    label: waiting.total === 1 ? 'submission needs attention' : 'submissions need attention',
    amount: waiting.total,
    href: paths.submissionsShowing('attention'),
    tone: 'bad',
  },
  {
    id: 'in-flight',
    label: 'with Companies House',
    amount: inFlight.total,
    href: paths.submissionsShowing('under-way'),
  },
];

function Deadlines({ companies: { overdue, coming } }: { companies: CompanyPart }) {
  // The report has every date; without it the dashboard itself shows more of them.
  const all = useMay('getReport') ? paths.report('deadlines') : undefined;
  return (
    <>
      <WorkCard title="Overdue" part={overdue} item={deadlineItem} all={all} none="Nothing is overdue." />
      <WorkCard
        title="Due next"
        part={coming}
        item={deadlineItem}
        all={all}
        none="No dates are known. They come with the next update from Companies House."
      />
    </>
  );
}

const officeLabels = { director: 'Director', member: 'Member' } as const;

const roleOf = ({ register, companyNumber }: VerificationRow) =>
  register === 'pscs' ? 'Person with significant control' : officeLabels[officerWord(companyNumber)];

/** Once its form is begun, there is nothing to begin any more. */
const underWay = ({ filingId }: Pick<ProposalRow, 'filingId'>) => filingId !== null && ' · under way';

interface PersonItemProps {
  readonly row: VerificationRow | ProposalRow;
  /** What they are, or which form is about them. */
  readonly what: string;
  readonly date: string;
}

function PersonItem({ row, what, date }: PersonItemProps) {
  const today = useToday();
  const access = useAccess();
  return (
    <WorkItem
      href={deadlineHref(row, access)}
      title={row.personName}
      note={
        <>
          {what} of <bdi>{row.companyName}</bdi>
          {underWay(row)}
        </>
      }
      end={<Deadline date={date} today={today} passedAs={passedAs(row)} short />}
    />
  );
}

const keyOf = ({ companyId, kind, title, detail, dueOn, diaryDateId, shareEventId, filingId }: DeadlineRow) =>
  [companyId, kind, title, detail, dueOn, diaryDateId, shareEventId, filingId].join(' ');
const deadlineItem = (row: DeadlineRow) => <DeadlineItem key={keyOf(row)} row={row} />;
const verificationItem = (row: VerificationRow) => (
  <PersonItem
    key={row.companyId + row.register + row.personName}
    row={row}
    what={roleOf(row)}
    date={row.dueOn}
  />
);
const proposalItem = (row: ProposalRow) => (
  <PersonItem
    key={row.companyId + row.form + row.personName}
    row={row}
    what={row.form ?? 'PSC to determine'}
    date={row.noticeBy}
  />
);
const filingItem = (row: FilingRow) => <FilingItem key={row.filingId} row={row} />;

const discrepancyItem = (row: DiscrepancyRow) => (
  <WorkItem
    key={row.companyId}
    href={sharePaths.tieOut(row.companyId)}
    title={row.companyName}
    note={discrepancyWords(row)}
    end={<InstantValue instant={row.since} />}
  />
);

const alarmItem = (row: AlarmRow) => (
  <WorkItem
    key={row.companyId}
    href={paths.registerChanges(row.companyId)}
    title={row.companyName}
    note={<StatusBadge label={row.changes === 1 ? '1 change' : `${row.changes} changes`} tone="bad" />}
    end={<InstantValue instant={row.at} />}
  />
);

const changeItem = (row: ChangeRow) => (
  <WorkItem
    key={row.companyId}
    href={paths.registerChanges(row.companyId)}
    title={row.companyName}
    note={changeWords(row)}
    end={<InstantValue instant={row.at} />}
  />
);
