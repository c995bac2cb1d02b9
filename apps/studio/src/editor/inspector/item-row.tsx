import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { ChevronRight, Copy, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styles from './inspector.module.css'
import { MoveButtons } from './move-buttons.tsx'

type ItemRowProps = {
  readonly name: string
  readonly place: number
  readonly count: number
  readonly max: number
  readonly is_open: boolean
  /** Something in it must be mended. */
  readonly is_faulty: boolean
  readonly onToggle: () => void
  readonly onMove: (to: number) => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
  /** The fields of the item, shown while it is open. */
  readonly children: ReactNode
}

/** One item of a list: can be opened to its fields, moved, copied and removed. */
export function ItemRow(props: ItemRowProps) {
  const { name, place, count, max, is_open, is_faulty, children } = props
  const { onToggle, onMove, onDuplicate, onRemove } = props
  const t = useT()
  const inner = useId()
  return (
    <li>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.lineOpen}
          aria-expanded={is_open}
          aria-controls={is_open ? inner : undefined}
          onClick={onToggle}
        >
          <ChevronRight aria-hidden="true" className={styles.chevron} />
          <span className={styles.lineTitle} dir="auto">
            {name}
          </span>
          {is_faulty && <span className={styles.fault}>{t('editor.field.has_fault')}</span>}
        </button>
        <MoveButtons name={name} place={place} count={count} onMove={onMove} />
        <IconButton
          size="small"
          icon={<Copy />}
          label={t('editor.field.copy', { name })}
          disabled={count >= max}
          onClick={onDuplicate}
        />
        <IconButton size="small" icon={<X />} label={t('editor.field.remove', { name })} onClick={onRemove} />
      </div>
      {is_open && (
        <div className={styles.inner} id={inner}>
          {children}
        </div>
      )}
    </li>
  )
}
