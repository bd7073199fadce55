import { civilDate } from '@statbook/domain/dates';
import {
  answerAt,
  type Answers,
  checkForm,
  fieldsOf,
  findFormRules,
  type FormField,
} from '@statbook/domain/filing/forms';
import { describe, expect, it } from 'vitest';
import { contentToApprove } from '../../../filings/approval/filing-approval.ts';
import { sampleAnswers, type SampleForm } from '../../../tools/sample-answers.ts';
import { sampleDocument } from '../../../tools/sample-document.ts';
import { sampleFactsOf } from '../../../tools/sample-facts.ts';
import { composeForm } from './frozen-form.ts';
import { writeForm } from './write-form.ts';

// An approval counts for exactly what is sent. What is sent is read here as the registrar gets it, not from what is hashed.

const forms = Object.keys(sampleAnswers).filter((form): form is SampleForm => form in sampleAnswers);
const needs = { approvalKey: Buffer.alloc(32, 7) };

function begin(form: SampleForm) {
  const rules = findFormRules(form);
  if (rules === undefined) throw new Error(`${form} has no rules.`);
  const facts = sampleFactsOf(form, civilDate('2026-11-20'));
  const documents = new Map(
    facts.documents.map(({ sha256 }) => [sha256, new TextEncoder().encode(sampleDocument)]),
  );
  const answers: Answers = { ...rules.begin(form, facts, {}), ...sampleAnswers[form](facts) };

  /** What an approval is bound to, and what the registrar would get; undefined where the form cannot be sent so. */
  const prepare = (changed: Answers) => {
    const asked = { form, facts, answers: { ...answers, ...changed } };
    const { steps, isReady } = checkForm(rules, asked);
    if (!isReady) return undefined;
    const { content, secrets } = composeForm(rules, asked, steps);
    const built = writeForm(content, secrets, documents);
    if (!built.ok) return undefined;
    const approved = contentToApprove(needs, 'a filing', {
      ok: true,
      content: { ...content },
      secrets,
      effectiveOn: undefined,
      changes: [],
    });
    return {
      sent: JSON.stringify(built.form),
      approved: JSON.stringify(approved),
    };
  };
  const { steps } = checkForm(rules, { form, facts, answers });
  return { answers, fields: fieldsOf(steps), prepare };
}

/** Other answers to a field, some of which it takes. */
function othersOf({ kind, options = [] }: FormField, now: string): readonly string[] {
  if (kind === 'tick') return [now === 'yes' ? '' : 'yes'];
  if (kind === 'date') return [shift(now, -1), shift(now, 1)];
  if (kind === 'number' || kind === 'amount') return [`${Number(now) + 1}`, ''];
  if (options.length > 0) return [...options.slice(0, 12).map(({ value }) => value), ''];
  return [`${now}x`, now.replace(/\d(?=\D*$)/, (digit) => `${(Number(digit) + 1) % 10}`), ''];
}

function shift(day: string, by: number): string {
  const date = new Date(`${day === '' ? '2026-11-01' : day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

describe.each(forms)('the approval of a %s', (form) => {
  const { answers, fields, prepare } = begin(form);
  const first = prepare({});

  it('lapses by each change of what is sent, field by field, sealed ones too', () => {
    const changes = fields.flatMap((field) =>
      othersOf(field, answerAt(answers, field.path)).map((value) => ({ [field.path]: value })),
    );
    const prepared = changes.map((change) => ({ change, after: prepare(change) }));
    const differing = prepared.filter(({ after }) => after !== undefined && after.sent !== first?.sent);
    expect(differing.filter(({ after }) => after?.approved === first?.approved)).toEqual([]);
    expect(differing.length).toBeGreaterThan(0);
  });

  it('stands where what is sent stays the same', () => {
    const around = fields.map(({ path, kind }) => ({
      [path]: kind === 'text' ? ` ${answerAt(answers, path)}  ` : answerAt(answers, path),
    }));
    const others = [...around, { 'no.such.field': 'a note' }, { reference: 'A1' }];
    const same = others.map(prepare).filter((after) => after !== undefined && after.sent === first?.sent);
    expect(same.length).toBeGreaterThan(0);
    expect(same.filter((after) => after?.approved !== first?.approved)).toEqual([]);
  });
});
