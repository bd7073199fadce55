import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findReference, readReference } from '../../testing/reference.ts';
import { noticeCompany, noticePartnership, notices, partnershipNotices } from '../testing/notice-samples.ts';
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

  it.each(every)('of the type $type is rejected under another name', async ({ form, company }) => {
    gateway = await openGateway({ company });
    expect(await gateway.deliver({ ...form, companyName: 'PENMARROW QUARRY LIMITED' })).toMatchObject({
      code: 'REJECT',
      rejectCode: '20101',
    });
    expect(gateway.getCompany().filings).toEqual([]);
  });

  it.each(ofCompany)('of the type $type is rejected for a company that is dissolved', async ({ form }) => {
    gateway = await openGateway({ company: { ...noticeCompany, status: 'dissolved' } });
    expect((await gateway.deliver(form)).code).toBe('REJECT');
  });

  it.each(ofCompany)('of the type $type follows the rules of a test', async ({ form }) => {
    gateway = await openGateway({ company: noticeCompany });
    const formClass = form.messageClass ?? 'ConfirmationStatement';
    await gateway.admin('rules', { formClass, outcome: 'reject', code: '3082', text: 'Not like this' });
    await gateway.admin('rules', { formClass, outcome: 'park' });
    await gateway.admin('rules', { formClass: 'Accounts', outcome: 'fail' });
    expect(await gateway.deliver(form)).toMatchObject({ rejectCode: '3082', text: 'Not like this' });
    const { number, code } = await gateway.deliver(form);
    expect(code).toBe('PARKED');
    await gateway.admin('decide', { number });
    expect((await gateway.poll(number)).statuses).toMatchObject([{ code: 'ACCEPT' }]);
  });

  it.each(ofCompany)('of the type $type may be lost, or taken without a receipt', async ({ form }) => {
    gateway = await openGateway({ company: noticeCompany });
    await gateway.admin('rules', { outcome: 'lost' });
    await gateway.admin('rules', { outcome: 'drop' });
    const file = (limit?: AbortSignal) => gateway.file({ ...form, number: '000001' }, {}, limit);
    await expect(file(AbortSignal.timeout(100))).rejects.toThrow();
    expect((await gateway.poll('000001')).error?.text).toBe('No Transaction Found');
    await expect(file()).rejects.toThrow();
    expect((await gateway.poll('000001')).statuses).toMatchObject([{ code: 'ACCEPT' }]);
  });
});

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
