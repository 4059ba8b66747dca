/** Asks the host of the app itself for a file, as the browser would have without a worker. */
export function fetchFromHost(request: Request): Promise<Response> {
  return fetch(request);
}
