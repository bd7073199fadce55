import { importCompany } from '../../testing/imported-company.ts';
import { randomInt } from 'node:crypto';
import type { TestAccount, TestApi, TestReply } from '../../testing/test-api.ts';

const group = '/api/Forms';

/** A form of a company, begun by the main user of an account, and the calls of it. */
export interface FormTest {
  companyId: string;
  filingId: string;
  get(): Promise<TestReply>;
  /** Saves answers into the version that was read last. */
  save(answers: Record<string, string>, more?: object): Promise<TestReply>;
  review(): Promise<TestReply>;
  /** Reviews and submits what the review showed. */
  submit(): Promise<TestReply>;
}

const seed = { number: '09990001', code: 'BAKE01' };

/** A company of its own in the account's list: what is filed for it concerns no other test. */
export async function importOwnCompany(
  api: TestApi,
  { main }: Pick<TestAccount, 'main'>,
  { number, code } = seed,
): Promise<string> {
  return importCompany(main, registerOwnCompany(api, number), code);
}

/** Puts a company of its own on the register, like one of the seeds; gives its number. */
export function registerOwnCompany(api: TestApi, model = seed.number): string {
  const company = api.registry.register.findCompany(model);
  if (company === undefined) throw new Error(`The registry has no company ${model}.`);
  const number = `07${randomInt(1_000_000).toString().padStart(6, '0')}`;
  api.registry.register.save({ ...structuredClone(company), number, name: `TEST FORMS ${number} LIMITED` });
  return number;
}

/** Begins a form of a company of its own. */
export async function startForm(api: TestApi, account: TestAccount, form: string): Promise<FormTest> {
  return startFormOf(account, { companyId: await importOwnCompany(api, account), form });
}

/** Begins a form of a company that is there. */
export async function startFormOf(
  { main }: Pick<TestAccount, 'main'>,
  order: { companyId: string; form: string; way?: string; origin?: object | undefined },
): Promise<FormTest> {
  const started = await main.call('POST', `${group}/StartForm`, order);
  if (started.status !== 200) throw new Error(`${order.form}: ${JSON.stringify(started.body)}`);
  return formOf(main, { companyId: order.companyId, filingId: started.body.entity[0].filingId });
}

/** The calls of a form that is begun. */
export function formOf(
  main: TestAccount['main'],
  { companyId, filingId }: { companyId: string; filingId: string },
): FormTest {
  const get = () => main.call('GET', `${group}/GetForm?filingId=${filingId}`);
  const review = () => main.call('GET', `${group}/ReviewForm?filingId=${filingId}`);
  return {
    companyId,
    filingId,
    get,
    review,
    save: async (answers, more = {}) => {
      const [{ version, activeStep }] = (await get()).body.entity;
      return main.call('POST', `${group}/SaveForm`, { filingId, version, activeStep, answers, ...more });
    },
    submit: async () => {
      const [{ version, content }] = (await review()).body.entity;
      return main.call('POST', '/api/Submissions/SubmitFiling', {
        filingId,
        draftVersion: version,
        contentAccepted: content.contentSha256,
      });
    },
  };
}
