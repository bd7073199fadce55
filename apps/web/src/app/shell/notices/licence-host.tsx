import { useEffect, useState } from 'react';
import { onOpenLicence } from './licence-command.ts';
import { onDemand } from '#kit/on-demand.tsx';

const LicenceDialog = onDemand(() => import('#features/licence/licence-dialog.tsx'));

/** Waits until somebody asks for the licence. */
export function LicenceHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onOpenLicence(() => setOpen(true)), []);
  if (!isOpen) return null;
  return <LicenceDialog onClose={() => setOpen(false)} />;
}
