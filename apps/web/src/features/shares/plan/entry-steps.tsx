import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#kit/action/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { EntryNewsBanner } from './entry-news-banner.tsx';
import { PlanPreview } from './plan-preview.tsx';
import styles from './plan.module.css';
import type { PlannedEntry } from './entry-state.ts';
import type { Entry } from './use-entry.ts';

interface EntryStepsProps {
  readonly entry: Entry;
  /** What is recorded, with its verb: "Record transfer". */
  readonly act: string;
  /** The form; what was typed stays in its state while the review is on the page. */
  readonly children: ReactNode;
}

/** The form of an entry, then what it will change, then the one button that records it. */
export function EntrySteps({ entry, act, children }: EntryStepsProps) {
  const { planned, news } = entry;
  const form = useRef<HTMLDivElement>(null);
  useFocusOnReturn(form, planned);
  return (
    <>
      {news && (
        <div className={styles.news}>
          <EntryNewsBanner companyId={entry.companyId} news={news} isPlanned={planned !== undefined} />
        </div>
      )}
      {planned === undefined ? (
        <div ref={form} tabIndex={-1} className={styles.form}>
          {children}
        </div>
      ) : (
        <EntryReview entry={entry} planned={planned} act={act} />
      )}
    </>
  );
}

/** Coming back from the review, a keyboard goes on at the form and not at the top of the page. */
function useFocusOnReturn(form: RefObject<HTMLDivElement | null>, planned: PlannedEntry | undefined): void {
  const wasPlanned = useRef(false);
  useEffect(() => {
    if (planned === undefined && wasPlanned.current) form.current?.focus();
    wasPlanned.current = planned !== undefined;
  }, [form, planned]);
}

function EntryReview({ entry, planned, act }: Omit<EntryStepsProps, 'children'> & { planned: PlannedEntry }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Whether it was recorded is not known: to change it now could record it twice.
  const isUnclear = entry.news?.kind === 'unclear';
  return (
    <div className={styles.review}>
      <h3 ref={heading} tabIndex={-1}>
        Check what will change
      </h3>
      <PlanPreview plan={planned.plan} />
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
