import { classNames } from '../class-names.ts';
import styles from './status-badge.module.css';
import tones from '../styles/tones.module.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral';

const toneOf = {
  Draft: 'neutral',
  'Ready to file': 'info',
  'Awaiting payment': 'warn',
  Submitted: 'info',
  Accepted: 'ok',
  Rejected: 'bad',
  Failed: 'bad',
  Withdrawn: 'neutral',
  Active: 'ok',
  Inactive: 'neutral',
  Dormant: 'neutral',
  Dissolved: 'neutral',
  'Due soon': 'warn',
  Overdue: 'bad',
  Verified: 'ok',
  'Not verified': 'warn',
} as const satisfies Readonly<Record<string, Tone>>;

/** The states with a tone of their own. */
export type Status = keyof typeof toneOf;

type StatusBadgeProps = { readonly status: Status } | { readonly label: string; readonly tone: Tone };

/** A state in words and tint, never in colour alone. */
export function StatusBadge(props: StatusBadgeProps) {
  const { label, tone } = 'status' in props ? { label: props.status, tone: toneOf[props.status] } : props;
  return (
    // "17 days left" begins with its number whichever way the page reads.
    <span dir="auto" className={classNames(styles.badge, tones[tone])}>
      {label}
    </span>
  );
}
