import { ButtonRow } from '#kit/button/button-row.tsx';
import { useState } from 'react';
import { useToday } from '#api/configuration.ts';
import { Button } from '#kit/button/button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { DateValue, InstantValue } from '#kit/value/dates.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { type AsAtAddress, now, type ReadingHead } from './as-at-address.ts';
import styles from './as-at-bar.module.css';

interface AsAtBarProps {
  readonly companyId: string;
  readonly head: ReadingHead;
  readonly address: AsAtAddress;
  readonly onChange: (change: AsAtAddress) => void;
}

const AsAtDialog = onDemand(() => import('./as-at-dialog.tsx'));

function preload(): void {
  preloadDialog();
  AsAtDialog.preload();
}

/** Says at which day the register is read and how much is known of it, loudly where that is not now; changes both. */
export function AsAtBar({ companyId, head, address, onChange }: AsAtBarProps) {
  const [open, setOpen] = useState(false);
  const isNow = head.asAt === useToday() && head.knownAt === head.lastEntry && head.knownOn === null;
  const change = (
    <Button compact onPointerEnter={preload} onFocus={preload} onClick={() => setOpen(true)}>
      Change date
    </Button>
  );
  return (
    <div className={styles.bar}>
      {isNow ? (
        <Muted as="div" className={styles.now}>
          <p>
            <ReadingTime head={head} />
          </p>
          {change}
        </Muted>
      ) : (
        <Banner
          tone="warn"
          title="Not the register of today"
          action={
            <ButtonRow data-print="no">
              <Button compact onClick={() => onChange(now)}>
                Show today
              </Button>
              {change}
            </ButtonRow>
          }
        >
          <ReadingTime head={head} />
        </Banner>
      )}
      {open && (
        <AsAtDialog
          companyId={companyId}
          head={head}
          address={address}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function ReadingTime({ head }: { head: ReadingHead }) {
  return (
    <>
      As at <DateValue date={head.asAt} />
      <Knowledge head={head} />
    </>
  );
}

function Knowledge({ head: { knownAt, knownSince, knownOn, lastEntry } }: { head: ReadingHead }) {
  if (knownOn !== null)
    return (
      <>
        , including entries recorded up to <InstantValue instant={knownOn} />
        {knownAt === 0 ? (
          ', before the first entry'
        ) : (
          <>
            , after entry <Count of={knownAt} />
          </>
        )}
      </>
    );
  if (knownAt === lastEntry) return null;
  if (knownSince === null) return ', before the first entry';
  return (
    <>
      , including entries up to entry <Count of={knownAt} />, recorded on{' '}
      <InstantValue instant={knownSince} />
    </>
  );
}
