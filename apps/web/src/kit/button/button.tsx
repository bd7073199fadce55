import type { ComponentProps, PointerEvent as ReactPointerEvent } from 'react';
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
  const { onPointerDown } = rest;
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three, 'button' when not said
      type={type}
      className={classNames(buttonClass({ kind, compact }), rest.className)}
      aria-disabled={busy || undefined}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        keepPress(event);
      }}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : <LeadIcon icon={icon} files={files} />}
      {children}
    </button>
  );
}

/** So far, in pixels, an unsteady hand moves during a press. */
const steady = 8;

/**
 * A press counts where it began. Browsers drop the click when what stands above grows or shrinks during the press, as by
 * an answer of the server, and moves the button from under the pointer. Whoever moves the pointer away still takes it back.
 */
function keepPress(down: ReactPointerEvent<HTMLButtonElement>): void {
  if (down.button !== 0) return;
  const { currentTarget: button, pointerId, clientX, clientY } = down;
  const over = new AbortController();
  const end = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    over.abort();
    const isOnButton = up.target instanceof Node && button.contains(up.target);
    const isHeld = Math.hypot(up.clientX - clientX, up.clientY - clientY) <= steady;
    if (up.type === 'pointerup' && isHeld && !isOnButton && button.isConnected) button.click();
  };
  const options = { capture: true, signal: over.signal };
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, end, options);
}
