import { callRaw } from '#api/call.ts';
import { useMay } from '#app/session-port.ts';
import { SaveSheet } from '#filing/save-sheet.tsx';
import styles from '../statement.module.css';

/** The draft as PDF, for the client to read before it is filed; nothing for somebody who may not take it out. */
export function PrintDraft({ companyId }: { companyId: string }) {
  if (!useMay('printConfirmationStatement')) return null;
  return (
    <div className={styles.draft}>
      <SaveSheet
        label="Save the draft for the client"
        print={() => callRaw('printConfirmationStatement', { query: { companyId } })}
      />
    </div>
  );
}
