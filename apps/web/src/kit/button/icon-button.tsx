import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> {
  readonly icon: IconShape;
  /** Its name, shown as a tooltip too. */
  readonly label: string;
  readonly compact?: boolean | undefined;
  readonly directional?: boolean | undefined;
  /** Where its tooltip stands. */
  readonly tooltipSide?: ComponentProps<typeof Tooltip>['side'];
}

/** An icon alone, in the header and in rows only. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, compact, directional, tooltipSide, className, ...rest } = props;
  return (
    <Tooltip text={label} side={tooltipSide}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classNames(styles.button, styles.text, styles.icon, compact && styles.compact, className)}
      >
        <Icon shape={icon} directional={directional ?? false} />
      </button>
    </Tooltip>
  );
}
