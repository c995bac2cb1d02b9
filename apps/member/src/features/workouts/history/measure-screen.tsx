import { BODY_MEASURE_KINDS, type BodyMeasureKind } from '@foyer/contract/rules/body-measures'
import type { BodyMeasure } from '@foyer/contract/workouts/body-shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, EmptyState, IconButton } from '@foyer/ui'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Ruler, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import { ShowMore } from '#platform/screen/show-more.tsx'
import { useToast } from '#platform/toasts.ts'
import { useToastedCall } from '#platform/use-toasted-call.ts'
import styles from './body.module.css'
import { convertBody, formatBodyChange, formatBodyValue } from './body-units.ts'
import { BODY_KEY } from './history-key.ts'
import { LazyChart } from './lazy-chart.tsx'
import { MeasureSheet } from './measure-sheet.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useProgressView } from './use-progress-view.ts'
import { ViewSwitch } from './view-switch.tsx'

/** One body measure over time, as a chart or a table; values are changed in the table. */
export function MeasureScreen({ kind: name }: { kind: string }): ReactNode {
  const t = useT()
  const kind = BODY_MEASURE_KINDS.find((known) => known === name)
  const title = kind ? t(`training.body.${kind}`) : t('training.body_title')
  return (
    <Screen title={title} back="/me/training/body">
      {kind ? <Measure kind={kind} /> : <NoMeasure />}
    </Screen>
  )
}

function NoMeasure(): ReactNode {
  const t = useT()
  return (
    <EmptyState
      icon={<Ruler />}
      title={t('training.body_empty_title')}
      text={t('training.body_empty_text')}
    />
  )
}

function Measure({ kind }: { kind: BodyMeasureKind }): ReactNode {
  const t = useT()
  const api = useApi()
  const [view, setView] = useProgressView()
  const [edited, setEdited] = useState<BodyMeasure | 'new' | null>(null)
  const query = useInfiniteQuery({
    queryKey: [...BODY_KEY, 'of', kind],
    initialPageParam: null as string | null,
    refetchOnMount: 'always',
    queryFn: ({ pageParam }) =>
      api('workouts.listBodyMeasures', {
        kind,
        limit: 100,
        ...(pageParam === null ? {} : { cursor: pageParam }),
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })
  return (
    <>
      <OfflineNotice of={query} />
      <QueryBoundary query={query}>
        {({ pages }) => {
          const measures = pages.flatMap(({ items }) => items)
          if (measures.length === 0) return <NoMeasure />
          return (
            <>
              <ViewSwitch view={view} onChange={setView} />
              {view === 'chart' ? (
                <MeasureChart kind={kind} measures={measures} />
              ) : (
                <MeasureTable kind={kind} measures={measures} onEdit={setEdited} />
              )}
              <ShowMore of={query} />
            </>
          )
        }}
      </QueryBoundary>
      <div className={styles.foot}>
        <Button is_wide size="large" icon={<Plus />} onClick={() => setEdited('new')}>
          {t('training.add_measure')}
        </Button>
      </div>
      {edited !== null && (
        <MeasureSheet
          measure={edited === 'new' ? null : edited}
          kind={kind}
          known={query.data?.pages.flatMap(({ items }) => items) ?? []}
          close={() => setEdited(null)}
        />
      )}
    </>
  )
}

type MeasuresProps = { kind: BodyMeasureKind; measures: readonly BodyMeasure[] }

function MeasureChart({ kind, measures }: MeasuresProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const [newest] = measures
  if (!newest) return null
  return (
    <LazyChart
      label={t('training.chart_label', { metric: t(`training.body.${kind}`) })}
      points={measures.toReversed().map((one) => ({
        key: one.id,
        day: one.measured_on,
        value: Math.round(convertBody(one, newest.unit) * 10) / 10,
        label: formatBodyValue(t, format, one),
        is_record: false,
      }))}
    />
  )
}

type TableProps = MeasuresProps & { onEdit: (measure: BodyMeasure) => void }

function MeasureTable({ kind, measures, onEdit }: TableProps): ReactNode {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const format = useFormat()
  const { is_busy, send } = useToastedCall()
  const toast = useToast()
  const restore = ({ id: _id, ...measure }: BodyMeasure): void =>
    void send(async () => {
      await api('workouts.addBodyMeasure', measure)
      await client.invalidateQueries({ queryKey: BODY_KEY })
    })
  const remove = (measure: BodyMeasure): void =>
    void send(async () => {
      await api('workouts.deleteBodyMeasure', { id: measure.id })
      await client.invalidateQueries({ queryKey: BODY_KEY })
      toast({
        text: t('training.deleted'),
        action: { label: t('common.undo'), onAction: () => restore(measure) },
      })
    })
  return (
    <table className={styles.table} aria-label={t(`training.body.${kind}`)}>
      <thead>
        <tr>
          <th scope="col">{t('training.date')}</th>
          <th scope="col">{t('training.csv.value')}</th>
          <th scope="col">{t('training.change')}</th>
          <th scope="col" aria-label={t('training.actions')} />
        </tr>
      </thead>
      <tbody>
        {measures.map((one, index) => {
          const before = measures[index + 1]
          const day = format.day(one.measured_on, 'medium')
          return (
            <tr key={one.id}>
              <th scope="row">{day}</th>
              <td className={styles.value}>{formatBodyValue(t, format, one)}</td>
              <td className={styles.label}>{before && formatBodyChange(t, format, one, before)}</td>
              <td className={styles.actions}>
                <IconButton
                  label={t('training.edit_of', { day })}
                  icon={<Pencil />}
                  onClick={() => onEdit(one)}
                />
                <IconButton
                  label={t('training.delete_of', { day })}
                  icon={<Trash2 />}
                  disabled={is_busy}
                  onClick={() => remove(one)}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
