import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

import { tabAfterKey } from './tab-after-key.ts';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { label: string; content: ReactNode }[];
}

/** The first tab is chosen. Arrow keys, Home and End choose another: stacked on phones, side by side above. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const chooseByKey = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };

  return (
    <div className={styles.panel}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(index)}
            onKeyDown={chooseByKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that holds words alone is reached by Tab (ARIA practices)
          tabIndex={0}
          hidden={index !== chosen}
          className={styles.content}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
