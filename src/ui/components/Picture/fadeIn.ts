const FADE_MS = 200;

/** Fades a picture in once it is decoded, where it is not there at once. */
export function fadeIn(image: HTMLImageElement): void {
  if (image.complete || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  image.style.opacity = '0';
  const show = () => {
    image.style.opacity = '';
    image.animate({ opacity: [0, 1] }, FADE_MS);
  };
  // A broken one has its own placeholder.
  image.decode().then(show, show);
}
