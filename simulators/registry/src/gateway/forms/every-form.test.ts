import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findReference, readReference } from '../../testing/reference.ts';
import { noticeCompany, noticePartnership, notices, partnershipNotices } from '../testing/notice-samples.ts';
import { incorporations } from '../testing/incorporation-samples.ts';
import { unshownNotices } from '../testing/psc-samples.ts';
import { type FormFacts, type OpenGateway, openGateway } from '../testing/open-gateway.ts';

const reference = findReference();
const statement: FormFacts = {};
const ofCompany = [...notices, ['CS01', statement] as const].map(
  ([type, form]) => ({ type, form, company: noticeCompany }) as const,
);
const ofPartnership = partnershipNotices.map(([type, form]) => ({
  type,
  form: { companyName: 'PENMARROW QUARRIES LLP', ...form },
  company: noticePartnership,
}));
const every = [...ofCompany, ...ofPartnership];
const unshown = unshownNotices.map(([type, form]) => ({ type, form }));

describe('every form', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  it.each(every)('is accepted and shows as $type', async ({ type, form, company }) => {
    gateway = await openGateway({ company });
    const { refused, text, code } = await gateway.deliver(form);
    expect({ refused, text, code }).toEqual({ refused: undefined, text: undefined, code: 'ACCEPT' });
    const [filing] = gateway.getCompany().filings;
    expect(filing).toMatchObject({ type, date: '2026-11-21' });
    if (reference !== undefined) expect(listKnownFilings(reference)).toContainEqual(identify(filing));
  });

  it.each(unshown)('is accepted and shows nowhere as $type', async ({ form }) => {
    gateway = await openGateway({ company: noticeCompany });
    expect((await gateway.deliver(form)).code).toBe('ACCEPT');
    expect(gateway.getCompany().filings).toEqual([]);
  });

  it.each(incorporations)('of a new company shows as $type', async ({ type, form }) => {
    gateway = await openGateway();
    const { companyNumber = '' } = await gateway.deliver(form);
    const [filing] = gateway.register.findCompany(companyNumber)?.filings ?? [];
    expect(filing).toMatchObject({ type, date: '2026-11-21' });
    if (reference !== undefined) expect(listKnownFilings(reference)).toContainEqual(identify(filing));
  });

  it('is rejected under another name, and for a company that is dissolved', async () => {
    gateway = await openGateway({ company: noticeCompany });
    for (const { type, form } of [...ofCompany, ...unshown]) {
      const decided = await gateway.deliver({ ...form, companyName: 'PENMARROW QUARRY LIMITED' });
      expect(decided, type).toMatchObject({ code: 'REJECT', rejectCode: '20101' });
    }
    gateway.register.save({ ...gateway.getCompany(), status: 'dissolved' });
    for (const { type, form } of [...ofCompany, ...unshown]) {
      expect((await gateway.deliver(form)).code, type).toBe('REJECT');
    }
    expect(gateway.getCompany().filings).toEqual([]);
  });

  it('follows the rules of a test for its Class', async () => {
    gateway = await openGateway({ company: noticeCompany });
    await gateway.admin('rules', { formClass: 'Accounts', outcome: 'fail' });
    for (const { type, form } of [...ofCompany, ...unshown]) {
      const formClass = classOf(form);
      await gateway.admin('rules', { formClass, outcome: 'reject', code: '3082', text: 'Not like this' });
      await gateway.admin('rules', { formClass, outcome: 'park' });
      const rejected = await gateway.deliver(form);
      expect(rejected, type).toMatchObject({ rejectCode: '3082', text: 'Not like this' });
      expect((await gateway.deliver(form)).code, type).toBe('PARKED');
    }
  });

  it('may be lost, or taken without a receipt', async () => {
    gateway = await openGateway({ company: noticeCompany });
    const countRules = async () => z.array(z.unknown()).parse((await gateway.admin('rules')).body).length;
    for (const [place, { type, form }] of [...ofCompany, ...unshown].entries()) {
      const number = `L${String(place).padStart(5, '0')}`;
      const file = (limit?: AbortSignal) => gateway.file({ ...form, number }, {}, limit);
      for (const outcome of ['lost', 'drop', 'reject']) {
        await gateway.admin('rules', { formClass: classOf(form), outcome });
      }
      const caller = new AbortController();
      const lost = file(caller.signal);
      await expect.poll(countRules, { interval: 5 }).toBe(2);
      caller.abort();
      await expect(lost, type).rejects.toThrow();
      expect((await gateway.poll(number)).error?.text, type).toBe('No Transaction Found');
      await expect(file(), type).rejects.toThrow();
      expect((await gateway.poll(number)).statuses, type).toMatchObject([{ code: 'REJECT' }]);
    }
  });
});

function classOf({ messageClass = 'ConfirmationStatement' }: FormFacts): string {
  return messageClass;
}

const known = z.array(
  z.object({
    type: z.string(),
    category: z.string().nullable(),
    subcategory: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string(),
    description_values: z.array(z.string()).optional(),
  }),
);

/** The published kinds of filing, as far as they say what a filing shows. */
function listKnownFilings(folder: string) {
  const list = readReference(folder, 'lists/filing-history-form-types.json');
  return known.parse(JSON.parse(list)).map((one) =>
    identify({
      ...one,
      descriptionValues: Object.fromEntries((one.description_values ?? []).map((name) => [name, ''])),
    }),
  );
}

interface Described {
  type: string;
  category: string | null;
  subcategory?: string | string[] | undefined;
  description: string;
  descriptionValues?: Record<string, unknown>;
}

function identify(filing: Described | undefined) {
  const { type, category, subcategory, description, descriptionValues = {} } = filing ?? {};
  // The list leaves out the capital, which the published samples have.
  const values = Object.keys(descriptionValues).filter((name) => name !== 'capital');
  return { type, category, subcategory, description, values: values.toSorted() };
}
