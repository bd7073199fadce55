import { useEffect, useRef } from 'react';
import { Button } from '#kit/button/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { FigureQuestions } from './figure-questions.tsx';
import { PlanPreview } from './preview/plan-preview.tsx';
import styles from './plan.module.css';
import type { Reviewed } from './use-entry.ts';
import { WhatWasEntered } from './preview/what-was-entered.tsx';
import { civilDate, formatCivilDate } from '@statbook/domain/dates';
import { useToday } from '#api/configuration.ts';
import { Card } from '#kit/card/card.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { DateField } from '#kit/date-field/date-field.tsx';
import type { PlannedEvent } from './share-plan.ts';

interface EntryReviewProps extends Reviewed {
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
      <WhatWasEntered entry={entry} planned={planned} />
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

/** Asks for the date of the certificates that an entry issues: they may have been signed on an earlier day than today. */
function CertificateDate({ entry, planned }: Reviewed) {
  const today = useToday();
  const issuing = planned.plan.events.filter(isIssuing);
  if (issuing.length === 0) return null;
  const { news } = entry;
  const refused = news?.kind === 'refused' ? news.refusal.errors?.['certificatesIssuedOn'] : undefined;
  // Of several events the certificates state what the last has made of it.
  const earliest = issuing
    .map(({ effectiveOn }) => effectiveOn)
    .toSorted()
    .at(-1);
  const value = planned.certificatesIssuedOn ?? today;
  return (
    <Card title="Date of the certificates">
      {news?.kind === 'unclear' ? (
        // It may be recorded, and with this date: another one would not be taken.
        <Lead>{formatCivilDate(civilDate(value))}</Lead>
      ) : (
        <DateField
          name="certificatesIssuedOn"
          label="Date of issue"
          hint="As it stands on the certificates issued with this entry"
          value={value}
          onChange={entry.dateCertificates}
          today={today}
          earliest={earliest}
          latest={today}
          error={refused}
        />
      )}
    </Card>
  );
}

/** An opening balance says itself what date its certificates bear. */
const isIssuing = ({ kind, certificatesIssued }: PlannedEvent) =>
  kind !== 'opening-balance' && certificatesIssued.length > 0;
