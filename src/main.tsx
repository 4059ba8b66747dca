import './ui/theme/global.css';
import { showCrash } from './app/showCrash';
import { start } from './app/start';

start().catch((error: unknown) => {
  showCrash();
  reportError(error);
});
