import { media } from '@/ui/theme/media';

export const prefersReducedMotion = () => matchMedia(media.reducedMotion).matches;
