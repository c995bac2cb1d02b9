import { hasOwnPlace } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Check, FilePlus, ListChecks, Plus, SearchX } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { useSlug } from '#platform/routes.ts'
import { PagesBulkBar } from '../bulk/pages-bulk-bar.tsx'
import { NewPageDialog } from '../page/new-page-dialog.tsx'
import { pagesQuery, type TreeNode } from '../queries.ts'
import { PageTree } from '../tree/page-tree.tsx'
import { filterTree } from '../tree/tree-positions.ts'
import { usePageChanges } from '../tree/use-page-changes.ts'
import { PagesLayout } from './pages-layout.tsx'

/** All pages of the app as a tree, to search, to order and to open. */
export function PagesScreen() {
  const t = useT()
  const slug = useSlug()
  const navigate = useNavigate()
  const query = useQuery(pagesQuery(slug))
  const changes = usePageChanges()
  const { term = '' } = useSearch({ strict: false })
  const items = query.data?.items
  const listed = useMemo(() => (items ?? []).filter(hasOwnPlace), [items])
  const matching_nodes = useMemo(() => filterTree(listed, term), [listed, term])
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null)
  const selection = selected ? { selected, onChange: setSelected } : undefined
  const [parent, setParent] = useState<TreeNode | 'top' | null>(null)
  const search = useCallback(
    (next: string) =>
      void navigate({
        to: '/apps/$slug/pages',
        params: { slug },
        search: next === '' ? {} : { term: next },
        replace: true,
      }),
    [navigate, slug],
  )
  const open = (page_id: string): void =>
    void navigate({ to: '/apps/$slug/pages/$page_id', params: { slug, page_id } })
  const add = (
    <Button kind="ink" icon={<Plus />} onClick={() => setParent('top')}>
      {t('editor.pages.new')}
    </Button>
  )
  return (
    <PagesLayout actions={add}>
      <ListToolbar
        label={t('editor.pages.search')}
        term={term}
        onSearch={search}
        end={
          listed.length > 0 && (
            <Button
              kind="outline"
              size="small"
              icon={selection ? <Check /> : <ListChecks />}
              aria-pressed={selection !== undefined}
              onClick={() => setSelected(selection ? null : new Set())}
            >
              {t(selection ? 'studio_tags.select_done' : 'studio_tags.select')}
            </Button>
          )
        }
      />
      <QueryBoundary query={query} content_name={t('editor.pages.what')}>
        {() => {
          if (listed.length === 0) {
            return (
              <EmptyState
                icon={<FilePlus />}
                title={t('editor.pages.empty_title')}
                text={t('editor.pages.empty_text')}
                actions={add}
              />
            )
          }
          if (matching_nodes.length === 0) {
            return (
              <EmptyState
                icon={<SearchX />}
                title={t('common.search_no_results')}
                text={t('editor.pages.none_text', { term })}
                actions={
                  <Button kind="outline" onClick={() => search('')}>
                    {t('common.clear')}
                  </Button>
                }
              />
            )
          }
          return (
            <PageTree
              // Dragging and selecting need different hooks of the tree.
              key={selection ? 'select' : 'open'}
              nodes={matching_nodes}
              changes={changes}
              onOpen={open}
              onNew={setParent}
              is_roomy
              is_expanded={term !== ''}
              selection={selection}
            />
          )
        }}
      </QueryBoundary>
      {selection && selection.selected.size > 0 && <PagesBulkBar nodes={listed} selection={selection} />}
      {parent && (
        <NewPageDialog
          parent={parent === 'top' ? null : parent}
          onClose={() => setParent(null)}
          onCreated={open}
        />
      )}
    </PagesLayout>
  )
}
