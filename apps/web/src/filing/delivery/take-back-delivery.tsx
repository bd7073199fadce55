import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import type { DeliveredFiling } from './delivered-filing.ts';

const TakeBackDialog = onDemand(() => import('./take-back-dialog.tsx'));

/** Takes back a delivery that never was, once that is confirmed. */
export function TakeBackDelivery({ filing }: { filing: DeliveredFiling }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPointerEnter={preload} onClick={() => setAsking(true)}>
        Delivery was recorded by mistake
      </Button>
      {isAsking && <TakeBackDialog filing={filing} onClose={() => setAsking(false)} />}
    </>
  );
}

function preload(): void {
  preloadDialog();
  TakeBackDialog.preload();
}
