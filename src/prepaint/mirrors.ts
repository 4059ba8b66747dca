import { ONBOARDED_KEY, OPEN_CHAT_KEY, THEME_KEY } from '../domain/storageKeys.ts';

/** A value in localStorage that the first paint depends on, and the attribute that repeats it. */
interface Mirror {
  readonly key: string;
  /** The name in `dataset` of the root element. */
  readonly attribute: string;
  readonly values: RegExp;
}

/** All that the first paint knows of the device. Another value is no value. */
const MIRRORS: readonly Mirror[] = [
  { key: THEME_KEY, attribute: 'theme', values: /^(?:light|dark)$/ },
  { key: OPEN_CHAT_KEY, attribute: 'openChat', values: /^begun$/ },
  { key: ONBOARDED_KEY, attribute: 'onboarded', values: /^(?:yes|no)$/ },
];

/** Repeats the stored values on the root element, where styles and the other scripts find them. */
export function applyMirrors(
  { dataset }: Pick<HTMLElement, 'dataset'>,
  storage: () => Pick<Storage, 'getItem'>,
): void {
  try {
    for (const { key, attribute, values } of MIRRORS) {
      const value = storage().getItem(key);
      if (value !== null && values.test(value)) dataset[attribute] = value;
    }
  } catch {
    // Forbidden: the app says so, with a screen of its own.
  }
}
