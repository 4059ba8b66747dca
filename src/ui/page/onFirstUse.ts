/** What is dear to make, such as the first formatter of a page, made when it is needed first. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
