import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { type Askable, AskSeveral, useAskingForSeveral } from '#filing/approval/ask-several.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { formatDate } from '#kit/value/format.ts';
import { isApproved, keyOf, type Outcomes, type Reviewed } from './statements.ts';
import styles from './verification.module.css';

interface StatementsReviewProps {
  readonly reviewed: readonly Reviewed[];
  /** Once they were sent. */
  readonly outcomes: Outcomes | undefined;
  readonly maySubmit: boolean;
}

/** Each statement exactly as it is sent, the approvals that it needs, and why some stay. */
export function StatementsReview({ reviewed, outcomes, maySubmit }: StatementsReviewProps) {
  const unapproved = reviewed.filter((each) => each.ready !== null && !isApproved(each));
  return (
    <div className={styles.statements}>
      {!maySubmit && <Banner>They are drafts now. Somebody who may submit files them.</Banner>}
      {outcomes === undefined && unapproved.length > 0 && <AskForApprovals unapproved={unapproved} />}
      <LineList>
        {reviewed.map((each) => (
          <li key={keyOf(each)}>
            <LineTitle>
              <bdi>{each.personName}</bdi> · <bdi>{each.role.companyName}</bdi>
            </LineTitle>
            <Statement
              reviewed={each}
              outcome={each.filingId === null ? undefined : outcomes?.get(each.filingId)}
            />
          </li>
        ))}
      </LineList>
    </div>
  );
}

interface StatementProps {
  readonly reviewed: Reviewed;
  /** Null where it is on its way. */
  readonly outcome: string | null | undefined;
}

function Statement({ reviewed, outcome }: StatementProps) {
  const { filingId, ready, why, role } = reviewed;
  if (outcome !== undefined && filingId !== null)
    return outcome === null ? (
      <div>
        <StatusBadge status="Submitted" />{' '}
        <AppLink href={paths.submissionReceipt(filingId)} aria-label={`Receipt of ${role.companyName}`}>
          Receipt
        </AppLink>
      </div>
    ) : (
      <Stays why={outcome} href={paths.form(filingId)} />
    );
  if (ready === null)
    return <Stays why={why ?? ''} href={filingId === null ? undefined : paths.form(filingId)} />;
  return (
    <>
      {ready.lines.map(({ label, value }) => (
        <Muted small as="div" key={label}>
          {label}: {value}
        </Muted>
      ))}
      <Muted small as="div" className={styles.hash}>
        SHA-256 of what is sent: {ready.contentSha256}
      </Muted>
      {ready.dueOn !== null && (
        <Muted small as="div">
          Due {formatDate(ready.dueOn)}
        </Muted>
      )}
      {ready.warnings.map((warning) => (
        <Banner key={warning} tone="warn">
          {warning}
        </Banner>
      ))}
      <Muted small as="div">
        {approvalText(reviewed)}
      </Muted>
    </>
  );
}

function Stays({ why, href }: { readonly why: string; readonly href: string | undefined }) {
  return (
    <div>
      <StatusBadge label="Not filed" tone="warn" /> {why}{' '}
      {href !== undefined && <AppLink href={href}>Open the draft</AppLink>}
    </div>
  );
}

function approvalText({ ready }: Reviewed): string {
  const { state = 'not-needed', awaited = [] } = ready?.approval ?? {};
  if (state === 'not-needed') return 'No approval is needed.';
  if (state === 'approved') return 'Approved.';
  const whose = awaited.length === 0 ? '' : ` ${awaited.join(', ')}.`;
  return state === 'asked'
    ? `Approval is asked for.${whose}`
    : `Has to be approved before it is sent.${whose}`;
}

/** Asks for every approval that a policy wants and nobody was asked for yet. */
function AskForApprovals({ unapproved }: { readonly unapproved: readonly Reviewed[] }) {
  const mayAsk = useMay('askForApproval');
  const asking = useAskingForSeveral();
  // What was reviewed is not read again: what was asked for meanwhile is known by its outcome.
  const toAsk = unapproved.flatMap(toAskable).filter(({ filingId }) => !asking.asked.has(filingId));
  return (
    <>
      <Banner
        tone="warn"
        title={
          unapproved.length === 1
            ? '1 statement has to be approved first'
            : `${unapproved.length} statements have to be approved first`
        }
      >
        They stay drafts until then. Come back to them here once they are approved.
      </Banner>
      {mayAsk && <AskSeveral asking={asking} toAsk={toAsk} noun="statement" />}
    </>
  );
}

function toAskable({ filingId, ready, personName, role }: Reviewed): readonly Askable[] {
  if (filingId === null || ready === null || ready.approval.state === 'asked') return [];
  const { draftVersion, contentSha256 } = ready;
  return [{ filingId, draftVersion, contentSha256, name: `${personName}, ${role.companyName}` }];
}
