/** Follows the memory of the server through a run. */
export interface MemoryWatch {
  look(): Promise<void>;
  /** In megabytes, from the first look to the last. */
  readonly seen: readonly number[];
  /** Whether it is still growing: what is never given back is more at the end than after the first half. */
  keepsGrowing(): boolean;
}

/** What a process takes at first and then keeps. */
const usualMb = 150;
const tolerated = 1.4;
const fewestLooks = 20;

export function watchMemory(productUrl: string): MemoryWatch {
  const seen: number[] = [];
  return {
    seen,
    look: async () => {
      const text = await (await fetch(`${productUrl}/metrics`)).text();
      const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
      seen.push(Math.round(Number(bytes) / 1_048_576));
    },
    keepsGrowing: () => {
      if (seen.length < fewestLooks) return false;
      const least = (from: number, to: number) =>
        Math.min(...seen.slice(Math.floor(seen.length * from), Math.ceil(seen.length * to)));
      const [middle, end] = [least(0.4, 0.6), least(0.8, 1)];
      return end > middle * tolerated && end > middle + usualMb;
    },
  };
}
