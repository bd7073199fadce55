import { describe, expect, it } from 'vitest';
import { certificateRow } from './certificate-row.fixture.ts';
import { whyEnded } from './certificate-rows.ts';

describe('why a certificate ended', () => {
  it('names the entry as the history does', () => {
    const bought = certificateRow({ status: 'cancelled', endedByKind: 'buy-back', endedByEntry: 10 });
    expect(whyEnded(bought)).toBe('Purchase of own shares, entry 10');
  });

  it('names what was done to it, with its note', () => {
    const lost = certificateRow({ status: 'lost', endedByKind: 'duplicate', endedNote: 'lost in the post' });
    expect(whyEnded(lost)).toBe('Duplicate issued: lost in the post');
  });

  it('is not said of a current one', () => {
    expect(whyEnded(certificateRow({}))).toBe('');
  });
});
