/** Follows the memory of the server through a run. */
export interface MemoryWatch {
  look(): Promise<void>;
  /** In megabytes, from the first look to the last. */
  readonly seen: readonly number[];
  /** What is wrong with it; `undefined` where nothing is. */
  finding(): string | undefined;
}

/** Less than this is what a process takes for itself between two collections of its garbage. */
const usualMb = 200;
const tolerated = 1.3;
const fewestLooks = 30;

/** Looks at what `readMetrics` gives, in the text format of Prometheus. */
export function watchMemory(readMetrics: () => Promise<string>): MemoryWatch {
  const seen: number[] = [];
  let missing = 0;
  return {
    seen,
    look: async () => {
      const bytes = Number(
        /^process_resident_memory_bytes (\S+)$/m.exec(await readMetrics().catch(() => ''))?.[1],
      );
      if (bytes > 0) seen.push(Math.round(bytes / 1_048_576));
      else missing += 1;
    },
    finding: () => {
      if (missing > 0) return `the server did not tell its memory ${missing} times`;
      if (seen.length === 0) return 'nobody has looked at it';
      return keepsGrowing(seen) ? 'it keeps growing' : undefined;
    },
  };
}

/** What is never given back is more in the last third than in the one before. */
function keepsGrowing(seen: readonly number[]): boolean {
  if (seen.length < fewestLooks) return false;
  const third = Math.floor(seen.length / 3);
  const [middle, end] = [medianOf(seen.slice(third, 2 * third)), medianOf(seen.slice(2 * third))];
  return end > middle * tolerated && end > middle + usualMb;
}

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
