import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads what the program beside it is made of before it begins, and lets it begin when its parent says so. */
const main = process.argv[1] ?? '';
await import(pathToFileURL(join(dirname(main), `run-server${extname(main)}`)).href);
// Whoever is killed keeps nothing for the next one.
flushCompileCache();
// Nobody is left to let it begin.
const end = () => process.exit();
process.once('disconnect', end);
await once(process, 'message');
process.off('disconnect', end);
process.disconnect?.();
