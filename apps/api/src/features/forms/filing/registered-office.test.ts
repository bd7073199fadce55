import { civilDate } from '@statbook/domain/dates';
import { fieldsOf, findFormRules } from '@statbook/domain/filing/forms';
import { expect, it } from 'vitest';
import { sampleFacts } from '../../../tools/sample-facts.ts';
import { writeForm } from './write-form.ts';

it('what the gateway does not take of a registered office stands at a field of its page', () => {
  const facts = sampleFacts(civilDate('2026-11-20'));
  const steps = findFormRules('AD01')?.steps({ form: 'AD01', facts, answers: {} }) ?? [];
  const fields = fieldsOf(steps).map(({ path }) => path);
  const sent = { address: { premise: '', postTown: '' }, acceptAppropriateAddressStatement: false };
  const built = writeForm({ form: 'AD01', lines: [], sent }, {}, new Map());
  const refused = built.ok ? [] : built.problems.map(({ field }) => field);
  expect(refused).toContain('acceptAppropriateAddressStatement');
  expect(refused).toContain('address.premise');
  expect(refused.filter((field) => !fields.includes(field))).toEqual([]);
});
