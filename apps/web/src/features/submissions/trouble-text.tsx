import { LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { Value } from '#kit/value/value.tsx';
import type { Trouble } from './submission-state.ts';
import styles from './submissions.module.css';

/** One reason: the registry's own words first, then what they mean and what to do. */
export function TroubleText({ trouble }: { trouble: Trouble }) {
  const { text, code, instance, meaning, whatToDo } = trouble;
  return (
    <div className={styles.trouble}>
      <LineTitle>
        <q>{text}</q>
        {code !== null && (
          <Muted small as="span" className={styles.code}>
            {' '}
            Code <Value>{code}</Value>
          </Muted>
        )}
        {instance !== null && instance > 1 && (
          <Muted small as="span" className={styles.code}>
            {' '}
            Entry <Value>{instance}</Value>
          </Muted>
        )}
      </LineTitle>
      <p>{meaning}</p>
      <p>{whatToDo}</p>
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
