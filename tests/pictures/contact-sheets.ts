import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

interface Pictures {
  folder: string;
  /** The screens, in the order in which they are shown. */
  names: readonly string[];
}

const screensOnASheet = 3;

/** Puts the pictures of a few screens side by side: a person looks at dozens at once. */
export async function writeContactSheets(page: Page, { folder, names }: Pictures): Promise<void> {
  const files = readdirSync(folder);
  await page.setViewportSize({ width: 2000, height: 1200 });
  for (let start = 0; start < names.length; start += screensOnASheet) {
    const rows = names.slice(start, start + screensOnASheet).map((name) => rowOf(name, files));
    const sheet = `sheet-${String(start / screensOnASheet + 1).padStart(2, '0')}`;
    const html = join(folder, `${sheet}.html`);
    writeFileSync(html, `<!doctype html><style>${style}</style>${rows.join('')}`);
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({ path: join(folder, `${sheet}.png`), fullPage: true });
  }
}

const style = `body{margin:8px;font:14px sans-serif;background:#888}h2{margin:8px 0 4px}img[src*='-390-']{max-width:200px}
  div{display:flex;gap:6px;align-items:flex-start}img{max-width:330px;max-height:430px;object-fit:cover;object-position:top}`;

function rowOf(name: string, files: readonly string[]): string {
  const pattern = new RegExp(`^${name}-\\d+-[a-z]+\\.png$`);
  const own = files.filter((file) => pattern.test(file)).toSorted(byWidth);
  return `<h2>${name}</h2><div>${own.map((file) => `<img src="${file}">`).join('')}</div>`;
}

const widthOf = (file: string) => Number(/-(\d+)-[a-z]+\.png$/.exec(file)?.[1]);
const byWidth = (one: string, other: string) => widthOf(other) - widthOf(one);
