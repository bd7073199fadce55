import { useEffect, useId, useRef } from 'react';
import { SupportReference } from '../states/support-reference.tsx';
import { markTitleAsError } from '../page-header/document-title.ts';
import styles from './error-summary.module.css';

export interface SummaryError {
  readonly message: string;
  /** The id of the control it concerns; without one it is about the whole. */
  readonly fieldId?: string | undefined;
}

interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[];
  /** Counts the failed attempts: at each one the focus comes here again. */
  readonly attempt?: number | undefined;
  /** The request that the server refused, for those who help. */
  readonly requestId?: string | undefined;
}

/** What a failed submit found, in the order of the fields. Takes the focus; each line leads to its field. */
export function ErrorSummary({ errors, attempt = 1, requestId }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const wrong = errors.length > 0;
  useEffect(() => {
    if (wrong && attempt > 0) box.current?.focus();
  }, [wrong, attempt]);
  useEffect(() => (wrong ? markTitleAsError() : undefined), [wrong]);
  if (!wrong) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId}>There is a problem</h2>
      <ul>
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId === undefined ? message : <FieldLink id={fieldId} message={message} />}
          </li>
        ))}
      </ul>
      {requestId !== undefined && (
        <p className={styles.request}>
          <SupportReference requestId={requestId} />
        </p>
      )}
    </div>
  );
}

function FieldLink({ id, message }: { id: string; message: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        const control = document.getElementById(id);
        control?.focus({ preventScroll: true });
        control?.closest('fieldset, div')?.scrollIntoView({ block: 'center' });
      }}
    >
      {message}
    </a>
  );
}
