// From here, so that React runs in its own chunk, and so in a task of its own, and not where it is
// first used.
export { createRoot, hydrateRoot } from 'react-dom/client';
