/** Follows the memory of the server through a run. */
export interface MemoryWatch {
  look(): Promise<void>;
  /** In megabytes, from the first look to the last. */
  readonly seen: readonly number[];
  /** Whether it is still growing: what is never given back is more in the last third than in the one before. */
  keepsGrowing(): boolean;
}

/** Less than this is what a process takes for itself between two collections of its garbage. */
const usualMb = 200;
const tolerated = 1.3;
const fewestLooks = 30;

export function watchMemory(productUrl: string): MemoryWatch {
  const seen: number[] = [];
  return {
    seen,
    look: async () => {
      const text = await fetch(`${productUrl}/metrics`).then((reply) => reply.text());
      const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
      seen.push(Math.round(Number(bytes) / 1_048_576));
    },
    keepsGrowing: () => {
      if (seen.length < fewestLooks) return false;
      const third = Math.floor(seen.length / 3);
      const [middle, end] = [medianOf(seen.slice(third, 2 * third)), medianOf(seen.slice(2 * third))];
      return end > middle * tolerated && end > middle + usualMb;
    },
  };
}

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
