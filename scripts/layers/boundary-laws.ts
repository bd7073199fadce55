import { packageOf } from './import-scan.ts';
import type { Law } from './law.ts';
import { isInWorkspace, isTestFile, workspaceOf } from './source-file.ts';

const api = 'apps/api/src/';
const web = 'apps/web/src/';

/** The feature a file belongs to, as `apps/api/src/features/shares`. */
function featureOf(path: string): string | undefined {
  return /^apps\/(?:api|web)\/src\/features\/[^/]+/.exec(path)?.[0];
}

const isIn = (path: string | undefined, ...folders: readonly string[]) =>
  path !== undefined && folders.some((folder) => path.startsWith(folder));

/** What a feature of the web application may know of the application around it. */
const webPorts = new Set([`${web}app/paths.ts`, `${web}app/share-paths.ts`, `${web}app/session-port.ts`]);

/** Packages that draw; pages get what they draw from the kit. Icons are pictures that the kit is given. */
const drawingPackages = [
  '@base-ui/react',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'downshift',
  'react-day-picker',
];
const sqlPackages = ['drizzle-orm', 'pg', '@electric-sql/pglite'];

/** The borders inside the workspaces. Tests are held to them too, unless the law says otherwise. */
export const boundaryLaws: readonly Law[] = [
  {
    says: 'a relative import stays within its workspace; another one is imported by its package name',
    forbids: ({ from, path }) => isInWorkspace(path) && workspaceOf(path) !== workspaceOf(from),
  },
  {
    says: 'a feature never imports another feature; what crosses features is a process',
    forbids: ({ from, path }) => {
      const [own, other] = [featureOf(from), featureOf(path ?? '')];
      return own !== undefined && other !== undefined && own !== other;
    },
  },
  {
    says: 'a feature never imports a process',
    forbids: ({ from, path }) =>
      isIn(from, `${api}features/`) && isIn(path, `${api}processes/`) && !isTestFile(from),
  },
  {
    says: 'the platform, the pipeline and what features share import no feature and no process',
    forbids: ({ from, path }) =>
      isIn(from, `${api}platform/`, `${api}pipeline/`, `${api}filings/`, `${api}clients/`) &&
      isIn(path, `${api}features/`, `${api}processes/`),
  },
  {
    says: 'the platform imports no pipeline',
    forbids: ({ from, path }) => isIn(from, `${api}platform/`) && isIn(path, `${api}pipeline/`),
  },
  {
    says: 'SQL stands only in *-queries.ts and in the platform',
    forbids: ({ from, specifier }) =>
      from.startsWith(api) &&
      sqlPackages.includes(packageOf(specifier)) &&
      !from.endsWith('-queries.ts') &&
      !isIn(from, `${api}platform/`) &&
      !isTestFile(from),
  },
  {
    says: 'the kit of the web application imports nothing of the application and no feature',
    forbids: ({ from, path }) => isIn(from, `${web}kit/`) && isIn(path, `${web}app/`, `${web}features/`),
  },
  {
    says: 'a feature of the web application knows of the application only its addresses and the session',
    forbids: ({ from, path }) =>
      isIn(from, `${web}features/`) && isIn(path, `${web}app/`) && !webPorts.has(path ?? ''),
  },
  {
    says: 'pages draw with the kit only',
    forbids: ({ from, specifier }) =>
      isIn(from, web) && !isIn(from, `${web}kit/`) && drawingPackages.includes(packageOf(specifier)),
  },
  {
    says: 'a browser loads nothing that is made for servers',
    forbids: ({ from, specifier }) => isIn(from, web) && /^@statbook\/[^/]+\/server$/.test(specifier),
  },
  {
    says: 'what a package makes for browsers uses no module of Node',
    forbids: ({ from, specifier }) =>
      /^packages\/[^/]+\/src\/browser\//.test(from) && specifier.startsWith('node:') && !isTestFile(from),
  },
];
