import { Skeleton } from '@foyer/ui'
import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { lazyComponent } from '#platform/lazy-component.tsx'
import type { ProgressChart } from './progress-chart.tsx'

const Chart = lazyComponent(async () => (await import('./progress-chart.tsx')).ProgressChart)

/** The chart of progress, loaded when it is first shown. */
export function LazyChart(props: ComponentProps<typeof ProgressChart>): ReactNode {
  return (
    <Suspense fallback={<Skeleton shape="picture" height="19rem" />}>
      <Chart {...props} />
    </Suspense>
  )
}
