import '@/ui/theme/global.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery';

const mount = document.getElementById('gallery');
if (mount) createRoot(mount).render(<Gallery />);
