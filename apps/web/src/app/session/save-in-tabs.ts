import { saveOpenWork } from '#kit/form/open-work.ts';

const channelName = 'statbook-open-work';
/** How long a tab has to say that it saves. */
const answerMs = 250;

/** Has this tab save what is open in it whenever one of the browser's tabs asks. Returns what ends that. */
export function saveWhenAsked(): () => void {
  const channel = new BroadcastChannel(channelName);
  const save = async () => {
    channel.postMessage('saving');
    await saveOpenWork();
    channel.postMessage('saved');
  };
  channel.addEventListener('message', ({ data }) => {
    if (data === 'save') void save();
  });
  return () => channel.close();
}

/** Has every tab that listens, this one among them, save what is open in it; waits for all that answer. */
export async function saveInAllTabs(): Promise<void> {
  const channel = new BroadcastChannel(channelName);
  const saved = Promise.withResolvers<void>();
  // The time to answer is one of them.
  let awaited = 1;
  const settle = () => {
    awaited -= 1;
    if (awaited === 0) saved.resolve();
  };
  channel.addEventListener('message', ({ data }) => {
    if (data === 'saving') awaited += 1;
    if (data === 'saved') settle();
  });
  channel.postMessage('save');
  setTimeout(settle, answerMs);
  await saved.promise;
  channel.close();
}
