import type { SessionItem } from '@foyer/domain/training'
import { useFormat, useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Repeat2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { lazyFeature } from '#platform/texts/lazy-feature.tsx'
import { formatSet } from '../format-set.ts'
import type { Player } from '../use-player.ts'
import { alternativesQuery } from './alternatives-query.ts'
import { useChangeSwaps, useSwaps } from './use-swaps.ts'

const SwapSheet = lazyFeature(async () => (await import('./swap-sheet.tsx')).SwapSheet, ['swaps'])

type SwapButtonProps = {
  player: Player
  item: SessionItem
  name: string
  todo: string
  /** `glass`: over a picture. */
  kind?: 'glass' | 'ghost'
}

/** Opens the alternatives of an item's exercise. They are loaded ahead, so that it works without a network. */
export function SwapButton({ player, item, name, todo, kind = 'glass' }: SwapButtonProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const api = useApi()
  const swaps = useSwaps()
  const { reset } = useChangeSwaps()
  const [is_open, setOpen] = useState(false)
  const { session } = player
  const exercise_id = item.item.exercise_page_id
  useQuery({ ...alternativesQuery(api, exercise_id ?? ''), enabled: exercise_id !== null })
  if (exercise_id === null) return null
  const exercise = { id: exercise_id, title: session.exercises.get(exercise_id)?.title ?? name }
  const resetItem = (): void => {
    setOpen(false)
    player.swap(item, exercise_id)
    if (swaps.some((swap) => swap.exercise_id === exercise_id)) void reset(exercise)
  }
  return (
    <>
      <IconButton
        kind={kind}
        label={t('pages.swap.open', { name })}
        icon={<Repeat2 />}
        onClick={() => setOpen(true)}
      />
      {is_open && (
        <SwapSheet
          exercise={exercise}
          workout_id={session.workout_id}
          todo={todo}
          formatLast={({ sets }) => {
            const set = sets.findLast((one) => !one.is_warm_up)
            return set ? formatSet(t, format, set, session.weight_unit) : null
          }}
          onSwap={(alternative, last) => player.swap(item, alternative.page_id, { card: alternative, last })}
          onReset={item.exercise_id === exercise_id ? null : resetItem}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}
