import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { callRaw } from '#api/call.ts';
import { saveAndTell } from '#api/save-and-tell.ts';
import { useAccess } from '#app/session-port.ts';
import { Button } from '#kit/action/button.tsx';
import { type AsAtAddress, toAsAtQuery } from '../as-at/as-at-address.ts';

interface CapitalButtonProps {
  readonly companyId: string;
  /** The time of the register that is on show: the document is of the same. */
  readonly address: AsAtAddress;
}

/** Saves the statement of capital as a document. */
export function CapitalButton({ companyId, address }: CapitalButtonProps) {
  const mayPrint = useAccess().has('GenerateReportCompany');
  const [busy, setBusy] = useState(false);
  if (!mayPrint) return null;
  const query = { CompanyId: companyId, ...toAsAtQuery(address), Register: 'capital' } as const;
  const save = () => {
    setBusy(true);
    void saveAndTell(() => callRaw('printShareRegister', { query })).finally(() => setBusy(false));
  };
  return (
    <Button icon={IconDownload} busy={busy} onClick={save}>
      Statement of capital
    </Button>
  );
}
