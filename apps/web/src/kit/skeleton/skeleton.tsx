import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';
import { LiveStatus } from '../live-status/live-status.tsx';

const widths = ['38%', '18%', '12%', '14%'];

/** Rows to come, in the shape of a table. Nothing is shown in the first 200 ms. */
export function LoadingRows({ label, rows = 8 }: { label: string; rows?: number }) {
  return (
    <Waiting label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          {widths.map((width) => (
            <Bar key={width} width={width} />
          ))}
        </div>
      ))}
    </Waiting>
  );
}

/** Text to come. */
export function LoadingText({ label, lines = 4 }: { label: string; lines?: number }) {
  return (
    <Waiting label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.row}>
          <Bar width={line === lines - 1 ? '40%' : '85%'} />
        </div>
      ))}
    </Waiting>
  );
}

/** In the place of a part that is fetched when it is opened: "form", "review". */
export const opening = (what: string, lines = 6) => (
  <LoadingText label={`Opening the ${what}`} lines={lines} />
);

function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <VisuallyHidden>
        <LiveStatus>{label}</LiveStatus>
      </VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

function Bar({ width }: { width: CSSProperties['inlineSize'] }) {
  return <span className={styles.bar} style={{ inlineSize: width }} />;
}
