import { showToast } from '#kit/toast/show-toast.ts';
import { ApiProblem } from './api-problem.ts';
import { saveFile } from './save-file.ts';

/** Saves the file that a call answers with (`callRaw`), and says under which name, or why there is none. */
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
