/** A value in localStorage that the first paint depends on, and the attribute that repeats it. */
interface Mirror {
  readonly key: string;
  /** The name in `dataset` of the root element. */
  readonly attribute: string;
  readonly values: RegExp;
}

/** All that the first paint knows of the device. Another value is no value. */
const MIRRORS: readonly Mirror[] = [
  { key: 'taal-theme', attribute: 'theme', values: /^(?:light|dark)$/ },
  { key: 'taal-open-chat', attribute: 'openChat', values: /^begun$/ },
  { key: 'taal-onboarded', attribute: 'onboarded', values: /^(?:yes|no)$/ },
  {
    key: 'taal-leading-face',
    attribute: 'leadingPortrait',
    // Empty: the list has changed since it was shown.
    values: /^(?:pictures\/portraits\/portrait-\d\d\.svg)?$/,
  },
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
    // Forbidden: then the database is too, or it will say so.
  }
}
