import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { ExportMenu, sheetFormats } from '#kit/table-export/export-menu.tsx';
import type { PaymentsAddress } from './payments-address.ts';
import { toFilters } from './payments-query.ts';

/** Saves all payments that the list is narrowed to, in its order. */
export function PaymentExport({ address }: { address: PaymentsAddress }) {
  const { save } = useSaveFile();
  return (
    <ExportMenu
      formats={sheetFormats}
      onSave={(format) =>
        save(() => callRaw('exportPaymentDetails', { query: { ...toFilters(address), format } }))
      }
    />
  );
}
