import { listBlocks, restAfter } from '@foyer/domain/training'
import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { formatElapsed } from './figures-text.ts'
import { ItemPicture, nameOf } from './item-list.tsx'
import styles from './exercise.module.css'
import type { Player } from './use-player.ts'

/** The exercise that comes after this one, and the rest before it. */
export function NextUp({ player }: { player: Player }): ReactNode {
  const t = useT()
  const { session, current } = player
  const { items } = session.state
  const blocks = listBlocks(items)
  const block = blocks[blocks.findIndex((other) => other.some(({ uid }) => uid === current?.place.uid)) + 1]
  const first = block?.[0]
  const last_row = current?.item.rows.at(-1)
  if (!first || !current || !last_row) return <p className={styles.nextNone}>{t('workouts.last_exercise')}</p>
  const rest = restAfter(
    { items: items.map((item) => (item === current.item ? allDone(item) : item)) },
    { uid: current.item.uid, row: last_row.row },
  )
  return (
    <div className={styles.next}>
      <ItemPicture item={first} exercises={session.exercises} />
      <p className={styles.nextWords}>
        <span className={styles.nextLabel}>
          {rest > 0 ? t('workouts.next_after', { time: formatElapsed(rest) }) : t('common.next')}
        </span>
        <span className={styles.nextName} dir="auto">
          {block.map((item) => nameOf(t, item, session.exercises)).join(', ')}
        </span>
      </p>
    </div>
  )
}

function allDone<Item extends { rows: readonly { is_done: boolean }[] }>(item: Item): Item {
  return { ...item, rows: item.rows.map((row) => ({ ...row, is_done: true })) }
}
