import { type ClipboardEvent, useState } from 'react';
import type { CodeHolder } from '../people-types.ts';
import { type PastedLine, readLines } from './read-lines.ts';

/**
 * Lines that were pasted: those whose person is clear go to `onRead`, and the others wait until somebody says whose they are. What is
 * pasted never stands on the page.
 */
export function usePastedLines(
  people: readonly CodeHolder[],
  onRead: (lines: readonly PastedLine[]) => void,
) {
  const [waiting, setWaiting] = useState<readonly PastedLine[]>([]);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const lines = readLines(event.clipboardData.getData('text/plain'), people);
    // Two lines of one person: the first is theirs, the other waits.
    const taken = new Set<string>();
    const clear = lines.filter(({ personId }) => {
      if (personId === undefined || taken.has(personId)) return false;
      taken.add(personId);
      return true;
    });
    onRead(clear);
    setWaiting(lines.filter((line) => !clear.includes(line)));
  };
  const assign = (line: PastedLine, personId: string) => {
    onRead([{ ...line, personId }]);
    setWaiting((before) => before.filter((each) => each !== line));
  };
  return { waiting, paste, assign };
}
