import { hasOwnPlace } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { IconButton, SearchField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PAGE_ITSELF } from '#editor/inspector/use-open-block.ts'
import { useSlug } from '#platform/routes.ts'
import { pagesQuery, type TreeNode } from '../queries.ts'
import styles from '../screens/screens.module.css'
import { PageTree } from '../tree/page-tree.tsx'
import { filterTree } from '../tree/tree-positions.ts'
import { usePageChanges } from '../tree/use-page-changes.ts'
import { NewPageDialog } from './new-page-dialog.tsx'

const NO_NODES: readonly TreeNode[] = []

/** The page tree beside the editor. */
export function EditorTree({ page_id }: { readonly page_id: string }) {
  const t = useT()
  const slug = useSlug()
  const navigate = useNavigate()
  const changes = usePageChanges()
  const items = useQuery(pagesQuery(slug)).data?.items ?? NO_NODES
  const nodes = useMemo(() => items.filter(hasOwnPlace), [items])
  const [term, setTerm] = useState<string | null>(null)
  const matching_nodes = useMemo(() => filterTree(nodes, term ?? ''), [nodes, term])
  const [parent, setParent] = useState<TreeNode | 'top' | null>(null)
  const openPage = (id: string): void =>
    void navigate({
      to: '/apps/$slug/pages/$page_id',
      params: { slug, page_id: id },
      search: id === page_id ? { block: PAGE_ITSELF } : {},
    })
  return (
    <>
      <div className={styles.treeHead}>
        <h2 className={styles.treeTitle}>{t('editor.pages.title')}</h2>
        <span>
          <IconButton
            size="small"
            icon={<Search />}
            label={t('editor.pages.search')}
            aria-expanded={term !== null}
            onClick={() => setTerm(term === null ? '' : null)}
          />
          <IconButton
            size="small"
            icon={<Plus />}
            label={t('editor.pages.new')}
            onClick={() => setParent('top')}
          />
        </span>
      </div>
      {term !== null && (
        <div className={styles.treeSearch}>
          <SearchField
            label={t('editor.pages.search')}
            clear_label={t('common.clear')}
            value={term}
            onSearch={setTerm}
          />
        </div>
      )}
      {nodes.length > 0 && (
        <PageTree
          key={nodes.some((node) => node.page_id === page_id) ? page_id : ''}
          nodes={matching_nodes}
          current={page_id}
          changes={changes}
          onOpen={openPage}
          onNew={setParent}
          is_expanded={(term ?? '') !== ''}
        />
      )}
      {parent && (
        <NewPageDialog
          parent={parent === 'top' ? null : parent}
          onClose={() => setParent(null)}
          onCreated={openPage}
        />
      )}
    </>
  )
}
