import { useState } from 'react';

/** Whether an act is under way, and what runs one: while it lasts, the buttons do nothing. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const whileBusy = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    try {
      return await act();
    } finally {
      setBusy(false);
    }
  };
  return { busy, whileBusy };
}
