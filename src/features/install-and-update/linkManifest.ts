/**
 * Tells the browser that Taal can be installed. From then on Chromium may offer it, and says so
 * once: what listens must be there.
 */
export function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${import.meta.env.BASE_URL}manifest.webmanifest`;
  document.head.append(link);
}
