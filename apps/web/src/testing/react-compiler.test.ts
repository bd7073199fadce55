import { transformSync } from 'oxc-transform-react';
import { describe, expect, it } from 'vitest';

describe('the React Compiler', () => {
  it('keeps the big integers of a component, as sums of shares need them', () => {
    const source = `
      export function Total({ lots }) {
        return <b>{String(lots.reduce((sum, lot) => sum + lot.shares, 0n))}</b>;
      }`;
    const { code, errors } = transformSync('total.tsx', source, { reactCompiler: true });
    expect(errors).toEqual([]);
    expect(code).toContain('react/compiler-runtime');
    expect(code).toMatch(/reduce\([^,]+, 0n\)/);
  });
});
