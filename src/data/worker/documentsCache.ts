/** How the names of the caches begin that hold the documents of screens, each of one version. */
export const DOCUMENTS_CACHE = 'taal-documents-';
