import { EXERCISE_ART_TYPE } from '@foyer/content/traits'
import { formatPrescription } from '@foyer/content/views'
import { useFormat, useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { ChevronLeft, ChevronRight, Play } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '../../platform/lazy-component.tsx'
import { Cover } from '../../platform/screen/cover.tsx'
import styles from './exercise.module.css'
import { nameOf } from './item-list.tsx'
import { NextUp } from './next-up.tsx'
import { SetList } from './set-list.tsx'
import { SwapButton } from './swaps/swap-button.tsx'
import type { Player } from './use-player.ts'

const ExerciseSheet = lazyComponent(async () => (await import('./exercise-sheet.tsx')).ExerciseSheet)

/** One exercise: its picture, what is to do, and its sets beside those of last time. */
export function ExerciseView({ player }: { player: Player }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [is_open, setOpen] = useState(false)
  const { current, session } = player
  if (!current) return null
  const { item } = current
  const card = session.exercises.get(item.exercise_id ?? '')
  const name = nameOf(t, item, session.exercises)
  const todo = formatPrescription(t, format, item.item, item.group.kind !== 'single')
  return (
    <>
      <div className={styles.picture}>
        <Cover
          key={item.uid}
          cover={card?.cover ?? null}
          asset={card?.cover_asset}
          of={{ id: item.exercise_id ?? item.uid, content_type: EXERCISE_ART_TYPE }}
          width={750}
          height={480}
        />
        <div className={styles.pictureWords}>
          <div className={styles.names}>
            <h2 className={styles.name} dir="auto">
              {name}
            </h2>
            {todo !== '' && <p className={styles.todo}>{todo}</p>}
          </div>
          <SwapButton key={item.uid} player={player} item={item} name={name} todo={todo} />
          {card && (
            <IconButton
              kind="glass"
              label={t('workouts.show_exercise', { name })}
              icon={<Play fill="currentColor" />}
              onClick={() => setOpen(true)}
            />
          )}
        </div>
      </div>
      <div className={styles.below}>
        <SetList player={player} current={current} />
        <div className={styles.neighbours}>
          <IconButton
            kind="soft"
            className={styles.turn}
            label={t('workouts.previous_exercise')}
            icon={<ChevronLeft />}
            onClick={() => player.goToNeighbour(-1)}
          />
          <NextUp player={player} />
          <IconButton
            kind="soft"
            className={styles.turn}
            label={t('workouts.next_exercise')}
            icon={<ChevronRight />}
            onClick={() => player.goToNeighbour(1)}
          />
        </div>
      </div>
      {is_open && card && (
        <Suspense>
          <ExerciseSheet path={card.path} title={card.title} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
