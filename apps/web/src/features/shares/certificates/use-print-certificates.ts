import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';

/** Has certificates of a company drawn, all live ones unless numbers are given, and saves them in one file. */
export function usePrintCertificates(companyId: string) {
  const { isSaving, save } = useSaveFile();
  const print = (numbers?: readonly number[]) => {
    const body = { companyId, certificateNumbers: numbers && [...numbers] };
    save(() => callRaw('printShareCertificates', { body }));
  };
  return { isPrinting: isSaving, print };
}
