import { useFormat, useT } from '@foyer/i18n/react'
import { Button, EmptyState, IconButton } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { Table, type TableColumn } from '@foyer/ui/table'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Ellipsis, Plus, SearchX, Tags } from 'lucide-react'
import { useCallback, useState } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { createCell } from '#platform/parts/create-cell.tsx'
import { LibraryTabs } from '#platform/parts/library-tabs.tsx'
import { ALL_TYPES } from '#platform/parts/library-types.ts'
import { ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { Page } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { removeEmpty } from '#platform/search-params.ts'
import { TagLabel, tagsQuery, type Tag } from '../../pages/index.ts'
import { sortTags, type TagSearch } from './sort-tags.ts'
import { DeleteDialog, MergeDialog, TagDialog } from './tag-dialogs.tsx'
import styles from './tags.module.css'

const route = getRouteApi('/apps/$slug/library/tags')

type OpenDialog = { readonly kind: 'new' } | { readonly kind: 'edit' | 'merge' | 'delete'; readonly tag: Tag }

/** The tags of the app: created, renamed, recoloured, merged and deleted. */
export function TagsScreen() {
  const t = useT()
  const { slug } = route.useParams()
  const search: TagSearch = route.useSearch()
  const navigate = useNavigate({ from: '/apps/$slug/library/tags' })
  const query = useQuery(tagsQuery(slug))
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = (): void => setDialog(null)
  const all = query.data?.items ?? []
  const change = useCallback(
    (next: { [Name in keyof TagSearch]?: TagSearch[Name] | undefined }) =>
      void navigate({ search: (before) => removeEmpty({ ...before, ...next }) as TagSearch, replace: true }),
    [navigate],
  )
  const onSearch = useCallback((term: string) => change({ term: term.trim() || undefined }), [change])
  const add = (
    <Button kind="ink" icon={<Plus />} onClick={() => setDialog({ kind: 'new' })}>
      {t('studio_tags.new')}
    </Button>
  )
  return (
    <Page title={t('studio_tags.title')} actions={all.length > 0 && add}>
      <LibraryTabs current="tags" />
      <QueryBoundary query={query} content_name={t('studio_tags.title')}>
        {({ items }) => {
          if (items.length === 0)
            return (
              <EmptyState
                icon={<Tags />}
                title={t('studio_tags.none_yet')}
                text={t('studio_tags.none_text')}
                actions={add}
              />
            )
          const shown = sortTags(items, search)
          return (
            <>
              <ListToolbar
                label={t('studio_tags.search')}
                term={search.term ?? ''}
                onSearch={onSearch}
                end={<span aria-live="polite">{t('studio_tags.count', { count: shown.length })}</span>}
              />
              {shown.length === 0 ? (
                <EmptyState
                  icon={<SearchX />}
                  title={t('common.search_no_results')}
                  text={t('studio_import.library.none_for', { term: search.term ?? '' })}
                />
              ) : (
                <TagTable tags={shown} search={search} onSort={change} onOpen={setDialog} />
              )}
            </>
          )
        }}
      </QueryBoundary>
      {dialog?.kind === 'new' && <TagDialog tag={null} tags={all} onClose={close} />}
      {dialog?.kind === 'edit' && <TagDialog tag={dialog.tag} tags={all} onClose={close} />}
      {dialog?.kind === 'merge' && <MergeDialog tag={dialog.tag} tags={all} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteDialog tag={dialog.tag} onClose={close} />}
    </Page>
  )
}

type TagTableProps = {
  readonly tags: readonly Tag[]
  readonly search: TagSearch
  readonly onSort: (next: Pick<TagSearch, 'sort' | 'dir'>) => void
  readonly onOpen: (dialog: OpenDialog) => void
}

/** A row: a tag with what its cells do. */
type Row = { readonly tag: Tag; readonly is_only: boolean; readonly onOpen: TagTableProps['onOpen'] }

function TagTable({ tags, search, onSort, onOpen }: TagTableProps) {
  const t = useT()
  const { sort = 'name', dir = sort === 'name' ? 'asc' : 'desc' } = search
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'name',
      header: t('common.name'),
      is_row_header: true,
      is_sortable: true,
      cell: createCell(NameCell),
    },
    {
      id: 'pages',
      header: t('studio.nav.pages'),
      align: 'end',
      is_sortable: true,
      cell: createCell(PagesCell),
    },
    {
      id: 'actions',
      header: t('studio_tags.actions'),
      is_header_hidden: true,
      align: 'end',
      cell: createCell(ActionsCell),
    },
  ]
  return (
    <div className={styles.list}>
      <Table
        label={t('studio_tags.title')}
        columns={columns}
        rows={tags.map((tag) => ({ tag, is_only: tags.length < 2, onOpen }))}
        rowKey={({ tag }) => tag.id}
        sort={{ column: sort, direction: dir === 'asc' ? 'ascending' : 'descending' }}
        onSort={({ column, direction }) => {
          const first_dir = column === 'pages' ? 'desc' : 'asc'
          onSort({
            sort: column === 'pages' ? 'pages' : 'name',
            dir: column === sort ? (direction === 'ascending' ? 'asc' : 'desc') : first_dir,
          })
        }}
      />
    </div>
  )
}

type CellProps = { readonly row: Row }

function NameCell({ row: { tag, onOpen } }: CellProps) {
  return (
    <button type="button" className={styles.name} onClick={() => onOpen({ kind: 'edit', tag })}>
      <TagLabel tag={tag} />
    </button>
  )
}

function PagesCell({ row: { tag } }: CellProps) {
  const t = useT()
  const format = useFormat()
  return (
    <Link
      to="/apps/$slug/library"
      params={{ slug: useSlug() }}
      search={{ type: ALL_TYPES, tag: tag.id }}
      aria-label={t('studio_tags.show_pages', { name: tag.name, count: tag.page_count })}
    >
      {format.number(tag.page_count)}
    </Link>
  )
}

function ActionsCell({ row: { tag, is_only, onOpen } }: CellProps) {
  const t = useT()
  return (
    <Menu
      label={tag.name}
      trigger={
        <IconButton size="small" icon={<Ellipsis />} label={t('studio_tags.more', { name: tag.name })} />
      }
      entries={[
        { id: 'edit', label: t('studio_tags.edit') },
        { id: 'merge', label: t('studio_tags.merge_menu'), is_disabled: is_only },
        'line',
        { id: 'delete', label: t('common.delete'), tone: 'danger' },
      ]}
      onAction={(kind) => onOpen({ kind, tag })}
    />
  )
}
