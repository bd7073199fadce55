import { saveFile } from '#api/save-file.ts';
import { showToast } from '#kit/popup/toast-store.ts';

/** Saves a file that a call answers with, and says so or why not. */
export async function saveAndTell(fetchFile: () => Promise<Response>): Promise<void> {
  try {
    showToast(`Saved: ${await saveFile(fetchFile())}`);
  } catch (error) {
    showToast({ text: error instanceof Error ? error.message : 'Nothing was saved.', tone: 'failed' });
  }
}
