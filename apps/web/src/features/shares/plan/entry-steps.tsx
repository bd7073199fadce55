import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { onDemand } from '#kit/on-demand.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { EntryNewsBanner } from './entry-news-banner.tsx';
import styles from './plan.module.css';
import type { PlannedEntry } from './entry-state.ts';
import type { Entry } from './use-entry.ts';

// The form need not wait for it, and it comes while the form is filled in.
const EntryReview = onDemand(() => import('./entry-review.tsx'), opening('review'));

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
  const message = useRef<HTMLDivElement>(null);
  useFocusOnReturn(form, planned);
  useEffect(() => EntryReview.preload(), []);
  useEffect(() => {
    if (news !== undefined) message.current?.focus();
  }, [news]);
  return (
    <>
      {news && (
        <div ref={message} tabIndex={-1} className={styles.news}>
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
