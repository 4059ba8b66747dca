import { removeWorker } from '@/features/install-and-update/removeWorker';
import { appHome } from '@/ui/page/appHome';
import { CrashScreen } from '../shell/failure/CrashScreen';
import { replacePage } from './hydration/replacePage';

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

/** The last resort, for when nothing can be rendered any more. */
function showPlainCrash(): void {
  const heading = document.createElement('h1');
  heading.textContent = 'Unexpected Application Error!';
  const reload = () => location.reload();
  document.body.replaceChildren(
    heading,
    button('Reload', reload),
    button('Reload without the worker', () => {
      removeWorker(navigator.serviceWorker, window.caches, appHome()).then(reload, reload);
    }),
  );
}

/** Puts the crash screen in the place of everything. */
export function showCrash(): void {
  try {
    replacePage(<CrashScreen />, { onUncaughtError: showPlainCrash });
  } catch {
    showPlainCrash();
  }
}
