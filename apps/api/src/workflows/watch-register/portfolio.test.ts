import { addDays, type CivilDate, civilDate } from '@statbook/domain/dates';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, submit, untilShown } from '../../features/forms/filed-notice.fixture.ts';
import { importNoticeCompany, type NoticeCompany } from '../../features/forms/notice-company.fixture.ts';
import {
  appointIntruder,
  deliverAccounts,
  enterStrangeFiling,
  moveOffice,
  terminateOfficer,
} from '../../testing/behind-our-back.ts';
import { startTestApi, type TestAccount, type TestApi, type TestPerson } from '../../testing/test-api.ts';
import { nightMinutes } from './night.ts';
import { planNight } from './plan-night.ts';

/** As many as a run has time for; `npm run stress:watch` takes 500 companies, 12 intruders, 30 days and 30 filings of our own. */
const sizeOf = (name: string, usual: number) => Number(process.env[name] ?? usual);
const companies = sizeOf('WATCH_COMPANIES', 8);
const intruders = sizeOf('WATCH_INTRUDERS', 4);
const days = sizeOf('WATCH_DAYS', 2);
const ownFilings = sizeOf('WATCH_FILINGS', 1);
/** A night is read at several companies a second, even on a busy machine. */
const patience = 120_000 + companies * (days + 1) * 2000;
const intrusions = [appointIntruder, moveOffice, terminateOfficer, enterStrangeFiling];

let api: TestApi;
let account: TestAccount;

beforeAll(async () => {
  // The nights are the test's own: the server plans none beside them.
  api = await startTestApi({ NIGHTLY_READING_HOUR: 'off' });
  account = await api.newAccount();
}, 120_000);

afterAll(() => api.close());

const query = (text: ReturnType<typeof sql>) =>
  api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
    tx.execute(text),
  );

/** Two servers look at the same moment, as often as it takes; every company is read once. */
async function readNight(night: CivilDate): Promise<number> {
  const { platform } = api.server;
  const moment = { night, minutesIn: nightMinutes - 1 };
  let planned = 0;
  const plan = async () => {
    const [one, other] = await Promise.all([planNight(platform, moment), planNight(platform, moment)]);
    planned += one + other;
    return planned;
  };
  await expect.poll(plan, { timeout: patience, interval: 200 }).toBeGreaterThanOrEqual(companies);
  await untilRead(night);
  return plan();
}

/** Tokens end before a long run does. */
async function signInAgain(): Promise<void> {
  const { main } = account;
  const { access_token: token } = await api.mintToken({ sub: main.subject, email: main.email });
  const call: TestPerson['call'] = (method, path, body) => api.call(method, path, { token, body });
  account = { ...account, main: { ...main, token, call } };
}

async function untilRead(night: CivilDate): Promise<void> {
  const waiting = () =>
    query(sql`select c.id from nightly_reading n join company c on c.id = n.company_id
      where n.night = ${night} and c.registry_read_at < n.planned_at`);
  await expect.poll(waiting, { timeout: patience, interval: 200 }).toEqual([]);
}

const listAlarmed = async () =>
  (await query(sql`select distinct c.number from register_change r join company c on c.id = r.company_id
    where r.origin = 'not-ours'`)) as unknown as string[][];

/** What is done on a day, where so many things are spread evenly over all days. */
const doneOn = <T>(day: number, things: readonly T[]) =>
  things.filter((_, index) => Math.floor((index * days) / things.length) === day);

async function fileOurOwn(company: NoticeCompany): Promise<void> {
  const form = await fillIn(api, account, company, 'AD01');
  await submit(api, account, company, form);
  await untilShown(account, form.filingId);
}

describe('a portfolio that is read every night', () => {
  it(
    'alarms of every change behind our back at the next reading, and of nothing else',
    async () => {
      const began = Date.now();
      const portfolio: NoticeCompany[] = [];
      for (let index = 0; index < companies; index += 1)
        portfolio.push(await importNoticeCompany(api, account));
      const victims = portfolio.slice(0, intruders);
      const ours = portfolio.slice(intruders, intruders + ownFilings);
      const accounts = portfolio[intruders + ownFilings];
      if (accounts === undefined) throw new Error('The portfolio is too small.');
      const alarmed: string[] = [];
      for (let day = 0; day < days; day += 1) {
        await signInAgain();
        for (const victim of doneOn(day, victims)) {
          const intrude = intrusions[victims.indexOf(victim) % intrusions.length] ?? moveOffice;
          await intrude(api, victim.number);
          alarmed.push(victim.number);
        }
        for (const company of doneOn(day, ours)) await fileOurOwn(company);
        if (day === 0) await deliverAccounts(api, accounts.number);
        expect(await readNight(addDays(civilDate('2026-11-20'), day))).toBe(companies);
        const found = (await listAlarmed()).flat();
        expect(found.toSorted(), `after night ${day + 1}`).toEqual(alarmed.toSorted());
        if (days > 5)
          process.stdout.write(`Night ${day + 1}: ${companies} read, ${alarmed.length} alarmed\n`);
      }
      await signInAgain();
      process.stdout.write(
        `${companies} companies read on ${days} nights: ${alarmed.length} changes behind our back, each alarmed at its next ` +
          `reading, and none of ${ours.length} filings of our own; ${Math.round((Date.now() - began) / 1000)} s\n`,
      );
      expect(alarmed.toSorted()).toEqual(victims.map(({ number }) => number).toSorted());
      const told = await account.main.call(
        'GET',
        '/api/Usermanagement/GetNotifications?kind=register-alarm&pageSize=100',
      );
      expect(told.body.total).toBe(intruders);
      const list = await account.main.call('GET', '/api/CompanyInformation/GetCompanies');
      const marked = list.body.entity.filter((row: { registerAlarms: number }) => row.registerAlarms > 0);
      expect(marked).toHaveLength(intruders);
      const dashboard = await account.main.call('GET', '/api/Dashboard/GetDashboard?rows=100');
      expect(dashboard.body.entity[0].companies.alarms.total).toBe(intruders);
    },
    patience,
  );

  it('is put off while the registry is out of order, and read afterwards', async () => {
    const { platform } = api.server;
    const night = civilDate('2027-01-01');
    await api.registry.admin('POST', 'faults', { kind: 'status', status: 503, times: 1000 });
    const planned = await planNight(platform, { night, minutesIn: nightMinutes - 1 });
    expect(planned).toBeGreaterThan(0);
    const putOff = async () =>
      platform.database.pool.session((session) =>
        session.objects(
          `select 1 from job.job where name = 'refresh-company' and state = 'created' and start_after > now()`,
          [],
        ),
      );
    await expect.poll(async () => (await putOff()).length).toBe(planned);
    await api.registry.admin('DELETE', 'faults');
    await platform.database.pool.session((session) =>
      session.exec(`update job.job set start_after = now() where name = 'refresh-company'`),
    );
    await untilRead(night);
  }, 120_000);
});
