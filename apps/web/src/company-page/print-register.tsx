import { IconPrinter } from '@tabler/icons-react';
import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';

interface PrintRegisterProps {
  readonly call: 'printOfficers' | 'printPscs' | 'printCharges';
  readonly companyId: string;
}

/** Saves a register of Companies House as PDF, former entries too, for those who may. */
export function PrintRegister({ call, companyId }: PrintRegisterProps) {
  const mayPrint = useMay(call);
  const { isSaving, save } = useSaveFile();
  if (!mayPrint) return null;
  return (
    <Button
      icon={IconPrinter}
      busy={isSaving}
      onClick={() => save(() => callRaw(call, { query: { companyId } }))}
    >
      Print register
    </Button>
  );
}
