import { useT } from '@foyer/i18n/react'
import { Loading, Skeleton } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NotOnDevice } from '../../platform/screen/not-on-device.tsx'
import { PagePeek, preloadViews, usePages } from '../pages/index.ts'

/** How long the page of an exercise is used before it is requested again. */
const MAX_AGE_MS = 3_600_000

type ExerciseSheetProps = { path: string; title: string; close: () => void }

/** The page of an exercise over the player: its video and how it is done. */
export function ExerciseSheet({ path, title, close }: ExerciseSheetProps): ReactNode {
  const t = useT()
  const { source } = usePages()
  const { data, isPending } = useQuery({
    queryKey: ['workouts', 'exercise_page', path],
    networkMode: 'always',
    queryFn: async () => {
      const index = await source.store(path, MAX_AGE_MS)
      if (index) await preloadViews(index)
      return index
    },
  })
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={title}
      close_label={t('common.close')}
    >
      {data ? (
        <PagePeek index={data} />
      ) : isPending ? (
        <Loading label={t('common.loading')}>
          <Skeleton height="14rem" />
        </Loading>
      ) : (
        <NotOnDevice />
      )}
    </Sheet>
  )
}
