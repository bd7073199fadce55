import { callRaw } from '#api/call.ts';
import { useMay } from '#app/session-port.ts';
import { SaveSheet } from '../save-sheet.tsx';

interface PrintSheetProps {
  readonly filingId: string;
  /** The verb with its object: "Save the form data sheet". */
  readonly label: string;
}

/** Saves every answer of a form as PDF; nothing for somebody who may not. */
export function PrintSheet({ filingId, label }: PrintSheetProps) {
  if (!useMay('printForm')) return null;
  return <SaveSheet label={label} print={() => callRaw('printForm', { query: { filingId } })} />;
}
