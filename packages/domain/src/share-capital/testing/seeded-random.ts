import type { RandomNumbers } from './random-request.ts';

/** Random numbers that a seed fixes, so that a history can be repeated (xorshift, 32 bits). */
export function seededRandom(seed: number): () => RandomNumbers {
  let state = (seed | 0) === 0 ? 1 : seed | 0;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % 1_000_003;
  };
  return () => [next(), next(), next(), next(), next()];
}
