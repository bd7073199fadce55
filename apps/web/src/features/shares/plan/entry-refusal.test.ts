import { describe, expect, it } from 'vitest';
import { ApiProblem, NetworkProblem } from '#api/api-problem.ts';
import { findObstacle, isStale, isUnclear, toEntryRefusal } from './entry-refusal.ts';

const problem = (given: ConstructorParameters<typeof ApiProblem>[1], status = 400) =>
  new ApiProblem(status, given);

const entry = { shareEventId: 'e7', number: 7, kind: 'transfer', effectiveOn: '2026-11-03' };

describe('why an entry was not taken', () => {
  it('stands at the fields of the form', () => {
    const errors = { 'events.1.transferees.0.shares': 'Too many', 'events.0.reason': 'Say why', key: 'Sent' };
    const error = problem({ code: 'invalid-request', errors });
    expect(toEntryRefusal(error).errors).toEqual({
      'transferees.0.shares': 'Too many',
      reason: 'Say why',
      key: 'Sent',
    });
  });

  it('names no field where none is wrong', () => {
    expect(toEntryRefusal(problem({ detail: 'The register is closed.' }))).not.toHaveProperty('errors');
  });
});

describe('the entry that stands in the way', () => {
  const inTheWay = (facts: Readonly<Record<string, unknown>>) =>
    findObstacle(problem({ code: 'entry-in-the-way', facts }, 409));

  it('is named with the reason', () => {
    expect(inTheWay({ ...entry, reason: 'class-restated' })).toEqual({
      entry,
      reason: 'class-restated',
      message: undefined,
    });
  });

  it('says why it cannot be entered again, and only then', () => {
    const message = 'Its class has ended by then';
    expect(inTheWay({ ...entry, reason: 'not-again', message })?.message).toBe(message);
    expect(inTheWay({ ...entry, reason: 'shares-gone', message })?.message).toBeUndefined();
  });

  it('is none where the refusal says something else, or too little', () => {
    expect(inTheWay({ ...entry, number: '7' })).toBeUndefined();
    expect(findObstacle(problem({ code: 'changed-meanwhile', facts: entry }))).toBeUndefined();
    expect(findObstacle(new Error('Broken'))).toBeUndefined();
  });
});

describe('whether an entry was recorded', () => {
  it.each([
    ['nobody answered', new NetworkProblem(false), true],
    ['our server broke', problem({}, 500), true],
    ['it was refused', problem({ code: 'invalid-request' }), false],
    ['the page broke', new Error('Broken'), false],
  ])('is open where %s: %s', (_, error, open) => {
    expect(isUnclear(error)).toBe(open);
  });

  it('is asked anew where something else was recorded since it was planned', () => {
    expect(isStale(problem({ code: 'changed-meanwhile' }, 409))).toBe(true);
    expect(isStale(problem({ code: 'entry-in-the-way' }, 409))).toBe(false);
  });
});
