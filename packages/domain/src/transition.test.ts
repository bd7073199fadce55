import { describe, expect, it } from 'vitest';
import { transition } from './transition.ts';

describe('a transition', () => {
  it('leads to a state that is allowed', () => {
    expect(transition('sent', ['sent', 'withdrawn'])).toEqual({ ok: true, state: 'sent' });
  });

  it('is refused elsewhere, with the states allowed instead', () => {
    expect(transition('draft', ['sent', 'withdrawn'])).toEqual({
      ok: false,
      reason: 'transition-not-allowed',
      allowed: ['sent', 'withdrawn'],
    });
    expect(transition('draft', [])).toMatchObject({ ok: false, allowed: [] });
  });
});
