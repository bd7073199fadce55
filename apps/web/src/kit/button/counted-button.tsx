import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './counted-button.module.css';
import { IconButton } from './icon-button.tsx';

type CountedButtonProps = ComponentProps<typeof IconButton> & {
  /** What waits behind it. */
  readonly count: number;
};

/** An icon of the header with the number of what is new behind it; a change of the number is read out. */
export function CountedButton({ count, label, ...button }: CountedButtonProps) {
  const name = count === 0 ? label : `${label}, ${count} unread`;
  return (
    <span className={styles.counted}>
      <IconButton {...button} label={name} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
      <VisuallyHidden>
        <output>{count === 0 ? '' : name}</output>
      </VisuallyHidden>
    </span>
  );
}
