import type { FormField } from '../form-state.ts';

interface DocumentFieldProps {
  readonly filingId: string;
  readonly field: FormField;
}

/** A PDF that goes with the form. Nothing is shown for it as long as the server takes none in. */
export function DocumentField(_props: DocumentFieldProps) {
  return null;
}
