import { artForType, pageTraits } from '@foyer/content/traits'
import { formatArtSpec } from '@foyer/domain/art'
import { selectImageSource } from '@foyer/domain/pages'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import { LongTable, type LongTableColumn, type TableSort } from '@foyer/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useStudioApp } from '../../apps/index.ts'
import { TagLabels, tagsQuery } from '../../pages/index.ts'
import { createArtUrl } from '#platform/art.ts'
import { createCell } from '#platform/parts/create-cell.tsx'
import { useSlug } from '#platform/routes.ts'
import { useNow } from '#platform/use-now.ts'
import type { LibraryItem, LibraryPage } from '../queries.ts'
import styles from './library.module.css'

type LibraryTableProps = {
  readonly label: string
  /** The pages are of several types, which a column names. */
  readonly has_types: boolean
  readonly facets: LibraryPage['facets']
  readonly count: number
  readonly getItem: (index: number) => LibraryItem | undefined
  readonly onShow: (first: number, last: number) => void
  readonly sort: TableSort | undefined
  readonly onSort: (sort: TableSort) => void
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly all_state: 'none' | 'some' | 'all'
  readonly onToggleAll: () => void
}

/** The height of a row in pixels. */
const ROW_HEIGHT = 57

/** Pages of the library with their pictures, what they have of the filters, their tags and their use. */
export function LibraryTable(props: LibraryTableProps) {
  const { label, facets, count, getItem, onShow, sort, onSort, selected, onSelect } = props
  const t = useT()
  const has = (field: string): boolean => facets.some((facet) => facet.field === field)
  const columns: readonly LongTableColumn<LibraryItem>[] = [
    {
      id: 'title',
      header: t('common.name'),
      width: '3 1 14rem',
      is_row_header: true,
      is_sortable: true,
      cell: createCell(TitleCell),
    },
    ...(props.has_types
      ? [{ id: 'type', header: t('studio_library.type'), width: '0 1 7rem', cell: createCell(TypeCell) }]
      : []),
    ...(has('primary_muscles')
      ? [
          {
            id: 'muscles',
            header: t('studio_exercises.muscles'),
            width: '1.2 1 6rem',
            cell: createCell(MusclesCell),
          },
        ]
      : []),
    ...(has('equipment')
      ? [
          {
            id: 'equipment',
            header: t('studio_exercises.equipment'),
            width: '1.2 1 6rem',
            cell: createCell(EquipmentCell),
          },
        ]
      : []),
    ...(has('level')
      ? [{ id: 'level', header: t('studio_exercises.level'), width: '0 1 7rem', cell: createCell(LevelCell) }]
      : []),
    { id: 'tags', header: t('studio_tags.title'), width: '2 1 8rem', cell: createCell(TagsCell) },
    {
      id: 'use_count',
      header: t('studio_exercises.used_in'),
      width: '0 0 5.5rem',
      align: 'end',
      is_sortable: true,
      cell: createCell(UsesCell),
    },
    {
      id: 'updated_at',
      header: t('studio_import.library.updated'),
      width: '0 0 7.5rem',
      is_sortable: true,
      cell: createCell(UpdatedCell),
    },
    {
      id: 'state',
      header: t('studio_import.library.state'),
      width: '0 0 5.5rem',
      cell: createCell(StateCell),
    },
  ]
  return (
    <div className={styles.table}>
      <LongTable
        label={label}
        columns={columns}
        count={count}
        getRow={getItem}
        rowKey={({ page }) => page.page_id}
        row_height={ROW_HEIGHT}
        {...(sort && { sort })}
        onSort={onSort}
        onShow={onShow}
        selection={{
          selected,
          onChange: onSelect,
          all_label: t('studio_library.select_all'),
          all_state: props.all_state,
          onToggleAll: props.onToggleAll,
          rowLabel: ({ page }) => t('studio_exercises.select_one', { title: page.title }),
        }}
      />
    </div>
  )
}

type CellProps = { readonly row: LibraryItem }

function TitleCell({ row: { page, facets } }: CellProps) {
  const slug = useSlug()
  const brand = useStudioApp().theme.primary_color
  const tags = useQuery(tagsQuery(slug)).data?.items ?? []
  const facts = [...(facets['primary_muscles'] ?? []), ...(facets['equipment'] ?? [])]
  const content = (
    <>
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
        <span className={styles.under}>
          <TagLabels tags={tags} ids={page.tag_ids} max={2} />
          <span className={styles.facts} dir="auto">
            {facts.join(' · ')}
          </span>
        </span>
      </span>
    </>
  )
  return pageTraits(page.content_type).is_imported ? (
    <Link
      from="/apps/$slug/library"
      to="/apps/$slug/library"
      params={{ slug }}
      search={(before) => ({ ...before, item: page.page_id })}
      className={styles.item}
      data-row=""
    >
      {content}
    </Link>
  ) : (
    <Link
      to="/apps/$slug/pages/$page_id"
      params={{ slug, page_id: page.page_id }}
      className={styles.item}
      data-row=""
    >
      {content}
    </Link>
  )
}

function TypeCell({ row: { page } }: CellProps) {
  const t = useT()
  return <>{t.find(`blocks.page_types.${page.content_type}`) ?? page.content_type}</>
}

function MusclesCell({ row: { facets } }: CellProps) {
  return <Values values={facets['primary_muscles']} />
}

function EquipmentCell({ row: { facets } }: CellProps) {
  return <Values values={facets['equipment']} />
}

/** Values in one line; the whole of it as a tooltip. */
function Values({ values = [] }: { readonly values: readonly string[] | undefined }) {
  const text = values.join(', ')
  return (
    <span className={styles.values} dir="auto" title={text}>
      {text}
    </span>
  )
}

function LevelCell({ row: { facets } }: CellProps) {
  const t = useT()
  const level = facets['level']?.[0]
  return level === undefined ? null : <>{t.find(`pages.level.${level}`) ?? level}</>
}

function TagsCell({ row: { page } }: CellProps) {
  const tags = useQuery(tagsQuery(useSlug())).data?.items ?? []
  return <TagLabels tags={tags} ids={page.tag_ids} />
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

function UpdatedCell({ row: { page } }: CellProps) {
  return (
    <time className={styles.quiet} dateTime={page.updated_at}>
      {useFormat().relative(page.updated_at, useNow())}
    </time>
  )
}

const tones = { live: 'ok', deleted: 'danger', edited: 'accent', new: 'accent' } as const

function StateCell({ row: { page } }: CellProps) {
  const t = useT()
  return <Badge tone={tones[page.state]}>{t(`studio_import.library.states.${page.state}`)}</Badge>
}

function getCoverUrl(
  { cover, cover_asset, page_id, content_type }: LibraryItem['page'],
  brand: string,
): string {
  if (cover_asset) return selectImageSource(cover_asset, 44)
  const word = cover && 'art' in cover ? cover.art : formatArtSpec(artForType(page_id, content_type))
  return createArtUrl(brand, word, 120, 120)
}
