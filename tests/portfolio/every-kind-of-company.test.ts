import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../support/data/caller.ts';
import { awaitDemoRegister } from '../support/data/demo-register.ts';
import { eventually } from '../support/eventually.ts';
import {
  type FaultFixture,
  openFaultFixture,
  payFor,
  readReceipt,
} from '../support/processes/fault-fixture.ts';
import {
  importCompany,
  prepareStatement,
  type StatementChanges,
  submitStatement,
} from '../support/data/statement.ts';
import { listSeededCompanies, type SeededCompany } from './seeded-companies.ts';

type Change = NonNullable<Parameters<typeof prepareStatement>[2]>;

/** A first statement names all shareholders, even if the register knows them. */
const firstStatement: Change = ({ shareholdings }) => ({
  answers: { shareholdings: { answer: 'replace', holdings: shareholdings ?? [] } },
});

/** What some companies have to answer before their statement is ready. */
const changes: Readonly<Record<string, (facts: Parameters<Change>[0]) => StatementChanges>> = {
  // The capital says 1,000 and the last list of members 750: the missing 250 belong to the first of them.
  '09990004': ({ shareholdings }) => {
    const [largest, ...others] = shareholdings ?? [];
    if (largest === undefined) return {};
    const holdings = [{ ...largest, numberHeld: '700' }, ...others];
    return { answers: { shareholdings: { answer: 'replace', holdings } } };
  },
  '09990011': firstStatement,
  '09990012': (facts) => ({
    answers: {
      ...firstStatement(facts).answers,
      registeredEmail: { answer: 'yes', address: 'office@first-post.example' },
    },
  }),
};

/** Companies for which no confirmation statement can be filed here, and why. */
const notOffered: Readonly<Record<string, string>> = {
  '00990033': 'statement-not-offered',
  OC990034: 'statement-not-offered',
  LP990035: 'company-data-not-served',
  SL990036: 'company-data-not-served',
  FC990037: 'company-data-not-served',
  BR990038: 'company-data-not-served',
  OE990039: 'company-data-not-served',
  RC990041: 'company-data-not-served',
  CE990040: 'company-data-not-served',
  RS990043: 'company-data-not-served',
  CE990058: 'company-closed',
  '09990044': 'company-closed',
  '09990047': 'company-closed',
  '09990051': 'company-closed',
  '09990052': 'company-closed',
  '09990053': 'company-closed',
};

/** One of its directors has never verified with the registry, and so has no personal code to give. */
const theatre = '09990016';

describe('every kind of company on the register', () => {
  let fixture: FaultFixture;
  beforeAll(async () => {
    fixture = await openFaultFixture();
    // So many at once are slow together: nobody gives up before anybody would in use.
    await fixture.start({
      RATE_LIMIT_PER_MINUTE: '100000',
      PAYMENT_TIMEOUT_SECONDS: '25',
      REGISTRY_GATEWAY_TIMEOUT_SECONDS: '60',
    });
    await awaitDemoRegister(await fixture.caller());
  });
  afterAll(() => fixture[Symbol.asyncDispose]());

  const companies = listSeededCompanies();
  const offered = companies.filter(({ number }) => !(number in notOffered) && number !== theatre);

  /** Takes a statement from the register to its payment. */
  async function file({ number, code }: SeededCompany) {
    const caller = await fixture.caller();
    const companyId = await importCompany(caller, number, code);
    const { officers } = await fixture.simulators.registry.findCompany(number);
    const codes = new Map(officers.map(({ id, person }) => [id, person?.personalCode]));
    const statement = await prepareStatement(caller, companyId, (facts) => ({
      identity: facts.identityDue.flatMap(({ directorId }) => {
        const personalCode = codes.get(directorId);
        return personalCode === undefined ? [] : [{ directorId, personalCode }];
      }),
      ...changes[number]?.(facts),
    }));
    const { totalAmount } = await submitStatement(caller, statement);
    const submitted = { ...statement, totalPence: totalAmount };
    if (totalAmount > 0) await payFor(fixture, submitted, 'SUCCESSFUL');
    return submitted;
  }

  it.concurrent.each(offered)('$number $name: its statement is accepted', async (company) => {
    const submitted = await file(company);
    const { state, attempts } = await eventually(
      () => readReceipt(fixture, submitted),
      (receipt) => ['accepted', 'rejected', 'failed'].includes(receipt.state),
    );
    expect({ state, why: attempts.at(-1)?.troubles }).toEqual({ state: 'accepted', why: [] });
  });

  it.concurrent.each(companies.filter(({ number }) => number in notOffered))(
    '$number $name: no statement is offered, and the reason is given',
    async (company) => {
      const refusal = await file(company).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(Refused);
      expect(refusal).toMatchObject({ code: notOffered[company.number] });
    },
  );

  it.concurrent('a company whose director has never verified waits for that director', async () => {
    const company = companies.find(({ number }) => number === theatre);
    if (company === undefined) throw new Error('The theatre is not on the register.');
    await expect(file(company)).rejects.toThrow('Enter the personal code of Dora Ennis');
  });
});
