import { useT } from '@foyer/i18n/react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './fields-sheet.module.css'
import type { FieldsHeight } from './use-panels.ts'

type FieldsSheetProps = {
  readonly height: FieldsHeight
  readonly onHeightChange: (height: FieldsHeight) => void
  readonly children: ReactNode
}

/** On a phone, below the page: what is chosen with its tools, and its fields over half of the screen or all of it. */
export function FieldsSheet({ height, onHeightChange, children }: FieldsSheetProps) {
  const t = useT()
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || height === 'closed' || event.defaultPrevented) return
    event.currentTarget.querySelector<HTMLElement>('h2 button')?.focus()
    onHeightChange('closed')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape folds what is open
    <section
      className={styles.sheet}
      data-height={height}
      aria-label={t('editor.panels.inspector')}
      onKeyDown={handleKeyDown}
    >
      {height !== 'closed' && (
        <button
          type="button"
          className={styles.grip}
          aria-label={t(height === 'half' ? 'editor.panels.taller' : 'editor.panels.lower')}
          onClick={() => onHeightChange(height === 'half' ? 'full' : 'half')}
        />
      )}
      {children}
    </section>
  )
}
