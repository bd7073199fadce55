export { prepareCheckout } from './preparation.ts';
export { type ChromiumOutcome, provisionChromium } from './provision-chromium.ts';
export { type PostgresOutcome, provisionPostgres, type TestPostgres } from './provision-postgres.ts';
export { type Addresses, addressesFrom } from './supervisor/addresses.ts';
export { type Installation, type InstallationOutcome, startInstallation } from './supervisor/installation.ts';
export { portCount, readSettings, type Settings } from './supervisor/settings.ts';
export { type PageSizes, weighPages } from './web-build/page-sizes.ts';
