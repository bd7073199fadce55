import type { ReactNode } from 'react';
import { ApprovalNote } from '#filing/approval/approval-note.tsx';
import { RejectionNote } from '#filing/rejection-note.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from './statement.module.css';
import { type Place, titleOf } from './statement-steps.ts';
import type { Statement } from './use-statement.ts';

interface StatementFrameProps {
  readonly statement: Statement;
  readonly place: Place;
  readonly lead?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** The frame of every page of the statement: its title, the company, and why it came back if it did. */
export function StatementFrame({ statement, place, lead, actions, children }: StatementFrameProps) {
  const { companyId, draft, facts } = statement;
  return (
    <div className={styles.page}>
      <PageHeader
        title={titleOf(place)}
        overline={
          <>
            {facts.company.companyName} · <Value>{facts.company.companyNumber}</Value>
          </>
        }
        lead={lead}
        actions={actions}
      />
      {draft && <RejectionNote companyId={companyId} filingId={draft.statementId} />}
      {draft && <ApprovalNote filingId={draft.statementId} hasCard={place === 'check'} />}
      {children}
    </div>
  );
}
