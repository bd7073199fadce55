import { formNumberFor } from '@statbook/domain/filing';
import { useToday } from '#api/configuration.ts';
import { draftPath, paths } from '#app/paths.ts';
import { BlockerBanner, ErrorList, Warnings } from '#filing/draft/draft-problems.tsx';
import { FilingBadge } from '#filing/filing-badge.tsx';
import { Lines } from '#filing/lines.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Card } from '#kit/card/card.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { ReviewTable } from '#kit/review-table/review-table.tsx';
import { Deadline, InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from '../people.module.css';
import { AskAll } from './ask-all.tsx';
import { CancelChange } from './cancel-change.tsx';
import type { ChangeFiling, PersonChange } from './change-types.ts';
import { FileAll } from './file-all.tsx';

/** Every filing of the act with what it changes and what it lacks; below, the one button that files all that are ready. */
export default function ChangeReview({ change }: { readonly change: PersonChange }) {
  const { personId, personName, what, begunAt, begunBy, all } = change;
  return (
    <div className={styles.page}>
      <PageHeader
        title={what.length === 0 ? 'Change of details' : what.join(', ')}
        overline={<AppLink href={paths.person(personId)}>{personName}</AppLink>}
        lead={
          <>
            {describeCount(all)}. Started <InstantValue instant={begunAt} />
            {begunBy !== null && (
              <>
                {' '}
                by <bdi>{begunBy}</bdi>
              </>
            )}
            .
          </>
        }
        actions={<CancelChange change={change} />}
      />
      {all.map((filing) => (
        <FilingCard key={filing.filingId} filing={filing} />
      ))}
      <AskAll filings={all} />
      {change.drafts > 0 && <FileAll filings={all} />}
    </div>
  );
}

function describeCount(all: readonly ChangeFiling[]): string {
  const companies = new Set(all.map(({ companyId }) => companyId)).size;
  const filings = all.length === 1 ? 'One notice' : `${all.length} notices`;
  return `${filings} of ${companies === 1 ? 'one company' : `${companies} companies`}`;
}

/** Once it was accepted, the register of today is no longer what it changes; what was rejected or withdrawn has changed nothing. */
const filedHeads = ['Before this filing', 'After this filing'] as const;

function FilingCard({ filing }: { readonly filing: ChangeFiling }) {
  const today = useToday();
  const { filingId, companyName, companyNumber, form, formName, state, stateText, dueOn } = filing;
  const isDraft = state === 'draft';
  return (
    <Card title={`${companyName}: ${formName}`} actions={<FilingBadge state={state} text={stateText} />}>
      <Muted as="div" className={styles.heading}>
        <Value>{formNumberFor(form, companyNumber)}</Value> · {filing.roleText}
        {dueOn !== null && (isDraft || state === 'rejected') && (
          <>
            {' '}
            · Last day to file: <Deadline date={dueOn} today={today} />
          </>
        )}
      </Muted>
      <Problems filing={filing} />
      {filing.changes.length > 0 && (
        <ReviewTable
          caption={`What ${form} of ${companyName} ${state === 'accepted' ? 'changed' : 'changes'}`}
          rows={filing.changes.map(toRow)}
          heads={state === 'accepted' ? filedHeads : undefined}
        />
      )}
      {filing.contentSha256 !== null && (
        <Muted small as="div" className={styles.hash}>
          SHA-256 of what is sent: {filing.contentSha256}
        </Muted>
      )}
      {state !== 'rejected' && (
        <AppLink href={isDraft ? draftPath(filing, { step: 'check' }) : paths.submissionReceipt(filingId)}>
          {isDraft ? 'Open the draft' : 'Show the receipt'} of {companyName}, {form}
        </AppLink>
      )}
    </Card>
  );
}

function Problems({ filing }: { readonly filing: ChangeFiling }) {
  const { companyId, errors, blockers, warnings, filingId } = filing;
  return (
    <>
      <ErrorList
        errors={errors.map(({ step, path, message }) => ({
          path,
          message,
          href: paths.form(filingId, { step, field: path }),
        }))}
      />
      {blockers.map((blocker) => (
        <BlockerBanner key={`${blocker.code} ${blocker.message}`} companyId={companyId} blocker={blocker} />
      ))}
      <Warnings warnings={warnings} />
      <ApprovalProblem filing={filing} />
      {filing.state === 'rejected' && (
        <Banner
          tone="bad"
          title="Companies House rejected it"
          action={<AppLink href={paths.submissionReceipt(filingId)}>See why, and correct it</AppLink>}
        >
          It counts as not delivered{filing.dueOn !== null && ', so its deadline keeps running'}.
        </Banner>
      )}
    </>
  );
}

/** What is missing of an approval, and the way to it. */
const approvalTexts: Readonly<
  Partial<Record<ChangeFiling['approvalState'], readonly [title: string, text: string, act: string]>>
> = {
  'to-ask': ['It has to be approved first', 'A policy of the account asks for it.', 'Ask for the approval'],
  asked: ['Its approval is asked for', 'It can be filed once it is approved.', 'See who is to come'],
  refused: ['It was not approved', 'The review has the reason.', 'See why, and ask again'],
  lapsed: [
    'Its approval has lapsed',
    'What would be sent has changed since it was asked about.',
    'Ask for the approval again',
  ],
};

function ApprovalProblem({ filing }: { readonly filing: ChangeFiling }) {
  const problem = approvalTexts[filing.approvalState];
  if (problem === undefined) return null;
  const [title, text, act] = problem;
  return (
    <Banner
      tone={filing.approvalState === 'asked' ? 'info' : 'warn'}
      title={title}
      action={<AppLink href={draftPath(filing, { step: 'review' })}>{act}</AppLink>}
    >
      {text}
    </Banner>
  );
}

function toRow({ label, now, after }: ChangeFiling['changes'][number]) {
  return {
    label,
    now: now.length === 0 ? undefined : <Lines lines={now} />,
    after: after.length === 0 ? undefined : <Lines lines={after} />,
    changed: true,
  };
}
