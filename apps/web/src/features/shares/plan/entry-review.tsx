import { useEffect, useRef } from 'react';
import { Button } from '#kit/button/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { CertificateDate } from './certificate-date.tsx';
import type { PlannedEntry } from './entry-state.ts';
import { FigureQuestions } from './figure-questions.tsx';
import { PlanPreview } from './preview/plan-preview.tsx';
import styles from './plan.module.css';
import type { Entry } from './use-entry.ts';
import { WhatWasEntered } from './preview/what-was-entered.tsx';

interface EntryReviewProps {
  readonly entry: Entry;
  readonly planned: PlannedEntry;
  /** What is recorded, with its verb: "Record transfer". */
  readonly act: string;
}

/** What an entry will change, and the one button that records it. */
export default function EntryReview({ entry, planned, act }: EntryReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Whether it was recorded is not known: to change it now could record it twice.
  const isUnclear = entry.news?.kind === 'unclear';
  return (
    <div className={styles.review}>
      <h3 ref={heading} tabIndex={-1}>
        Check the changes
      </h3>
      <WhatWasEntered companyId={entry.companyId} planned={planned} />
      <FigureQuestions entry={entry} planned={planned} />
      <PlanPreview plan={planned.plan} />
      <CertificateDate entry={entry} planned={planned} />
      <FormActions>
        <Button kind="filled" busy={entry.isBusy} onClick={() => void entry.record()}>
          {isUnclear ? 'Send again' : act}
        </Button>
        {!isUnclear && (
          <Button busy={entry.isBusy} onClick={entry.change}>
            Change the details
          </Button>
        )}
      </FormActions>
    </div>
  );
}
