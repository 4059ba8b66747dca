import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { motion, space } = vars;

export const conversation = featureStyle({ display: 'grid', gap: space.x4 });

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${space.x2})` } });

export const message = featureStyle({ animation: `${arrive} ${motion.slow} ${motion.enter}` });

export const suggestions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
