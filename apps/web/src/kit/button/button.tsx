import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { buttonClass, LeadIcon, type ButtonLook } from './button-look.tsx';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** The action is pending: a second press does nothing, and the button keeps the focus. */
  readonly busy?: boolean | undefined;
}

/** A verb with its object: "Add officer". Never disabled; what cannot be done is answered. */
export function Button(props: ButtonProps) {
  const { kind, compact, icon, files, busy = false, children, onClick, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three, 'button' when not said
      type={type}
      className={classNames(buttonClass({ kind, compact }), rest.className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : <LeadIcon icon={icon} files={files} />}
      {children}
    </button>
  );
}
