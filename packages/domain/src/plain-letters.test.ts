import { describe, expect, it } from 'vitest';
import { toPlainLetters } from './plain-letters.ts';

describe('plain letters', () => {
  it.each([
    ['Zoë Grünwald', 'Zoe Grunwald'],
    ['Łukasz Øster', 'Lukasz Oster'],
    ['Æsa Þórr Weiß', 'Aesa Thorr Weiss'],
    ["Anne-Marie O'Neil & Sons", "Anne-Marie O'Neil & Sons"],
    ['Иван', 'Иван'],
  ])('of “%s” are “%s”', (text, plain) => expect(toPlainLetters(text)).toBe(plain));
});
