import { PageView, usePageHost } from '@foyer/content/views'
import type { PageEntity, PageIndex } from '@foyer/contract/pages/page-index'

import type { PuckContext } from '@puckeditor/core'
import { useMemo } from 'react'
import styles from './canvas.module.css'

/** The page around the blocks: what its type shows of itself, then the place where the blocks stand. */
export function CanvasPage({ zone }: { readonly zone: PuckContext['renderDropZone'] }) {
  const { index } = usePageHost()
  const { page } = index
  const head = useMemo(() => headOf(page), [page])
  const has_clear_top = !head && page.blocks[0]?.type !== 'hero'
  return (
    <>
      {head && (
        <div inert>
          <PageView index={{ ...bareIndex, ...index, lists: listsOf(index.lists), page: head }} />
        </div>
      )}
      <div className={styles.blocks} data-top={has_clear_top ? 'clear' : undefined}>
        {zone({ zone: 'default-zone', className: styles.zone ?? '', minEmptyHeight: 96 })}
      </div>
    </>
  )
}

const bareIndex = { kind: 'open', release_id: '', locale: '' } as const

/** What the page shows before its blocks; null where it begins with them. */
function headOf(page: PageEntity): PageEntity | null {
  const leads_with_blocks = page.page_content_type === 'generic' && page.fields['show_title'] !== true
  if (leads_with_blocks) return null
  // A workout block draws the list, and the next article stands behind the blocks: neither belongs before them.
  const has_list = page.blocks.some((block) => block.type === 'workout')
  const fields = has_list ? { ...page.fields, groups: [] } : page.fields
  return { ...page, fields, blocks: [], siblings: [page.page_id] }
}

function listsOf(lists: Readonly<Record<string, readonly string[]>>): PageIndex['lists'] {
  return Object.fromEntries(Object.entries(lists).map(([key, ids]) => [key, [...ids]]))
}
