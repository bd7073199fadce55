import { columnsOf, filesUnder, findSecrets, type Source } from '@statbook/testkit';
import { afterAll, expect, it } from 'vitest';
import { fillIn } from '../features/forms/filed-notice.fixture.ts';
import { importNoticeCompany } from '../features/forms/notice-company.fixture.ts';
import { sessionOf } from '../platform/database/database.ts';
import { startTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts';
import { keepPeopleOf } from '../workflows/keep-people/keep-people.ts';

const codes = { kept: 'QXK73M9PKT2', refused: 'QXR-73M9-PKT', typed: 'QXT73M9PKT4' };

/** The register of its own: a code that is filed there is that person's for everybody. */
let started: TestApi | undefined;
afterAll(async () => started?.close());

it('a personal code stands in clear in no log line, column, file, reply, mail or activity, whatever becomes of it', async () => {
  const api = (started = await startTestApi());
  const { config, database } = api.server.platform;
  const account = await api.newAccount();
  const { main, accountId } = account;
  const company = await importNoticeCompany(api, account);
  await keepPeopleOf(api.server.platform, { accountId, companyId: company.companyId });
  const replies: Source[] = [];
  const call = async (method: string, path: string, body?: object) => {
    const reply = await main.call(method, path, body);
    replies.push({ place: `reply of ${path}`, content: JSON.stringify([reply.body, [...reply.headers]]) });
    return reply.body;
  };

  const holders = (await call('GET', '/api/People/GetCodeHolders')).entity;
  const [{ personId }] = holders;
  await keep(call, [
    [personId, codes.kept],
    [personId, codes.refused.slice(0, 5)],
    ['00000000-0000-4000-8000-000000000000', codes.refused],
  ]);
  const form = await fillIn(api, account, company, 'VS01');
  await form.save({ usesAnotherCode: 'yes' });
  replies.push(await told('typing another', form.save({ personalCode: codes.typed })));
  replies.push(await told('the form', form.get()), await told('its review', form.review()));
  replies.push(await told('its submission', form.submit()));
  await call('POST', '/api/People/EndPersonalCode', { personId, why: 'It was withdrawn' });
  for (const path of [
    '/api/People/GetCodeHolders',
    '/api/People/GetPeople',
    `/api/People/GetPerson?personId=${personId}`,
    `/api/Submissions/GetSubmission?filingId=${form.filingId}`,
    `/api/CompanyInformation/GetCompanyOfficers?companyId=${company.companyId}`,
    '/api/ActivityLogs/GetActivityLogs',
    '/api/Notification/GetNotifications',
  ])
    await call('GET', path);

  const columns = await columnsOf((sql) =>
    database.transaction({ as: 'maintenance' }, (tx) => sessionOf(tx).query(sql)),
  );
  const logs = api.logLines().map((content, index) => ({ place: `log line ${index + 1}`, content }));
  const mails = await fetch(`${api.mail.url}/messages`);
  const mail = { place: 'mail', content: await mails.text() };
  const files = filesUnder(config.dataDir, ['secrets.key']);
  const plain = Object.entries(codes).map(([name, code]) => [name, code.replaceAll('-', '')] as const);
  const secrets = { ...codes, ...Object.fromEntries(plain.map(([name, code]) => [`${name}, plain`, code])) };
  expect(replies.length).toBeGreaterThan(10);
  expect(findSecrets([...replies, ...columns, ...logs, mail, ...files], secrets)).toEqual([]);
});

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

const keep = (call: Call, given: readonly (readonly [personId: string, personalCode: string])[]) =>
  call('POST', '/api/People/KeepPersonalCodes', {
    codes: given.map(([personId, personalCode]) => ({ personId, personalCode })),
  });

async function told(place: string, reply: ReturnType<TestPerson['call']>): Promise<Source> {
  return { place, content: JSON.stringify((await reply).body) };
}
