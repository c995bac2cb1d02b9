import { artForType } from '@foyer/content/traits'
import { formatArtSpec } from '@foyer/domain/art'
import { selectImageSource } from '@foyer/domain/pages'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import { Table, type TableColumn } from '@foyer/ui/table'
import { Link } from '@tanstack/react-router'
import { Video } from 'lucide-react'
import { useStudioApp } from '../../apps/index.ts'
import { createArtUrl } from '#platform/art.ts'
import { createCell } from '#platform/parts/create-cell.tsx'
import { useSlug } from '#platform/routes.ts'
import styles from './exercises.module.css'
import type { Exercise } from './queries.ts'

type ExerciseTableProps = {
  readonly exercises: readonly Exercise[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
}

/** The exercises with their pictures, what they train, and how often pages use them. */
export function ExerciseTable({ exercises, selected, onSelect }: ExerciseTableProps) {
  const t = useT()
  const columns: readonly TableColumn<Exercise>[] = [
    { id: 'title', header: t('common.name'), is_row_header: true, cell: createCell(TitleCell) },
    { id: 'muscles', header: t('studio_exercises.muscles'), cell: createCell(MusclesCell) },
    { id: 'equipment', header: t('studio_exercises.equipment'), cell: createCell(EquipmentCell) },
    { id: 'level', header: t('studio_exercises.level'), cell: createCell(LevelCell) },
    { id: 'video', header: t('studio_exercises.video'), cell: createCell(VideoCell) },
    { id: 'uses', header: t('studio_exercises.used_in'), align: 'end', cell: createCell(UsesCell) },
    { id: 'state', header: t('studio_import.library.state'), cell: createCell(StateCell) },
  ]
  return (
    <div className={styles.table}>
      <Table
        label={t('studio_exercises.title')}
        columns={columns}
        rows={exercises}
        rowKey={({ page }) => page.page_id}
        selection={{
          selected,
          onChange: onSelect,
          all_label: t('studio_exercises.select_all'),
          rowLabel: ({ page }) => t('studio_exercises.select_one', { title: page.title }),
        }}
      />
    </div>
  )
}

type CellProps = { readonly row: Exercise }

function TitleCell({ row: { page, facets } }: CellProps) {
  const brand = useStudioApp().theme.primary_color
  const facts = [...(facets['primary_muscles'] ?? []), ...(facets['equipment'] ?? [])]
  return (
    <Link
      to="/apps/$slug/library"
      params={{ slug: useSlug() }}
      search={(before) => ({ ...before, item: page.page_id })}
      className={styles.item}
      data-row=""
    >
      <img
        className={styles.cover}
        src={getCoverUrl(page, brand)}
        alt=""
        width={44}
        height={44}
        loading="lazy"
      />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {page.title}
        </span>
        <span className={styles.facts} dir="auto">
          {facts.join(' · ')}
        </span>
      </span>
    </Link>
  )
}

function MusclesCell({ row: { facets } }: CellProps) {
  return <span dir="auto">{(facets['primary_muscles'] ?? []).join(', ')}</span>
}

function EquipmentCell({ row: { facets } }: CellProps) {
  return <span dir="auto">{(facets['equipment'] ?? []).join(', ')}</span>
}

function LevelCell({ row: { facets } }: CellProps) {
  const t = useT()
  const level = facets['level']?.[0]
  return level === undefined ? null : <>{t.find(`pages.level.${level}`) ?? level}</>
}

function VideoCell({ row: { has_video } }: CellProps) {
  const t = useT()
  return has_video ? (
    <span className={styles.video}>
      <Video aria-hidden="true" />
      {t('studio_exercises.has_video')}
    </span>
  ) : (
    <span className={styles.quiet}>{t('studio_exercises.no_video')}</span>
  )
}

function UsesCell({ row: { use_count } }: CellProps) {
  const t = useT()
  const format = useFormat()
  return use_count === 0 ? (
    <span className={styles.quiet}>{t('studio_exercises.unused')}</span>
  ) : (
    <span title={t('studio_exercises.uses', { count: use_count })}>{format.number(use_count)}</span>
  )
}

const tones = { live: 'ok', deleted: 'danger', edited: 'accent', new: 'accent' } as const

function StateCell({ row: { page } }: CellProps) {
  const t = useT()
  return <Badge tone={tones[page.state]}>{t(`studio_import.library.states.${page.state}`)}</Badge>
}

function getCoverUrl({ cover, cover_asset, page_id, content_type }: Exercise['page'], brand: string): string {
  if (cover_asset) return selectImageSource(cover_asset, 44)
  const word = cover && 'art' in cover ? cover.art : formatArtSpec(artForType(page_id, content_type))
  return createArtUrl(brand, word, 120, 120)
}
