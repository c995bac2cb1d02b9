import { useT } from '@foyer/i18n/react'
import { LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Layout } from './use-layout.ts'
import styles from './view-switch.module.css'

const views = [
  { layout: 'grid', label: 'pages.collection.grid', Icon: LayoutGrid },
  { layout: 'list', label: 'pages.collection.list', Icon: List },
] as const

/** Two buttons that show a list of pages as a grid or as rows. */
export function ViewSwitch({
  layout,
  onChange,
}: {
  layout: Layout
  onChange: (layout: Layout) => void
}): ReactNode {
  const t = useT()
  return (
    <fieldset className={styles.switch} aria-label={t('pages.collection.view')}>
      {views.map(({ layout: value, label, Icon }) => (
        <button
          key={value}
          type="button"
          className={styles.option}
          aria-pressed={value === layout}
          aria-label={t(label)}
          onClick={() => onChange(value)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  )
}
