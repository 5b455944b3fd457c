"use client";

import { type KeyboardEvent, type ReactNode, useId } from "react";
import { classNames } from "../ui/class-names";
import { CopyButton } from "./copy-button";
import { choosePreferredTab, usePreferredTab } from "./preferred-tab";

type Tab = { label: string; code: string; shown: ReactNode };

/** Code samples under tabs. Choosing a tab chooses it in every sample, on this page and on later visits. */
export function CodePanel({ tabs, label }: { tabs: Tab[]; label?: string }) {
  const preferred = usePreferredTab();
  const id = useId();
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.label === preferred),
  );
  const tab = tabs[chosen];
  if (!tab) return null;
  return (
    <figure className="code-panel">
      <div className="flex min-h-9 items-center gap-1 border-b border-line-soft ps-4 pe-1.5">
        {label && <figcaption className="type-label min-w-0 truncate text-ink-3">{label}</figcaption>}
        {tabs.length > 1 ? (
          <TabList id={id} labels={tabs.map((each) => each.label)} chosen={chosen} isEnd={label !== undefined} />
        ) : (
          !label && <figcaption className="type-label text-ink-3">{tab.label}</figcaption>
        )}
        <CopyButton text={tab.code} isBesideTabs={tabs.length > 1 && label !== undefined} />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        {...(tabs.length > 1
          ? { role: "tabpanel", id: `${id}-panel`, "aria-labelledby": `${id}-${chosen}` }
          : { "aria-label": label ?? tab.label, role: "group" })}
      >
        <code>{tab.shown}</code>
      </pre>
    </figure>
  );
}

type TabListProps = { id: string; labels: string[]; chosen: number; isEnd: boolean };

function TabList({ id, labels, chosen, isEnd }: TabListProps) {
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next = (chosen + by + labels.length) % labels.length;
    choosePreferredTab(labels[next] ?? "");
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div
      role="tablist"
      aria-label="Language"
      onKeyDown={step}
      className={classNames("-ms-2 flex h-9 items-stretch coarse:h-11", isEnd && "ms-auto")}
    >
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          role="tab"
          id={`${id}-${index}`}
          aria-selected={index === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => choosePreferredTab(label)}
          className={classNames(
            "type-label border-b-2 px-2 coarse:min-w-11",
            index === chosen ? "border-accent text-ink" : "border-transparent text-ink-3 hover:text-ink",
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
