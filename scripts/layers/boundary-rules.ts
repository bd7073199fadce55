import { packageOf } from './list-imports.ts';
import type { ImportRule } from './rule.ts';
import { isInWorkspace, isTestFile, workspaceOf } from './source-file.ts';

const api = 'apps/api/src/';
const web = 'apps/web/src/';

/** The feature a file belongs to, as `apps/api/src/features/shares`. */
function featureOf(path: string): string | undefined {
  return /^apps\/(?:api|web)\/src\/features\/[^/]+/.exec(path)?.[0];
}

const isIn = (path: string | undefined, ...folders: readonly string[]) =>
  path !== undefined && folders.some((folder) => path.startsWith(folder));

/** What a feature of the web application may import of the application around it. */
const webPorts = new Set(
  [
    'paths.ts',
    'share-paths.ts',
    'session-port.ts',
    'current-company.ts',
    'open-work.ts',
    'customizer-command.ts',
  ].map((file) => `${web}app/${file}`),
);

/** Packages that draw; pages get what they draw from the kit. Icons are pictures that the kit is given. */
const drawingPackages = [
  '@base-ui/react',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'downshift',
  'react-day-picker',
];
/** What features and workflows of the API share. */
const sharedFolders = ['platform', 'pipeline', 'filings', 'registry-snapshots', 'obligations', 'clients'].map(
  (name) => `${api}${name}/`,
);
const sqlPackages = ['drizzle-orm', 'pg'];

/** The borders inside the workspaces. Tests are held to them too, unless the rule says otherwise. */
export const boundaryRules: readonly ImportRule[] = [
  {
    says: 'what serves tests only is imported by tests only',
    forbids: ({ from, path }) => path !== undefined && isTestFile(path) && !isTestFile(from),
  },
  {
    says: 'a relative import stays within its workspace; another one is imported by its package name',
    forbids: ({ from, path }) => isInWorkspace(path) && workspaceOf(path) !== workspaceOf(from),
  },
  {
    says: 'a feature never imports another feature; what crosses features is a workflow',
    forbids: ({ from, path }) => {
      const [own, other] = [featureOf(from), featureOf(path ?? '')];
      return own !== undefined && other !== undefined && own !== other;
    },
  },
  {
    says: 'a feature never imports a workflow',
    forbids: ({ from, path }) =>
      isIn(from, `${api}features/`) && isIn(path, `${api}workflows/`) && !isTestFile(from),
  },
  {
    says: 'the platform, the pipeline and what features share import no feature and no workflow',
    forbids: ({ from, path }) =>
      isIn(from, ...sharedFolders) && isIn(path, `${api}features/`, `${api}workflows/`),
  },
  {
    says: 'the platform imports no pipeline',
    forbids: ({ from, path }) => isIn(from, `${api}platform/`) && isIn(path, `${api}pipeline/`),
  },
  {
    says: 'SQL is only in *-queries.ts and in the platform',
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
    says: 'a feature of the web application imports only the ports of the application: addresses, session, company, open work',
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
