import type { Clock, RunningSimulator, Store } from '@statbook-simulators/kit';
import type { CompanyRegister } from './register/company-register.ts';

export type App = RunningSimulator['app'];

export interface Registry {
  app: App;
  register: CompanyRegister;
  clock: Clock;
  store: Store;
}
