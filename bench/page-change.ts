/** In the page: whether its heading is this one. */
export const headingIs = (heading: string) =>
  `document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(heading)}`;

/** In the page: whether it has a button whose text begins so. */
export const hasButton = (text: string) =>
  `[...document.querySelectorAll('button')].some((one) => one.textContent.trim().startsWith(${JSON.stringify(text)}))`;

/** In the page: milliseconds from a click on a link, by how its text begins, to two frames after what it leads to is there. */
export const changePage = (link: string, isThere: string) => `new Promise((resolve, reject) => {
  const link = [...document.querySelectorAll('main a, nav a')].find((one) => one.textContent.trim().startsWith(${JSON.stringify(link)}));
  if (link === undefined) return reject(new Error('There is no such link: ' + ${JSON.stringify(link)}));
  const start = performance.now();
  const poll = () =>
    ${isThere}
      ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
      : requestAnimationFrame(poll);
  link.click();
  poll();
})`;
