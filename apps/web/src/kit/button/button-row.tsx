import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button-row.module.css';

interface ButtonRowProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** Fields follow, or another part of the page: keeps the distance of a field from it. */
  readonly apart?: boolean | undefined;
}

/** Buttons beside each other, as many in a line as there is room for. */
export function ButtonRow({ apart = false, ...row }: ButtonRowProps) {
  return <div {...row} className={classNames(styles.row, apart && styles.apart)} />;
}
