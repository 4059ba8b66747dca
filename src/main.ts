import './ui/theme/global.css';
import { showCrash } from './app/showCrash';
import { start } from './app/start';

// In a task of its own: the modules have just taken one.
setTimeout(() => {
  start().catch((error: unknown) => {
    showCrash();
    reportError(error);
  });
});
