import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './styles.module.css'
import { useScrollEdges } from './use-scroll-edges.ts'

export type TabItem<Id extends string = string> = {
  readonly id: Id
  readonly label: string
  /** How many are in it. */
  readonly count?: number | string
  /** The description of a problem inside the tab, shown and announced without opening it. */
  readonly fault?: string | undefined
  readonly content: ReactNode
  readonly is_disabled?: boolean
}

export type TabsProps<Id extends string> = {
  readonly label: string
  readonly tabs: ReadonlyArray<TabItem<Id>>
  readonly selected: Id
  readonly onChange: (id: Id) => void
}

/** Tabs of one subject, one shown at a time. */
export function Tabs<Id extends string>({ label, tabs, selected, onChange }: TabsProps<Id>) {
  const change = (key: string | number): void => {
    const tab = tabs.find((candidate) => candidate.id === key)
    if (tab) onChange(tab.id)
  }
  const row = useScrollEdges(selected)
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={change}>
      <TabList ref={row} aria-label={label} className={cx(styles.list)}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={cx(styles.tab)} isDisabled={tab.is_disabled ?? false}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            {tab.fault && (
              <span className={styles.fault} title={tab.fault}>
                <VisuallyHidden>{tab.fault}</VisuallyHidden>
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={cx(styles.panel)}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
