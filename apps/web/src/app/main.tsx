import { reloadAfterRelease } from './new-release.ts';
import { ProductSession } from './session/product-session.ts';
import { createQueryClient, startApp } from './start-app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to start in');

reloadAfterRelease();
const queryClient = createQueryClient();
const session = new ProductSession(queryClient);
// The configuration was asked for by the page itself. An answer of the identity provider must be out of the
// address before the router reads it; everything else goes on while the page is drawn.
await session.arrive();
void session.enter();
startApp(root, { session, queryClient });

// A page that the browser kept while the user was away says what was true then.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
