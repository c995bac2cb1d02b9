import { SwapProvider } from '@foyer/content/views'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { alternateQuery, useChangeSwaps, useSwaps } from './use-swaps.ts'

type SwapPaneProps = { exercise_id: string; title: string; children: ReactNode }

/** Provides the member's swap of an exercise to what is drawn of it. */
export function SwapPane({ exercise_id, title, children }: SwapPaneProps): ReactNode {
  const { api } = usePlatform()
  const swap = useSwaps().find((one) => one.exercise_id === exercise_id)
  const { reset } = useChangeSwaps()
  const { data: card } = useQuery({
    ...alternateQuery(api, swap ?? { exercise_id, alternate_id: '' }),
    enabled: swap !== undefined,
  })
  if (!swap || !card) return children
  const { page_id, path: href, title: alternate_title, cover } = card
  const resetSwap = (): void => void reset({ id: exercise_id, title })
  return (
    <SwapProvider swap={{ page_id, title: alternate_title, href, cover, reset: resetSwap }}>
      {children}
    </SwapProvider>
  )
}
