import type { z } from 'zod'
import type { changeWarning } from '@foyer/contract/pages/draft-shapes'
import type { Ctx } from '#platform/context.ts'
import { readCurrentApp } from '../../apps/index.ts'
import type { TreeNode } from '../drafts/index.ts'
import { NO_PAGE } from './changes.ts'

type Warning = Omit<z.infer<typeof changeWarning>, 'ignored'>

/**
 * Finds the items of the navigation whose page is deleted with the next publish, or was never published: the latter
 * lead nowhere where the page is left out. Members see neither.
 */
export async function findDeadTabs(ctx: Ctx, tree: readonly TreeNode[]): Promise<Warning[]> {
  const { navigation } = (await readCurrentApp(ctx.db)).draft
  const pages = new Map(tree.map((node) => [node.page_id, node]))
  return navigation.flatMap(({ id, page_id, label }): Warning[] => {
    if (page_id === null) return []
    const page = pages.get(page_id)
    const text = label ?? page?.title ?? ''
    const warning = {
      page_id: NO_PAGE,
      title: text,
      block_id: null,
      path: `navigation.${id}`,
      params: { text },
    }
    if (!page || page.state === 'deleted')
      return [{ ...warning, code: 'tab_to_deleted_page', needs_page_id: null }]
    return page.state === 'new'
      ? [{ ...warning, code: 'tab_to_unpublished_page', needs_page_id: page_id }]
      : []
  })
}
