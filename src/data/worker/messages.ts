/** What a page asks the worker, which answers with the version of the app it was built with. */
export const VERSION_QUESTION = 'taal-version';
