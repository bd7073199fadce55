import { LineTitle } from '#kit/page/line-list.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { Value } from '#kit/value/value.tsx';
import type { Trouble } from './submission-state.tsx';
import styles from './submissions.module.css';

/** One reason: the registry's own words first, then what they mean and what to do. */
export function TroubleText({ trouble }: { trouble: Trouble }) {
  const { Text, Code, Instance, Meaning, WhatToDo } = trouble;
  return (
    <div className={styles.trouble}>
      <LineTitle>
        <q>{Text}</q>
        {Code !== null && (
          <Muted small as="span" className={styles.code}>
            {' '}
            Code <Value>{Code}</Value>
          </Muted>
        )}
        {Instance !== null && Instance > 1 && (
          <Muted small as="span" className={styles.code}>
            {' '}
            Entry <Value>{Instance}</Value>
          </Muted>
        )}
      </LineTitle>
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
    <Muted small>
      Companies House examiner{comment !== null && <>: “{comment}”</>}
      {telephone !== null && (
        <>
          {' '}
          · <Value>{telephone}</Value>
        </>
      )}
    </Muted>
  );
}
