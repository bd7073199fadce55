import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import type { DeliveredFiling } from './delivered-filing.ts';

// A form of its own chunk: the schema library comes with it.
const OutcomeDialog = onDemand(() => import('./outcome-dialog.tsx'));

/** Says what Companies House decided about a form that was delivered. */
export function RecordOutcome({ filing }: { filing: DeliveredFiling }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="filled" onPointerEnter={preload} onClick={() => setAsking(true)}>
        Record the outcome
      </Button>
      {isAsking && <OutcomeDialog filing={filing} onClose={() => setAsking(false)} />}
    </>
  );
}

function preload(): void {
  preloadDialog();
  OutcomeDialog.preload();
}
