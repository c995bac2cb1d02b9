import { countSeconds, hasOwnClock } from '@foyer/domain/training'
import type { SessionItem, SessionRowState } from '@foyer/domain/training'
import { formatPrescription } from '@foyer/content/views'
import { useFormat, useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from './cues/use-now.ts'
import { formatElapsed } from './figures-text.ts'
import { formatAmount } from './format-set.ts'
import { ItemPicture, nameOf, titleOf } from './item-list.tsx'
import { GroupClock } from './modes/index.ts'
import { NextUp } from './next-up.tsx'
import type { PlayerSession } from './player-session.ts'
import styles from './round.module.css'
import { SwapButton } from './swaps/swap-button.tsx'
import { usePrefilled } from './use-prefilled.ts'
import type { Player } from './use-player.ts'

/** A group that is done in rounds: one table, exercises down and rounds across, with one clock. */
export function RoundView({ player }: { player: Player }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { current, block } = player
  if (!current) return null
  const { group } = current.item
  const rounds = Math.max(...block.map(({ rows }) => rows.length))
  const round = Math.max(
    0,
    current.item.rows.findIndex(({ row }) => row === current.place.row),
  )
  return (
    <div className={styles.round}>
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {titleOf(t, current.item)}
        </h2>
        <SwapButton
          key={current.item.uid}
          player={player}
          item={current.item}
          name={nameOf(t, current.item, player.session.exercises)}
          todo={formatPrescription(t, format, current.item.item, true)}
          kind="ghost"
        />
      </div>
      {!hasOwnClock(group) && (
        <p className={styles.meta}>
          {group.rest_seconds > 0
            ? t('workouts.rest_after_round', { time: formatElapsed(group.rest_seconds) })
            : t('workouts.no_rest')}
        </p>
      )}
      {hasOwnClock(group) || group.kind === 'interval' ? (
        <GroupClock key={group.id} session={player.session} group={group} />
      ) : (
        <div className={styles.clock}>
          <p className={styles.clockSide}>
            <BlockClock session={player.session} block={block} />
            <span className={styles.clockLabel}>{t('workouts.in_group')}</span>
          </p>
          <p className={styles.clockRound}>
            <span className={styles.clockLabel}>{t('workouts.round_label')}</span>
            <span className={styles.roundOf}>{t('workouts.round_of', { round: round + 1, rounds })}</span>
          </p>
        </div>
      )}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('workouts.overview')}</VisuallyHidden>
              </th>
              {Array.from({ length: rounds }, (_, index) => (
                <th key={index} scope="col" data-now={index === round || undefined}>
                  {t('workouts.round_short', { number: index + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.map((item) => (
              <RoundRow key={item.uid} player={player} item={item} rounds={rounds} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.next}>
        <Timer aria-hidden="true" />
        <NextUp player={player} />
      </div>
    </div>
  )
}

function RoundRow({
  player,
  item,
  rounds,
}: {
  player: Player
  item: SessionItem
  rounds: number
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const { session, current } = player
  return (
    <tr data-now={item.uid === current?.place.uid || undefined}>
      <th scope="row">
        <span className={styles.exercise}>
          <ItemPicture item={item} exercises={session.exercises} />
          <span className={styles.words}>
            <span className={styles.name} dir="auto">
              {nameOf(t, item, session.exercises)}
            </span>
            <span className={styles.todo}>{formatPrescription(t, format, item.item, true)}</span>
          </span>
        </span>
      </th>
      {Array.from({ length: rounds }, (_, index) => {
        const row = item.rows[index]
        return <td key={index}>{row && <RoundCell player={player} item={item} row={row} />}</td>
      })}
    </tr>
  )
}

function RoundCell({
  player,
  item,
  row,
}: {
  player: Player
  item: SessionItem
  row: SessionRowState
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const { current, session } = player
  const is_current = current?.place.uid === item.uid && current.place.row === row.row
  const prefilled = usePrefilled(item, row, session)
  const values = is_current && current ? current.values : prefilled
  return (
    <button
      type="button"
      className={styles.cell}
      data-done={row.is_done || undefined}
      aria-current={is_current ? 'step' : undefined}
      onClick={() => player.goTo({ uid: item.uid, row: row.row })}
    >
      <span aria-hidden="true">{format.number(values.amount)}</span>
      <VisuallyHidden>
        {formatAmount(t, values)}, {t(row.is_done ? 'workouts.state_done' : 'workouts.state_open')}
      </VisuallyHidden>
    </button>
  )
}

/** How long the group has been worked on without pauses: since the last set of another group. */
function BlockClock({
  session,
  block,
}: {
  session: PlayerSession
  block: readonly SessionItem[]
}): ReactNode {
  const now = useNow(250)
  const others = session.state.items.filter((item) => !block.includes(item))
  const ends = others.flatMap(({ rows }) => rows.flatMap(({ at, is_done }) => (is_done && at ? [at] : [])))
  const since = ends.reduce((latest, at) => (at > latest ? at : latest), session.started_at)
  return (
    <span className={styles.time}>
      {formatElapsed(countSeconds(session.state, since, new Date(now).toISOString()))}
    </span>
  )
}
