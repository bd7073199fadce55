import { type ReactNode, useEffect, useRef } from 'react';
import { onDemand } from '#kit/on-demand.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { EntryNewsBanner } from './entry-news-banner.tsx';
import styles from './plan.module.css';
import type { Entry } from './use-entry.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';

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
  const form = useFocusOnReturn(planned !== undefined);
  const message = useRef<HTMLDivElement>(null);
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
