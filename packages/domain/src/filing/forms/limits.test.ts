import { describe, expect, it } from 'vitest';
import type { FormId } from '../form-catalogue.ts';
import { FORM_FAMILIES } from './form-families.ts';
import { checkForm } from './kernel/check-form.ts';
import { type Answers, fieldsOf, type FormField } from './kernel/form-fields.ts';
import { fillForm } from './testing/fill-form.ts';
import { everyKindOfFacts } from './testing/form-facts.fixture.ts';

/** The longest text of each element of the schemas (baseTypes v3-7, PSCBaseTypes, the roots of the forms), by the name of its answer. */
const LONGEST: readonly (readonly [answers: RegExp, length: number])[] = [
  [/\.(?:title|forename|otherForenames)$/, 50],
  [/previousNames\.\d+\.surname$|formerNames\.\d+\.surname$/, 50],
  [/\.surname$/, 160],
  [/corporateName$|^companyName$|^proposedName$/, 160],
  [/\.(?:premise|street|thoroughfare|postTown|county)$/, 50],
  [/\.postcode$/, 15],
  [/\.careOf$/, 100],
  [/\.poBox$/, 10],
  [/^(?:psc|change)\.registration\.(?:legalForm|lawGoverned|placeRegistered|registrationNumber)$/, 160],
  [/^people\.\d\.pscRegistration\.(?:legalForm|lawGoverned|placeRegistered|registrationNumber)$/, 160],
  [/^(?:psc|change)\.registration\.country$|pscRegistration\.country$/, 50],
  [/registration\.registrationNumber$/, 20],
  [/registration\.(?:legalForm|lawGoverned|placeRegistered)$/, 50],
  [/shareClass$/, 50],
  [/prescribedParticulars$/, 4000],
  [/nonCashConsideration$/, 2000],
  [/^personsEntitled\.\d$|^certifiedBy$/, 256],
  [/^description$/, 3500],
  [/^certificationStatement$/, 500],
  [/^authentication\.\w+$/, 3],
  [/^personDelivering\.name$/, 160],
  [/^personDelivering\.interest$/, 100],
  [/^(?:email|registeredEmail)$/, 256],
  [/^rejectReference$/, 9],
];

/** Those that no schema limits, or that are shorter when they are sent than as they are typed. */
const OF_NO_SCHEMA = /personalCode$|^charge\.|^update\.assets$|^update\.(?!kind)|^restrictedArticles/;

const cases = FORM_FAMILIES.flatMap((rules) =>
  rules.forms.flatMap((form) =>
    everyKindOfFacts()
      .filter(({ company }) => (company.isBeingFormed === true) === (form === 'IN01'))
      .filter((facts) => rules.whyNot?.(form, facts) === undefined)
      .map((facts) => ({ rules, form, facts })),
  ),
);

/** Every field that a form can ask for, found by filling it in in many ways, with the answers that call for it. */
function everyField(form: FormId) {
  const found = new Map<
    string,
    { field: FormField; errors: (more: Answers) => readonly [string, string][] }
  >();
  for (const { rules, facts } of cases.filter((each) => each.form === form))
    for (let seed = 0; seed < 40; seed += 1) {
      let turn = seed * 7919;
      const choose = () => (turn = (turn * 48_271 + 11) % 2_147_483_647);
      const answers = fillForm({ rules, form, facts, choose });
      for (const field of fieldsOf(rules.steps({ form, facts, answers })))
        found.set(field.path, {
          field,
          errors: (more) =>
            checkForm(rules, { form, facts, answers: { ...answers, ...more } }).errors.map(
              ({ path, code }) => [path, code] as [string, string],
            ),
        });
    }
  return [...found.values()];
}

const forms = [...new Set(cases.map(({ form }) => form))];
const TYPED = new Set(['text', 'long-text', 'company-number', 'digits', 'email']);
const limited = (form: FormId) =>
  everyField(form).filter(({ field: { kind, maxLength } }) => TYPED.has(kind) && maxLength !== undefined);

describe('the longest texts that the schemas take', () => {
  it.each(forms)('are those that the fields of %s take', (form) => {
    const lengths = limited(form)
      .filter(({ field: { path } }) => !OF_NO_SCHEMA.test(path))
      .map(({ field: { path, maxLength } }) => [path, maxLength]);
    const expected = lengths.map(([path]) => [
      path,
      LONGEST.find(([answers]) => answers.test(String(path)))?.[1],
    ]);
    expect(lengths).toEqual(expected);
  });

  it.each(forms)('are taken in %s, and one character more is refused at the field', (form) => {
    for (const { field, errors } of limited(form)) {
      const { path, maxLength = 0 } = field;
      const isLong = (length: number) =>
        errors({ [path]: 'A'.repeat(length) }).some(([at, code]) => at === path && code === 'too-long');
      expect([path, isLong(maxLength), isLong(maxLength + 1)]).toEqual([path, false, true]);
    }
  });

  it('were found for every name of the schemas', () => {
    const paths = forms.flatMap((form) => limited(form).map(({ field }) => field.path));
    const unused = LONGEST.filter(([answers]) => !paths.some((path) => answers.test(path)));
    expect(unused.map(([answers]) => String(answers))).toEqual([]);
  });
});
