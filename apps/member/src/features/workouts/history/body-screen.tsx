import type { BodyMeasure } from '@foyer/contract/workouts/body-shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Card, EmptyState } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Download, Plus, Ruler } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import styles from './body.module.css'
import { formatBodyChange, formatBodyValue } from './body-units.ts'
import { BODY_KEY } from './history-key.ts'
import { MeasureSheet } from './measure-sheet.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Sparkline } from './sparkline.tsx'
import { useCsvExport } from './use-csv-export.ts'

/** The member's body measures: the weight with its line, and the newest of each other measure. */
export function BodyScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const [is_adding, setAdding] = useState(false)
  const query = useQuery({
    queryKey: [...BODY_KEY, 'now'],
    refetchOnMount: 'always',
    queryFn: () => api('workouts.getBody', {}),
  })
  return (
    <Screen title={t('training.body_title')} back="/me/training">
      <OfflineNotice of={query} />
      <QueryBoundary query={query}>
        {({ items, weights }) => {
          const weight = items.find(({ newest }) => newest.kind === 'weight')
          const others = items.filter(({ newest }) => newest.kind !== 'weight')
          if (items.length === 0)
            return (
              <EmptyState
                icon={<Ruler />}
                title={t('training.body_empty_title')}
                text={t('training.body_empty_text')}
              />
            )
          return (
            <>
              {weight && <WeightCard {...weight} weights={weights} />}
              {others.length > 0 && (
                <Card pad="none">
                  <ul className={styles.measures}>
                    {others.map(({ newest, before }) => (
                      <MeasureRow key={newest.kind} newest={newest} before={before} />
                    ))}
                  </ul>
                </Card>
              )}
              <BodyExport />
            </>
          )
        }}
      </QueryBoundary>
      <div className={styles.foot}>
        <Button is_wide size="large" icon={<Plus />} onClick={() => setAdding(true)}>
          {t('training.add_measure')}
        </Button>
      </div>
      {is_adding && (
        <MeasureSheet
          measure={null}
          known={query.data?.items.map(({ newest }) => newest) ?? []}
          close={() => setAdding(false)}
        />
      )}
    </Screen>
  )
}

type Ends = { newest: BodyMeasure; before: BodyMeasure | null }

function WeightCard({ newest, before, weights }: Ends & { weights: readonly BodyMeasure[] }): ReactNode {
  const t = useT()
  const format = useFormat()
  const change = before && formatBodyChange(t, format, newest, before)
  return (
    <a href="/me/training/body/weight" className={styles.weight}>
      <span className={styles.words}>
        <span className={styles.label}>{t('training.body.weight')}</span>
        <span className={styles.figure}>{formatBodyValue(t, format, newest)}</span>
        <span className={styles.label}>
          {before && change
            ? t('training.change_since', { change, day: format.day(before.measured_on, 'short') })
            : format.day(newest.measured_on, 'near')}
        </span>
      </span>
      <Sparkline measures={weights} />
    </a>
  )
}

function MeasureRow({ newest, before }: Ends): ReactNode {
  const t = useT()
  const format = useFormat()
  const { kind } = newest
  return (
    <li>
      <a href={`/me/training/body/${kind}`} className={styles.measure}>
        <span>{t(`training.body.${kind}`)}</span>
        <span className={styles.label}>{before && formatBodyChange(t, format, newest, before)}</span>
        <span className={styles.value}>{formatBodyValue(t, format, newest)}</span>
        <ChevronRight aria-hidden="true" />
      </a>
    </li>
  )
}

function BodyExport(): ReactNode {
  const t = useT()
  const api = useApi()
  const { is_running, run } = useCsvExport()
  return (
    <Button
      kind="outline"
      size="small"
      icon={<Download />}
      is_busy={is_running}
      onClick={() => void run('body', (input) => api('workouts.exportBodyMeasures', input))}
    >
      {t('training.download_body')}
    </Button>
  )
}
