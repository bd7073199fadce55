import { Value } from '#kit/value/value.tsx';
import type { Trouble } from './submission-state.tsx';
import styles from './submissions.module.css';

/** One reason: the registry's own words first, then what they mean and what to do. */
export function TroubleText({ trouble }: { trouble: Trouble }) {
  const { Text, Code, Instance, Meaning, WhatToDo } = trouble;
  return (
    <div className={styles.trouble}>
      <p className={styles.words}>
        <q>{Text}</q>
        {Code !== null && (
          <span className={styles.code}>
            {' '}
            Code <Value>{Code}</Value>
          </span>
        )}
        {Instance !== null && Instance > 1 && (
          <span className={styles.code}>
            {' '}
            Entry <Value>{Instance}</Value>
          </span>
        )}
      </p>
      <p>{Meaning}</p>
      <p>{WhatToDo}</p>
    </div>
  );
}

interface ExaminerProps {
  readonly telephone: string | null;
  readonly comment: string | null;
}

/** What the examiner at the registry left. */
export function ExaminerNote({ telephone, comment }: ExaminerProps) {
  if (telephone === null && comment === null) return null;
  return (
    <p className={styles.note}>
      Companies House examiner{comment !== null && <>: “{comment}”</>}
      {telephone !== null && (
        <>
          {' '}
          · <Value>{telephone}</Value>
        </>
      )}
    </p>
  );
}
