import { join } from 'node:path';
import { findBreaches } from './layers/find-breaches.ts';
import { formatBreach } from './layers/law.ts';
import { readSources } from './layers/source-file.ts';

// Part of npm run lint: who may import whom, how long a file may be, and which style sheets may draw.

const files = readSources(join(import.meta.dirname, '..'));
const breaches = findBreaches(files);
for (const breach of breaches) process.stderr.write(`${formatBreach(breach)}\n`);
process.stdout.write(`Layers: ${files.length} files, ${breaches.length} breaches of the law\n`);
process.exitCode = breaches.length === 0 ? 0 : 1;
