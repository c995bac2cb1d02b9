import { useT } from '@foyer/i18n/react'
import { Chip } from '@foyer/ui'
import type { ReactNode } from 'react'
import { formatKind } from './kinds.ts'
import styles from './results.module.css'

/** A kind of results, and how many there are; null where that is not known. */
export type KindChip = { kind: string; count: number | null }

type ChipsProps = {
  chips: readonly KindChip[]
  /** How many there are of all kinds; null leaves the number out. */
  all: number | null
  kind: string | null
  onKind: (kind: string | null) => void
}

/** Chooses one kind of results, or all. The chosen kind stays even where nothing of it is found. */
export function KindChips({ chips, all, kind, onKind }: ChipsProps): ReactNode {
  const t = useT()
  const is_missing = kind !== null && chips.every((chip) => chip.kind !== kind)
  const shown = is_missing ? [...chips, { kind, count: 0 }] : chips
  return (
    <ul className={styles.chips} aria-label={t('search.kinds')}>
      <li>
        <Chip is_pressed={kind === null} onPress={() => onKind(null)}>
          {all === null ? t('search.all') : t('search.all_count', { count: all })}
        </Chip>
      </li>
      {shown.map((chip) => {
        const name = formatKind(t, chip.kind)
        return (
          <li key={chip.kind}>
            <Chip is_pressed={chip.kind === kind} onPress={() => onKind(chip.kind)}>
              {chip.count === null ? name : t('search.chip', { kind: name, count: chip.count })}
            </Chip>
          </li>
        )
      })}
    </ul>
  )
}
