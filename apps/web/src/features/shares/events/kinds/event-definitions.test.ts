import { describe, expect, it } from 'vitest';
import { shareEventRequest } from '@statbook/contract';
import { toEventKind, definitionOf, eventGroups } from './event-definitions.ts';
import { fieldsOf } from './event-definition.ts';

describe('the definitions of share events', () => {
  it.each(shareEventRequest.options.map(({ shape }) => shape.kind.value))(
    'have one of %s, with a field at least',
    (kind) => {
      expect(fieldsOf(definitionOf(kind)).length).toBeGreaterThan(0);
    },
  );

  it('are chosen from, but for what the books begin with and what the history reverses', () => {
    const chosen = eventGroups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind));
    const all = shareEventRequest.options.map(({ shape }) => shape.kind.value);
    expect([...chosen, 'opening-balance', 'reversal'].toSorted()).toEqual(all.toSorted());
  });

  it('have a form on the page of events, but for allotments and transfers', () => {
    expect(toEventKind('bonus-issue')).toBe('bonus-issue');
    expect(toEventKind('surrender')).toBe('surrender');
    expect(['allotment', 'transfer', 'reversal', 'unheard-of'].map(toEventKind)).toEqual(
      Array.from({ length: 4 }),
    );
  });

  it('say what each event is for, and what follows', () => {
    const all = eventGroups.flatMap(({ kinds }) => kinds);
    expect(all.filter(({ about, follows }) => about === '' || follows === '')).toEqual([]);
  });
});
