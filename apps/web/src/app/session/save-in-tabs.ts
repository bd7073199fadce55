import { saveOpenWork } from '#kit/form/open-work.ts';

/** The name of the channel on which tabs are asked, and of the lock that each shares while it saves. */
const name = 'statbook-open-work';
/** How long a tab has to begin. */
const beginMs = 250;

/** Has this tab save what is open in it whenever one of the browser's tabs asks. Returns what ends that. */
export function saveWhenAsked(): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', () => {
    void navigator.locks.request(name, { mode: 'shared' }, saveOpenWork);
  });
  return () => channel.close();
}

/** Has every tab that listens, this one among them, save what is open in it, and waits for them. */
export async function saveInAllTabs(): Promise<void> {
  const channel = new BroadcastChannel(name);
  channel.postMessage('save');
  await new Promise((resolve) => setTimeout(resolve, beginMs));
  // Granted once nobody shares the lock any more.
  await navigator.locks.request(name, () => channel.close());
}
