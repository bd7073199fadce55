import { LiveStatus } from '../live-status/live-status.tsx';
import styles from './progress.module.css';

interface ProgressProps {
  /** "12 of 300 lines done". */
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

/** How far long work has come. It goes on without the page. */
export function Progress({ label, done, total }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <progress value={done} max={Math.max(total, 1)} aria-label="Progress" className={styles.bar} />
      <LiveStatus className={styles.text}>{label}</LiveStatus>
    </div>
  );
}
