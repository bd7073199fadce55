type Save = () => Promise<unknown>;

const saves = new Set<Save>();

/** Has `save` called before the session ends, by its user or for want of activity. Returns what ends that. */
export function onSessionEnding(save: Save): () => void {
  saves.add(save);
  return () => void saves.delete(save);
}

/** Saves on the server what was entered and not yet saved. A failure does not stop the session from ending. */
export async function saveOpenWork(): Promise<void> {
  await Promise.allSettled([...saves].map((save) => save()));
}
