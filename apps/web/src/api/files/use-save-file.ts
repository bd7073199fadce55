import { useState } from 'react';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { saveFile } from './save-file.ts';

/** Saves files that calls answer with (`callRaw`), one at a time; says under which name, or why there is none. */
export function useSaveFile() {
  const [isSaving, setSaving] = useState(false);
  const save = (fetchFile: () => Promise<Response>) => {
    if (isSaving) return;
    setSaving(true);
    void saveFile(fetchFile())
      .then((name) => showToast(`Saved: ${name}`), showFailure)
      .finally(() => setSaving(false));
  };
  return { isSaving, save };
}
