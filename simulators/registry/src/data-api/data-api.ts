import type { Clock } from '@statbook-simulators/kit';
import type { App } from '../app.ts';
import type { World } from '../world/world.ts';

/** What the routes of the public data API work with. */
export interface DataApi {
  app: App;
  world: World;
  clock: Clock;
}

export interface CompanyParams {
  number: string;
}
