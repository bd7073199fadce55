import { lazy, Suspense, useEffect, useState } from 'react';
import { onOpenLicence } from '../../licence-command.ts';
import { whenOnline } from '#kit/when-online.ts';

const LicenceDialog = lazy(() => whenOnline(() => import('#features/licence/licence-dialog.tsx')));

/** Waits until somebody asks for the licence. */
export function LicenceHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onOpenLicence(() => setOpen(true)), []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LicenceDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
