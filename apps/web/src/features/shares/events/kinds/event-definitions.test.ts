import { describe, expect, it } from 'vitest';
import { shareEventRequest } from '@statbook/contract';
import { eventKinds } from '../event-kinds.ts';
import { fieldsOf } from './event-definition.ts';
import { definitionOf, eventGroups } from './event-definitions.ts';

describe('the definitions of share events', () => {
  it.each(shareEventRequest.options.map(({ shape }) => shape.kind.value))(
    'have one of %s, with a field at least',
    (kind) => {
      expect(fieldsOf(definitionOf(kind)).length).toBeGreaterThan(0);
    },
  );

  it('of the chooser are those with a form on the page of events, allotments and transfers', () => {
    const chosen = eventGroups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind));
    expect(chosen.toSorted()).toEqual(['allotment', 'transfer', ...eventKinds].toSorted());
  });

  it('say what each event is for, and what follows', () => {
    const all = eventGroups.flatMap(({ kinds }) => kinds);
    expect(all.filter(({ about, follows }) => about === '' || follows === '')).toEqual([]);
  });
});
