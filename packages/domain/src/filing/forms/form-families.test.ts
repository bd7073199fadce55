import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORM_CATALOGUE, type FormId } from '../form-catalogue.ts';
import { FORM_FAMILIES, findFormRules } from './form-families.ts';
import { isSecretPath } from './form-secrets.ts';
import { checkForm } from './kernel/check-form.ts';
import { type Answers, fieldsOf, type FormField } from './kernel/form-fields.ts';
import type { FormFacts } from './kernel/form-facts.ts';
import type { FormRules } from './kernel/form-rules.ts';
import { whyNotOffered } from './kernel/why-not-offered.ts';
import { fillForm, SECRET_TEXT, SECRET_YEAR } from './testing/fill-form.ts';
import { everyKindOfFacts } from './testing/form-facts.fixture.ts';

/** Filed by rules of their own. */
const otherwise = (id: FormId) => id === 'CS01';
const formsByRules = FORM_CATALOGUE.filter(({ id, channel }) => channel !== 'produced' && !otherwise(id));

/** Each form for each kind of company that it is for. */
const cases = FORM_FAMILIES.flatMap((rules) =>
  rules.forms.flatMap((form) =>
    everyKindOfFacts()
      .filter((facts) => whyNotOffered(rules, form, facts) === undefined)
      .map((facts) => ({ name: `${form} of a ${facts.company.type}`, rules, form, facts })),
  ),
);

/** The form filled in at random, again and again until it asks for nothing more. */
const filled = (rules: FormRules, form: FormId, facts: FormFacts) =>
  fc.infiniteStream(fc.nat({ max: 1_000_000 })).map((stream): Answers => {
    const choose = () => stream.next().value ?? 0;
    return fillForm({ rules, form, facts, choose });
  });

const inEveryCase = (
  { rules, form, facts }: (typeof cases)[number],
  property: (answers: Answers, fields: readonly FormField[]) => void,
) =>
  fc.assert(
    fc.property(filled(rules, form, facts), (answers) =>
      property(answers, fieldsOf(rules.steps({ form, facts, answers }))),
    ),
    { numRuns: 12 },
  );

/** Paths of what is sent: `officer.name.surname`. */
function leavesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) =>
    leavesOf(member, path === '' ? name : `${path}.${name}`),
  );
}

/** What follows from the form, from another answer, or from the officer or charge chosen. */
const ofTheRegister =
  /^(?:role|change|method|move|acceptAppropriate(?:Address|Email)Statement|officer\.(?:role|kind|corporateName|name\.\w+)|charge\.(?:kind|code)|update\.kind|(?:\w+\.)*(?:control\.body|residence\.kind)|psc\.(?:kind|corporateName|name\.\w+|born\.\w+)|statement)$/;

/** Asks of everybody once, and sends them as what they become: as officers, subscribers, persons with control. */
const asksOfPeople = (form: FormId) => form === 'IN01';

/** Forms that the filing history shows under another type. */
const OTHER_TYPES: Partial<Record<FormId, readonly string[]>> = { IN01: ['NEWINC', 'LLIN01'] };

const APPOINTED = ['officer_name', 'appointment_date'];
const CEASED = ['officer_name', 'termination_date'];
const NOTIFIED = ['psc_name', 'notification_date'];
const CHANGED = ['officer_name', 'change_date'];

/** What the descriptions of the filing history hold (filing_history_descriptions of the registrar). */
const DESCRIPTION_VALUES: Partial<Record<FormId, readonly string[]>> = {
  AA01: ['made_up_date', 'new_date'],
  AP01: APPOINTED,
  AP02: APPOINTED,
  AP03: APPOINTED,
  AP04: APPOINTED,
  TM01: CEASED,
  TM02: CEASED,
  CH01: CHANGED,
  CH02: CHANGED,
  CH03: CHANGED,
  CH04: CHANGED,
  MR01: ['charge_number', 'charge_creation_date'],
  MR02: ['charge_number', 'property_acquired_date'],
  MR04: ['charge_number'],
  MR05: ['charge_number'],
  SH01: ['date', 'capital'],
  PSC01: NOTIFIED,
  PSC02: NOTIFIED,
  PSC03: NOTIFIED,
  PSC04: ['psc_name', 'change_date'],
  PSC05: ['psc_name', 'change_date'],
  PSC06: ['psc_name', 'change_date'],
  PSC07: ['psc_name', 'cessation_date'],
  PSC09: ['withdrawal_date'],
};

