import { type CommonOptions, createClock, openStore, startSimulator } from '@statbook-simulators/kit';
import type { Provider } from 'oidc-provider';
import { addAssetRoutes, addSecurityHeaders, contentSecurityPolicy } from './pages/assets.ts';
import { productOrigins } from './provider/client.ts';
import { addAdminApi } from './admin-api.ts';
import { listDemoUsers } from './users/demo-users.ts';
import { mountListener } from './provider/koa-bridge.ts';
import { createProvider } from './provider/provider.ts';
import { addSignInRoutes } from './pages/sign-in-routes.ts';
import { openKeys } from './tokens/signing-keys.ts';
import { sweepExpired } from './provider/store-adapter.ts';
import { openUsers } from './users/users.ts';

/** `clockAt` sets the admin API's clock only: tokens live in real time, as their readers do. */
export interface IdentityOptions extends CommonOptions {
  /** Where the product is served: its origin may send people here and call the token endpoint. */
  productUrl?: string;
  accessTokenSeconds?: number;
}

export interface RunningIdentity {
  url: string;
  issuer: string;
  port: number;
  close(): Promise<void>;
}

/** An OpenID provider at an origin of its own, with the demo's people in it. */
export async function startIdentity(options: IdentityOptions = {}): Promise<RunningIdentity> {
  const { productUrl = 'http://localhost:3000', accessTokenSeconds = 900 } = options;
  const state = openState(options.stateFile);
  const origins = productOrigins(productUrl);
  const policy = contentSecurityPolicy(origins);
  // Known once the server listens.
  let issuer = '';
  let provider: Provider | undefined;
  const currentProvider = () =>
    (provider ??= createProvider({ ...state, issuer, origins, accessTokenSeconds, policy }));

  const running = await startSimulator({
    ...options,
    clock: createClock(options.clockAt),
    reset: state.reset,
    routes: async (app) => {
      addSecurityHeaders(app, policy);
      addAssetRoutes(app);
      addAdminApi(app, {
        ...state,
        mint: () => ({ issuer, keys: state.keys, accessTokenSeconds }),
        renewProvider: () => {
          provider = undefined;
        },
      });
      app.get('/demo/users', () => listDemoUsers());
      addSignInRoutes(app, { provider: currentProvider, users: state.users, productUrl });
      await mountListener(app, () => currentProvider().callback());
    },
  });
  issuer = running.url;

  const close = async () => {
    await running.close();
    state.store.close();
  };
  return { url: running.url, issuer, port: running.port, close };
}

function openState(stateFile: string | undefined) {
  const store = openStore(stateFile);
  const users = openUsers(store);
  const keys = openKeys(store);
  users.seed();
  sweepExpired(store);
  const reset = () => {
    const kept = keys.read();
    store.clear();
    // Verifiers of our tokens cache the keys.
    keys.restore(kept);
    users.seed();
  };
  return { store, users, keys, reset };
}
