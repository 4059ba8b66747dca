import { removeWorker } from '@/features/install-and-update/removeWorker';
import { CrashScreen } from '../shell/failure/CrashScreen';
import { renderInto } from './hydration/reactRoot';

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
      removeWorker(navigator.serviceWorker, window.caches).then(reload, reload);
    }),
  );
}

/** Puts the crash screen in the place of everything, with a React root of its own. */
export function showCrash(): void {
  try {
    const element = document.createElement('div');
    // The style sheet and the beats' colours stand in the body.
    document.body.replaceChildren(
      element,
      ...document.body.querySelectorAll(':scope > link, :scope > svg'),
    );
    renderInto(
      element,
      <main>
        <CrashScreen />
      </main>,
      { onUncaughtError: showPlainCrash },
    );
  } catch {
    showPlainCrash();
  }
}
