import type { Benchmark, Measurement } from './measurement.ts';
import { changePage, hasButton, headingIs } from './page-change.ts';
import { openWebSession, type WebSession } from './web-session.ts';

const visits = 5;
const aim = { unit: 'ms', better: 'lower', limit: 50, limitIs: 'aim' } as const;

/** How soon the pages on which forms are begun and filled in are there after a click, by somebody who was there before. */
export const benchmark: Benchmark = async () => {
  const session = await openWebSession();
  try {
    return [await measureList(session), await measureStep(session)];
  } finally {
    await session.close();
  }
};

async function measureList({ page, overview }: WebSession): Promise<Measurement> {
  const changes: number[] = [];
  await page.goto(overview);
  for (let visit = 0; visit < visits; visit += 1) {
    await page.getByRole('heading', { name: 'What needs doing' }).waitFor();
    await page.getByRole('link', { name: 'File a change' }).waitFor();
    changes.push(await page.evaluate<number>(changePage('File a change', hasButton('File AD01'))));
    await page.goBack();
  }
  return {
    name: 'the forms of a company, warm, 1x',
    figure: Math.min(...changes.slice(1)),
    budget: 50,
    ...aim,
  };
}

async function measureStep({ page, overview }: WebSession): Promise<Measurement> {
  const step = 'New registered office';
  const changes: number[] = [];
  await page.goto(overview.replace('companyoverview', 'forms'));
  await page.getByRole('button', { name: /^File AD01/ }).click();
  await page.getByRole('heading', { name: step, level: 1 }).waitFor();
  for (let visit = 0; visit < visits; visit += 1) {
    await page.goBack();
    await page.getByRole('link', { name: /^Go on with Change of registered office/ }).waitFor();
    changes.push(await page.evaluate<number>(changePage('Go on', headingIs(step))));
  }
  // It is read again at each visit before anybody types into it, so it costs a reply of the server.
  return { name: 'a form that was begun, warm, 1x', figure: Math.min(...changes.slice(1)), ...aim };
}
