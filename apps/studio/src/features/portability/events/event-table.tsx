import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import { Table, type TableColumn } from '@foyer/ui/table'
import { Link } from '@tanstack/react-router'
import { useAppTime } from '#platform/app-time.ts'
import { createCell } from '#platform/parts/create-cell.tsx'
import report_styles from '#platform/parts/import-report.module.css'
import { useSlug } from '#platform/routes.ts'
import styles from '../workouts/workout-import.module.css'

type FoundEvent = OutputFor<'portability.checkEvents'>['events'][number]
type CellProps = { readonly row: FoundEvent & { readonly at: number } }

/** The events of a file, what becomes of each, and what is wrong with it. */
export function EventTable({ events }: { readonly events: readonly FoundEvent[] }) {
  const t = useT()
  const columns: readonly TableColumn<CellProps['row']>[] = [
    {
      id: 'title',
      header: t('studio_event_import.columns.event'),
      is_row_header: true,
      cell: createCell(TitleCell),
    },
    { id: 'when', header: t('studio_event_import.columns.when'), cell: createCell(WhenCell) },
    { id: 'action', header: t('studio_event_import.columns.action'), cell: createCell(ActionCell) },
    { id: 'notes', header: t('studio_event_import.columns.notes'), cell: createCell(NotesCell) },
  ]
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('studio_event_import.events')}</h3>
      <div className={report_styles.table}>
        <Table
          label={t('studio_event_import.events')}
          columns={columns}
          rows={events.map((event, at) => ({ ...event, at }))}
          rowKey={({ at }) => String(at)}
        />
      </div>
    </section>
  )
}

function TitleCell({ row: { title, page_id } }: CellProps) {
  const t = useT()
  const slug = useSlug()
  const name = title || t('studio_event_import.untitled')
  if (page_id === null) return <span dir="auto">{name}</span>
  return (
    <Link
      to="/apps/$slug/pages/$page_id"
      params={{ slug, page_id }}
      className={report_styles.link}
      dir="auto"
    >
      {name}
    </Link>
  )
}

function WhenCell({ row: { first_day, time, repeats, last_day, changes } }: CellProps) {
  const t = useT()
  const { format } = useAppTime()
  if (first_day === '') return '–'
  const parts = [
    `${format.day(first_day, 'weekday')}, ${time}`,
    repeats !== 'once' && t(`pages.event.${repeats}`),
    repeats !== 'once' && last_day !== '' && t('studio_event_import.until', { day: format.day(last_day) }),
    changes > 0 && t('studio_event_import.changes', { count: changes }),
  ]
  return parts.filter(Boolean).join(' · ')
}

const TONES = { create: 'accent', exists: 'neutral', refused: 'danger' } as const

function ActionCell({ row: { action } }: CellProps) {
  const t = useT()
  return <Badge tone={TONES[action]}>{t(`studio_event_import.actions.${action}`)}</Badge>
}

function NotesCell({ row: { problems } }: CellProps) {
  const t = useT()
  return problems.map((problem) => t(`studio_event_import.problems.${problem}`)).join(' ')
}
