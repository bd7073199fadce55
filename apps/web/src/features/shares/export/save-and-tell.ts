import { ApiProblem } from '#api/api-problem.ts';
import { saveFile } from '#api/save-file.ts';
import { showToast } from '#kit/popup/toast-store.ts';

/** Saves a file that a call answers with, and says so or why not. */
export async function saveAndTell(fetchFile: () => Promise<Response>): Promise<void> {
  try {
    showToast(`Saved: ${await saveFile(fetchFile())}`);
  } catch (error) {
    showToast({ text: wordsOf(error), tone: 'failed' });
  }
}

/** What was asked for is not on a form: the words of its first field are said instead of those about all fields. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiProblem) return Object.values(error.errors)[0] ?? error.message;
  return error instanceof Error ? error.message : 'Nothing was saved.';
}
