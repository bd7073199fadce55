import { configure } from '@testing-library/react';

// What is looked for may come with a chunk that is compiled when it is first asked for, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
