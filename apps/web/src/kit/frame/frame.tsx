import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './frame.module.css';

interface FrameProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'li' | undefined;
  /** Marks the side on which reading begins: something is wrong, or was and is settled. */
  readonly edge?: 'bad' | 'settled' | undefined;
}

/** A surface with a line round it. The class is for what stands in it and for its place. */
export function Frame({ as: Tag = 'div', edge, className, ...rest }: FrameProps) {
  return <Tag {...rest} className={classNames(styles.frame, edge && styles[edge], className)} />;
}
