import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import type { DeliveredFiling } from './delivered-filing.ts';

// A form of its own chunk: the schema library comes with it.
const DeliveryDialog = onDemand(() => import('./delivery-dialog.tsx'));

/** Says how and when a form was delivered. */
export function RecordDelivery({ filing }: { filing: DeliveredFiling }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="filled" onPointerEnter={preload} onClick={() => setAsking(true)}>
        Record the delivery
      </Button>
      {isAsking && <DeliveryDialog filing={filing} onClose={() => setAsking(false)} />}
    </>
  );
}

function preload(): void {
  preloadDialog();
  DeliveryDialog.preload();
}
