/** The worker's script, by its address below the app's. */
export const SERVICE_WORKER = 'service-worker.js';
