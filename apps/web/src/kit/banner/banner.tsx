import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './banner.module.css';
import tones from '../styles/tones.module.css';

interface BannerProps {
  readonly tone?: 'info' | 'warn' | 'bad' | 'ok' | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode | undefined;
  /** Links or text buttons. */
  readonly action?: ReactNode | undefined;
  /** Announced to screen readers, because it appears on a page that is already open. */
  readonly announced?: boolean | undefined;
}

const shapeOf = {
  info: IconInfoCircle,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
  ok: IconCircleCheck,
};

/** A notice about the page: a warning above a review, a renewal, being offline. */
export function Banner({ tone = 'info', title, children, action, announced = false }: BannerProps) {
  return (
    <div
      className={classNames(styles.banner, tones[tone])}
      role={announced ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Icon shape={shapeOf[tone]} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
