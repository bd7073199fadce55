import { ENTERED_YEARS_TEXT } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/test-api.ts';
import { sampleAnswers } from '../../tools/sample-answers.ts';
import { startFormOf } from './form.fixture.ts';
import { importNoticeCompany } from './notice-company.fixture.ts';

interface Field {
  readonly path: string;
  readonly kind: string;
  readonly isSecret: boolean;
}

interface Shown {
  readonly steps: readonly {
    readonly sections: readonly { readonly fields: readonly Field[] }[];
  }[];
}

const farDates = ['0001-01-01', '1843-12-31', '2201-01-01', '9999-01-01', '9999-12-31'];

/** The dates that a form asks for as it stands. */
const datesOf = ({ steps }: Shown) =>
  steps
    .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
    .filter(({ kind }) => kind === 'date');

describe.concurrent('a date of a year that nothing takes', () => {
  // An application is of no company that is there.
  it.each(Object.keys(sampleAnswers).filter((form) => form !== 'IN01'))(
    'is refused at each field of %s, and nothing is lost',
    async (name) => {
      const api = await testApi();
      const account = await api.newAccount();
      const { companyId } = await importNoticeCompany(api, account);
      const form = await startFormOf(account, { companyId, form: name });
      for (const { path, isSecret } of datesOf((await form.get()).body.entity[0])) {
        for (const day of farDates) {
          const { status, body } = await form.save({ [path]: day });
          expect(status, `${path} ${day}`).toBe(200);
          const [{ errors, answers }] = body.entity;
          expect(errors).toContainEqual(expect.objectContaining({ path, message: ENTERED_YEARS_TEXT }));
          // What is secret is held, and not told.
          if (!isSecret) expect(answers[path]).toBe(day);
          expect((await form.review()).status).toBeLessThan(500);
        }
        await form.save({ [path]: '' });
      }
    },
  );
});
