import { randomUUID } from 'node:crypto';
import { importCompany } from './imported-company.ts';
import { testApi, type TestPerson, type TestReply } from './test-api.ts';

/** Ordinary shares of GBP 1. */
export const ordinaryTerms = {
  className: 'Ordinary',
  currency: 'GBP',
  nominalValue: '1',
  particulars: 'One vote each; equal dividends and return of capital; not redeemable',
  votesPerShare: '1',
  isRedeemable: false,
  isNumbered: false,
};

/** A company with empty books, and short ways to keep them over HTTP. */
export interface ShareBooks {
  person: TestPerson;
  companyId: string;
  /** Sends to a call of the group; the company is added. */
  send(name: string, body: object): Promise<TestReply>;
  /** The records of a reading call of the group; throws when it is refused. */
  // A test says what it expects of the records; the reply's own schema was checked before it was sent.
  // oxlint-disable-next-line typescript/no-explicit-any
  read(name: string, query?: Record<string, string>): Promise<any[]>;
  addClass(more?: object): Promise<string>;
  addHolder(surname: string, more?: object): Promise<string>;
  /** Records one event; the whole reply, refusals too. */
  record(event: object, more?: object): Promise<TestReply>;
  /** Records what must succeed, and gives the id of the entry. */
  recorded(event: object): Promise<string>;
  /** "Alice 60": what is held at the end of a day. */
  holdings(asAt?: Record<string, string>): Promise<string[]>;
}

export async function openShareBooks(number = '09990001', code?: string): Promise<ShareBooks> {
  const { main: person } = await (await testApi()).newAccount();
  return shareBooksOf(person, await importCompany(person, number, code));
}

/** The same of a company that is in the list. */
export function shareBooksOf(person: TestPerson, companyId: string): ShareBooks {
  const send: ShareBooks['send'] = (name, body) =>
    person.call('POST', `/api/Shares/${name}`, { companyId, ...body });
  const read: ShareBooks['read'] = async (name, query = {}) => {
    const search = new URLSearchParams({ companyId, ...query });
    const { status, body } = await person.call('GET', `/api/Shares/${name}?${search.toString()}`);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body.entity;
  };
  const record: ShareBooks['record'] = (event, more = {}) =>
    send('RecordShareEvent', { key: randomUUID(), ...more, events: [event] });
  return {
    person,
    companyId,
    send,
    read,
    record,
    addClass: async (more = {}) => {
      return must(await send('SaveShareDetails', { ...ordinaryTerms, ...more })).entity[0].shareClassId;
    },
    addHolder: async (surname, more = {}) => {
      const members = [{ kind: 'person', surname }];
      return must(await send('SaveShareHolder', { members, ...more })).entity[0].holderId;
    },
    recorded: async (event) => must(await record(event)).entity[0].shareEventId,
    holdings: async (asAt = {}) => {
      const [register] = await read('GetShareRegister', asAt);
      return register.members
        .flatMap((member: { holderName: string; holdings: { shares: string }[] }) =>
          member.holdings.map(({ shares }) => `${member.holderName} ${shares}`),
        )
        .toSorted();
    },
  };
}

function must({ status, body }: TestReply): TestReply['body'] {
  if (status !== 200) throw new Error(`The books refused: ${status} ${JSON.stringify(body)}`);
  return body;
}
