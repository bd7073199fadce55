import { useState } from 'react';
import { toFormRefusal } from '#kit/form/refusal.ts';
import { callRaw } from '#api/call.ts';
import { saveFile } from '#api/save-file.ts';
import { showToast } from '#kit/toast/show-toast.ts';

/** What is being drawn: certificates, or their register. */
export type Printing = 'certificates' | 'register';

/** Has documents of a company drawn and saves them; what fails is said, and can be asked for again. */
export function usePrint(companyId: string) {
  const [busy, setBusy] = useState<Printing>();
  const print = async (what: Printing, numbers?: readonly number[]) => {
    setBusy(what);
    try {
      const body = { companyId };
      await saveFile(
        what === 'register'
          ? callRaw('printCertificateRegister', { body })
          : callRaw('printShareCertificates', {
              body: { ...body, certificateNumbers: numbers && [...numbers] },
            }),
      );
    } catch (error) {
      showToast({ text: toFormRefusal(error).detail, tone: 'failed' });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, print };
}
