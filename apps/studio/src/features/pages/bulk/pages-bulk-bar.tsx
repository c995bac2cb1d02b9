import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { BulkBar } from '@foyer/ui/bulk-bar'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import type { TreeNode } from '../queries.ts'
import { AssignTagsDialog } from '../tags/assign-tags-dialog.tsx'
import type { PageSelection } from '../tree/page-tree.tsx'

type PagesBulkBarProps = { readonly nodes: readonly TreeNode[]; readonly selection: PageSelection }

/** What can be done with the selected pages of the tree: their tags. */
export function PagesBulkBar({ nodes, selection: { selected, onChange } }: PagesBulkBarProps) {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  const pages = nodes.filter(({ page_id, state }) => selected.has(page_id) && state !== 'deleted')
  return (
    <>
      <BulkBar
        label={t('studio_library.selection')}
        count={t('common.count_selected', { count: selected.size })}
        clear_label={t('studio_library.clear_selection')}
        onClear={() => onChange(new Set())}
      >
        <Button
          kind="ghost"
          size="small"
          icon={<Tag />}
          disabled={pages.length === 0}
          onClick={() => setOpen(true)}
        >
          {t('studio_tags.title')}
        </Button>
      </BulkBar>
      {is_open && (
        <AssignTagsDialog
          page_ids={pages.map(({ page_id }) => page_id)}
          pages={pages}
          onClose={() => setOpen(false)}
          onDone={(remaining) => onChange(new Set(remaining))}
        />
      )}
    </>
  )
}
