import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { LiveStatus } from '../live-status/live-status.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import field from '../field/field.module.css';
import styles from './message-field.module.css';

interface MessageFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly longest: number;
  readonly onChange: (text: string) => void;
  readonly onSubmit: (event: FormEvent | KeyboardEvent) => void;
  /** The button that sends. */
  readonly action: ReactNode;
}

/** From so many characters before the end on the rest is counted. */
const countedFrom = 200;

/** A message to somebody, sent by Enter or by the button. */
export function MessageField(props: MessageFieldProps) {
  const { label, hint, value, longest, onChange, onSubmit, action } = props;
  const id = useId();
  const left = longest - value.length;
  const submit = (event: FormEvent | KeyboardEvent) => {
    if (left < 0) event.preventDefault();
    else onSubmit(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A character that is still being composed is finished by Enter, not sent.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        data-first-focus=""
        rows={2}
        dir="auto"
        className={classNames(field.control, styles.text)}
        placeholder="Write a message"
        aria-describedby={`${id}-hint`}
        aria-invalid={left < 0 || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        <div>
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
          <LiveStatus className={styles.hint}>{left <= countedFrom && lengthWords(left, longest)}</LiveStatus>
        </div>
        {action}
      </div>
    </form>
  );
}

function lengthWords(left: number, longest: number): string {
  const count = Math.abs(left);
  const counted = `${count} ${count === 1 ? 'character' : 'characters'}`;
  return left < 0 ? `${counted} too many: at most ${longest}` : `${counted} left`;
}
