import { describe, expect, it } from 'vitest';
import { FieldChecker } from './field-checker.ts';

const problemsOf = (check: (checker: FieldChecker) => unknown) => {
  const checker = new FieldChecker();
  check(checker);
  return checker.problems.map(({ field, message }) => `${field} ${message}`);
};
const limit = { integerDigits: 3, mayBeZero: false };

describe('a text', () => {
  it.each([
    ['', ['name must not be empty']],
    ['   ', ['name must not be empty']],
    ['ABCDEF', ['name must be at most 5 characters']],
    ['李', ['name Companies House does not take “李”']],
    ['ABCDE', []],
  ])('%j has the problems %j', (value, problems) => {
    expect(problemsOf((check) => check.text('name', value, 5))).toEqual(problems);
  });

  it('that is sent otherwise than given is reported', () => {
    const check = new FieldChecker();
    expect(check.text('name', 'Müller', 50)).toBe('MÜLLER');
    expect(check.text('town', ' New   Mills ', 50)).toBe('New Mills');
    expect(check.adjustments).toEqual([{ field: 'name', given: 'Müller', sent: 'MÜLLER' }]);
  });

  it.each([undefined, '', '  '])('that may be absent is absent as %j', (value) => {
    expect(problemsOf((check) => expect(check.optionalText('name', value, 5)).toBeUndefined())).toEqual([]);
  });

  it('of any characters keeps its lines', () => {
    expect(new FieldChecker().freeText('rights', ' One\r\ntwo\rthree – 李 ', 50)).toBe(
      'One\ntwo\nthree – 李',
    );
    expect(problemsOf((check) => check.freeText('rights', 'a\u0000b', 50))).toEqual([
      'rights contains control characters',
    ]);
    expect(problemsOf((check) => check.freeText('rights', '\uD800', 50))).toEqual([
      'rights contains control characters',
    ]);
    expect(problemsOf((check) => check.freeText('rights', 'abc', 2))).toEqual([
      'rights must be at most 2 characters',
    ]);
  });

  it('is measured in characters, not in units of storage', () => {
    expect(problemsOf((check) => check.freeText('rights', '😀😀', 2))).toEqual([]);
  });
});

describe('a number', () => {
  it.each([
    ['7', []],
    ['0.000001', []],
    ['0007', []],
    ['999.999999', []],
    ['1000', ['n is too large']],
    ['0', ['n must be more than zero']],
    ['0.0', ['n must be more than zero']],
    ['1.0000001', ['n must be a number with at most 6 decimal places']],
    ['-1', ['n must be a number with at most 6 decimal places']],
    ['1e3', ['n must be a number with at most 6 decimal places']],
    ['', ['n must be a number with at most 6 decimal places']],
  ])('%j has the problems %j', (value, problems) => {
    expect(problemsOf((check) => check.decimal('n', value, limit))).toEqual(problems);
  });

  it('may be zero where the form allows it', () => {
    expect(problemsOf((check) => check.decimal('n', '0', { ...limit, mayBeZero: true }))).toEqual([]);
  });
});

describe('a secret', () => {
  it('is empty where nobody gave it', () => {
    const check = new FieldChecker({ dateOfBirth: '1980-01-01' });
    expect([check.secret('dateOfBirth'), check.secret('personalCode')]).toEqual(['1980-01-01', '']);
  });

  it('is in no adjustment', () => {
    const check = new FieldChecker({ town: 'Köln' });
    expect(check.text('town', check.secret('town'), 50)).toBe('KÖLN');
    expect(check.adjustments).toEqual([]);
  });
});

describe('a date', () => {
  it.each(['2026-02-28', '2024-02-29'])('may be %s', (value) => {
    expect(problemsOf((check) => check.date('on', value))).toEqual([]);
  });

  it.each(['2026-02-29', '2026-13-01', '28/02/2026', '2026-2-1', ''])('may not be %j', (value) => {
    expect(problemsOf((check) => check.date('on', value))).toEqual(['on must be a date']);
  });

  it.each([
    ['2026-03-01', []],
    ['2026-03-31', []],
    ['2026-02-28', ['on must not be before 1 March 2026']],
    ['2026-04-01', ['on must not be after 31 March 2026']],
    ['2026-03-32', ['on must be a date']],
  ])('%j in March has the problems %j', (value, problems) => {
    const march = { notBefore: '2026-03-01', notAfter: '2026-03-31' };
    expect(problemsOf((check) => check.date('on', value, march))).toEqual(problems);
  });

  it('is not measured by a limit that is no date', () => {
    expect(problemsOf((check) => check.date('on', '2026-03-01', { notBefore: 'soon' }))).toEqual([]);
  });
});

it('all problems of a form are reported at once', () => {
  const problems = problemsOf((check) => {
    check.date('on', 'x');
    check.pattern('code', '1', { form: /^\d{5}$/, message: 'must be five digits' });
    check.refuse('form', 'is wrong');
  });
  expect(problems).toEqual(['on must be a date', 'code must be five digits', 'form is wrong']);
});
