import type { Dice } from './random-request.ts';

/** Throws dice that a seed fixes, so that a history can be played again (xorshift, 32 bits). */
export function seededDice(seed: number): () => Dice {
  let state = (seed | 0) === 0 ? 1 : seed | 0;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % 1_000_003;
  };
  return () => [next(), next(), next(), next(), next()];
}
