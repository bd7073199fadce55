import { type ReactNode, useCallback, useState } from 'react';
import { useMay } from '#app/session-port.ts';
import { onDemand } from '#kit/on-demand.tsx';
import { awaitsPayment, type ListedFiling } from './submission-state.ts';

// Nothing of it is needed before a filing is selected.
const PayBar = onDemand(() => import('./pay-bar.tsx'));

interface PaySelection {
  /** For the table, where a row can be paid for: rows are selected only for that. */
  readonly selection: {
    readonly selected?: ReadonlySet<string>;
    readonly onSelectedChange?: (selected: ReadonlySet<string>) => void;
    readonly rowName?: (filing: ListedFiling) => string;
  };
  /** What can be done with the rows that are selected; goes below the table. */
  readonly payBar: ReactNode;
}

const nameOf = ({ formName, companyName }: ListedFiling) => `${formName} of ${companyName}`;
const nothing: ReadonlySet<string> = new Set();

/** Lets filings be selected in a list and paid for at once. */
export function usePaySelection(rows: readonly ListedFiling[]): PaySelection {
  const mayPay = useMay('payForFilings');
  const [selected, setSelected] = useState(nothing);
  const clear = useCallback(() => setSelected(nothing), []);
  const chosen = rows.filter(({ filingId }) => selected.has(filingId));
  if (!mayPay || (chosen.length === 0 && !rows.some(awaitsPayment))) return { selection: {}, payBar: null };
  return {
    selection: { selected, onSelectedChange: setSelected, rowName: nameOf },
    payBar: chosen.length > 0 && <PayBar chosen={chosen} onClear={clear} />,
  };
}
