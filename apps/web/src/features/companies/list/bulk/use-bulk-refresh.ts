import { useState } from 'react';
import { call } from '#api/call.ts';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';

/** As many as the server takes at once. */
const atOnce = 500;

/** Has companies read again in the background; the list changes as the answers come in. */
export function useBulkRefresh() {
  const [busy, setBusy] = useState(false);
  const refresh = async (ids: readonly string[], areAll: boolean): Promise<boolean> => {
    setBusy(true);
    try {
      if (areAll) await call('updateCompanyInformation');
      else
        for (let from = 0; from < ids.length; from += atOnce)
          await call('refreshCompanies', { body: { companyIds: ids.slice(from, from + atOnce) } });
      const words = ids.length === 1 ? '1 company is' : `${ids.length} companies are`;
      showToast(`${words} being updated from Companies House. The list changes as the answers come in.`);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refresh };
}