describe('the families of forms', () => {
  it.each(formsByRules)('$id has rules, of one family alone', ({ id }) => {
    expect(FORM_FAMILIES.filter(({ forms }) => forms.includes(id))).toHaveLength(1);
    expect(findFormRules(id)?.forms).toContain(id);
  });

  it('have each its name, and no form that is filed otherwise', () => {
    expect(new Set(FORM_FAMILIES.map(({ family }) => family)).size).toBe(FORM_FAMILIES.length);
    expect(FORM_FAMILIES.flatMap(({ forms }) => forms).toSorted()).toEqual(
      formsByRules.map(({ id }) => id).toSorted(),
    );
  });

  it.each(cases)('$name asks each question once, and says all that the browser needs', (each) => {
    inEveryCase(each, (answers, fields) => {
      const paths = fields.map(({ path }) => path);
      expect(paths).toEqual([...new Set(paths)]);
      const ids = each.rules.steps({ ...each, answers }).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
      for (const { kind, options, maxLength, path } of fields) {
        if (kind === 'choice' || kind === 'select' || kind === 'ticks') {
          expect([path, options?.length]).not.toEqual([path, 0]);
          expect(new Set(options?.map(({ value }) => value)).size).toBe(options?.length);
        }
        if (kind === 'text' || kind === 'long-text' || kind === 'company-number')
          expect([path, maxLength]).not.toEqual([path, undefined]);
      }
    });
  });

  it.each(cases)('$name refuses only what it asks for', (each) => {
    inEveryCase(each, (answers, fields) => {
      const { errors, steps } = checkForm(each.rules, { ...each, answers });
      // A step as a whole is refused by its id, as one that asks for nothing while nobody is named.
      const paths = new Set([...fields.map(({ path }) => path), ...steps.map(({ id }) => id)]);
      expect(errors.filter(({ path }) => !paths.has(path))).toEqual([]);
      expect(errors.filter(({ message }) => message.trim() === '')).toEqual([]);
    });
  });

  it.each(cases)('$name keeps every secret out of what is sent and shown', (each) => {
    inEveryCase(each, (answers, fields) => {
      const asked = { ...each, answers };
      const { content, secrets } = each.rules.compose(asked);
      const { errors } = checkForm(each.rules, asked);
      const shown = [
        content,
        each.rules.compare(asked),
        each.rules.warnings?.(asked),
        each.rules.expects?.(content, each.form),
        errors,
      ];
      expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${SECRET_TEXT}|${SECRET_YEAR}-`));
      const secret = fields.filter(({ isSecret }) => isSecret === true);
      // Of a list they are named by the rows of what is sent.
      const plain = (path: string) => path.replace(/^\w+\.\d+\./, '');
      const allowed = new Set([...secret.map(({ path }) => plain(path)), 'dateOfBirth']);
      expect(Object.keys(secrets).filter((key) => !allowed.has(plain(key)))).toEqual([]);
      expect(Object.keys(secrets).filter((key) => !isSecretPath(key))).toEqual([]);
    });
  });

  it.each(cases)('$name has its secrets at the paths of secrets, and nothing else there', (each) => {
    inEveryCase(each, (_answers, fields) => {
      const misplaced = fields.filter(({ path, isSecret = false }) => isSecret !== isSecretPath(path));
      expect(misplaced.map(({ path }) => path)).toEqual([]);
    });
  });

  it.each(cases.filter(({ form }) => !asksOfPeople(form)))(
    '$name has each thing that is sent at the field that asks for it',
    (each) => {
      inEveryCase(each, (answers, fields) => {
        const paths = fields.map(({ path }) => path);
        const { content } = each.rules.compose({ ...each, answers });
        const isAsked = (leaf: string) => paths.some((path) => leaf === path || leaf.startsWith(`${path}.`));
        expect(leavesOf(content).filter((leaf) => !isAsked(leaf) && !ofTheRegister.test(leaf))).toEqual([]);
      });
    },
  );

  it.each(cases)('$name is expected in the filing history as the register words it', (each) => {
    inEveryCase(each, (answers) => {
      const { content } = each.rules.compose({ ...each, answers });
      const expected = each.rules.expects?.(content, each.form);
      // An e-mail address is not public, and of an identity only that it is verified.
      const isShown = each.form !== 'REA' && each.form !== 'VS01';
      expect(isShown ? (OTHER_TYPES[each.form] ?? [each.form]) : [undefined]).toContain(expected?.formType);
      const known = DESCRIPTION_VALUES[each.form] ?? [];
      expect(Object.keys(expected?.descriptionValues ?? {}).filter((key) => !known.includes(key))).toEqual(
        [],
      );
    });
  });

  it.each(formsByRules)('every known rejection of $id leads to a step of it', ({ id }) => {
    const steps = cases
      .filter(({ form }) => form === id)
      .flatMap((each) => each.rules.steps({ ...each, answers: {} }).map((step) => step.id));
    const known = findFormRules(id)?.rejections ?? [];
    const ofForm = known.filter(({ forms }) => forms === undefined || forms.includes(id));
    expect(ofForm.map(({ step }) => step).filter((step) => !steps.includes(step))).toEqual([]);
  });

  it.each(FORM_FAMILIES)('$family names as its subject a field that it asks for', ({ subject, family }) => {
    const paths = cases
      .filter(({ rules }) => rules.family === family)
      .map((each) => fieldsOf(each.rules.steps({ ...each, answers: {} })).map(({ path }) => path));
    if (subject !== undefined) expect(paths.every((each) => each.includes(subject))).toBe(true);
  });
});

describe('the forms of a partnership', () => {
  // What is formed is an answer of its own form.
  const ofPartnerships = cases.filter(({ form, facts }) => facts.company.type === 'llp' && form !== 'IN01');

  it.each(ofPartnerships)('$name speaks of members and of the partnership', (each) => {
    const { rules, form, facts } = each;
    inEveryCase(each, (answers) => {
      const steps = rules.steps({ form, facts, answers });
      const sections = steps.flatMap((step) => step.sections);
      const texts = [...steps, ...sections, ...fieldsOf(steps)].flatMap((asked) => [
        'title' in asked ? asked.title : asked.label,
        asked.hint ?? '',
      ]);
      for (const text of texts) expect(text).not.toMatch(/\b(?:the company(?! Act)|directors?)\b/i);
    });
  });
});
