import { formatPrescription } from '@foyer/content/views'
import type { SessionItem } from '@foyer/domain/training'
import { useFormat, useT } from '@foyer/i18n/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { GroupHead, groupItems, ItemPicture, nameOf } from './item-list.tsx'
import styles from './items.module.css'
import { setName } from './set-name.ts'
import type { Player } from './use-player.ts'

/** The exercises in today's order; a tap goes to one. */
export function Overview({ player }: { player: Player }): ReactNode {
  return (
    <ul className={styles.groups}>
      {groupItems(player.session.state.items).map((group) => (
        <li key={group[0]?.uid}>
          <GroupHead group={group} />
          <ul className={styles.items} data-is-round={group[0]?.group.kind !== 'single' || undefined}>
            {group.map((item) => (
              <li key={item.uid}>
                <OverviewButton player={player} item={item} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** One exercise of the overview as a button. */
export function OverviewButton({
  player,
  item,
  onGone,
}: {
  player: Player
  item: SessionItem
  onGone?: () => void
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const { current, session } = player
  const is_current = item.uid === current?.place.uid
  const is_done = item.rows.length > 0 && item.rows.every((row) => row.is_done)
  const row = item.rows.find((other) => !other.is_done) ?? item.rows[0]
  const line = item.is_skipped
    ? t('workouts.skipped')
    : is_current && current
      ? t('workouts.set_of', { name: setName(t, item, current.row), total: item.rows.length })
      : formatPrescription(t, format, item.item, item.group.kind !== 'single')
  return (
    <button
      type="button"
      className={styles.pick}
      aria-current={is_current ? 'step' : undefined}
      data-skipped={item.is_skipped || undefined}
      disabled={item.is_skipped || !row}
      onClick={() => {
        if (row) player.goTo({ uid: item.uid, row: row.row })
        onGone?.()
      }}
    >
      <ItemPicture item={item} exercises={session.exercises} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {nameOf(t, item, session.exercises)}
        </span>
        <span className={styles.todo}>{line}</span>
      </span>
      {is_done && <Check className={styles.done} aria-label={t('workouts.state_done')} />}
    </button>
  )
}
