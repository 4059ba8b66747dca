import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './Button.css';

export type ButtonLook = {
  tone?: keyof typeof styles.tone | undefined;
  size?: keyof typeof styles.size | undefined;
  block?: boolean | undefined;
  /** Without the room of a button before its words: below a text. */
  inText?: boolean | undefined;
};

/** For a router's <Link>, which has to stay a link and still look like a button. */
export const buttonClass = ({
  tone = 'primary',
  size = 'phone',
  block = false,
  inText = false,
}: ButtonLook = {}) =>
  joinClassNames(
    styles.button,
    styles.tone[tone],
    styles.size[size],
    block && styles.block,
    inText && styles.inText,
  );
