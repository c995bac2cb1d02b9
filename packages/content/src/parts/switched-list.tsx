import type { ComponentProps, ReactNode } from 'react'
import { PageList } from './page-list.tsx'
import styles from './switched-list.module.css'
import { useLayout, type Layout } from './use-layout.ts'
import { ViewSwitch } from './view-switch.tsx'

type SwitchedListProps = Omit<ComponentProps<typeof PageList>, 'layout'> & { id: string; initial: Layout }

/** Pages with a switch between list and grid above them. */
export function SwitchedList({ id, initial, ...list }: SwitchedListProps): ReactNode {
  const [layout, setLayout] = useLayout(id, initial)
  return (
    <div className={styles.list}>
      <ViewSwitch layout={layout} onChange={setLayout} />
      <PageList {...list} layout={layout} />
    </div>
  )
}
