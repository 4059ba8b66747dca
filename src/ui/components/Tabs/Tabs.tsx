import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css';

export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

// Radix writes two harmless inline styles, which a strict policy would refuse in prerendered HTML.
const noOutline = { outline: undefined };
const noDuration = { animationDuration: undefined };
// Radix makes the list a stop that hands the focus on, and after a click it does not: Tab then stops
// at the list and again at the tab.
const notAStop = undefined;

export type TabsProps<Value extends string> = {
  /** The tab list's name. */
  label: string;
  /** Content is rendered for the chosen tab only. */
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
}: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onValueChange(tab.value);
  };
  return (
    <Root value={value} onValueChange={choose} className={styles.root}>
      <List aria-label={label} tabIndex={notAStop} className={styles.list} style={noOutline}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            tabIndex={tab.value === value ? 0 : -1}
            // Radix gives it the focus by a script, which browsers take for the keyboard's.
            onMouseDown={({ currentTarget }) => currentTarget.setAttribute(styles.PRESSED, '')}
            onKeyDown={({ currentTarget }) => currentTarget.removeAttribute(styles.PRESSED)}
            onBlur={({ currentTarget }) => currentTarget.removeAttribute(styles.PRESSED)}
            className={styles.tab}
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} asChild>
          <div className={styles.panel} style={noDuration}>
            {tab.content}
          </div>
        </Content>
      ))}
    </Root>
  );
}
