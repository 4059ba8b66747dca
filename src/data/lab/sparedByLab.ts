/**
 * Tells which calls the lab leaves alone: the files of Taal, which the worker has on the device
 * anyway. The backend, other hosts, and the question whether the own host is there (HEAD) are not.
 */
export function sparedByLab(origin: string, backend: string) {
  return (method: string, url: string): boolean => {
    const { href, origin: asked } = new URL(url, origin);
    return method === 'GET' && asked === origin && !href.startsWith(`${backend}/`);
  };
}
