import type { PageEntity, PageIndex } from '@foyer/contract/pages/page-index'
import { createElement, useMemo } from 'react'
import type { ReactNode } from 'react'
import { BlocksView } from './blocks-view.tsx'
import { PageHostProvider, usePageHost } from './host-context.tsx'
import styles from './page.module.css'
import { blockTraits, pageTraits } from './traits.ts'
import { pageTypeViews } from './views.generated.ts'

type AnyPageTypeView = (props: { fields: never; blocks: ReactNode; actions: ReactNode }) => ReactNode
const views: ReadonlyMap<string, AnyPageTypeView> = new Map<string, AnyPageTypeView>(
  Object.entries(pageTypeViews),
)

/**
 * Renders a page by its content type; unknown types as blocks. Without an `index` it is the host's own page;
 * `blocks` (from an editor) replace the page's blocks, `actions` are buttons that some types show on wide screens.
 * The app renders toolbar, action bar, comments and locked state, and may set `--page-top` to the toolbar's height.
 */
export function PageView({
  index,
  blocks,
  actions,
}: {
  index?: PageIndex
  blocks?: ReactNode
  actions?: ReactNode
}): ReactNode {
  const host = usePageHost()
  const value = useMemo(() => {
    if (!index) return host
    return index.kind === 'open' ? { ...host, index } : null
  }, [host, index])
  if (!value) return null
  return (
    <PageHostProvider value={value}>
      <Page slot={blocks} actions={actions} />
    </PageHostProvider>
  )
}

/** Whether nothing of the page precedes its first block, which is then the first thing seen and read. */
export function startsWithBlocks({ page_content_type, fields }: PageEntity): boolean {
  const is_known = views.has(page_content_type)
  return !is_known || (pageTraits(page_content_type).opens_with === 'blocks' && fields['show_title'] !== true)
}

function Page({ slot, actions }: { slot: ReactNode; actions: ReactNode }): ReactNode {
  const { page } = usePageHost().index
  const view = views.get(page.page_content_type)
  const leads_with_blocks = startsWithBlocks(page)
  const [first] = page.blocks
  const opens_page = first !== undefined && blockTraits(first.type).opens_page
  const has_title = opens_page && first.props['title'] !== ''
  const blocks = slot ?? <BlocksView blocks={page.blocks} is_first={leads_with_blocks} />
  return (
    <article
      className={styles.page}
      data-content-type={page.page_content_type}
      data-top={leads_with_blocks && !opens_page ? 'clear' : undefined}
    >
      {leads_with_blocks && !has_title && <h1 className={styles.hidden}>{page.page_title}</h1>}
      {view ? createElement(view, { fields: page.fields as never, blocks, actions }) : blocks}
    </article>
  )
}
