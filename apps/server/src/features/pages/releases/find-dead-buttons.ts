import type { z } from 'zod'
import { listButtons } from '@foyer/content/definitions'
import type { changeWarning } from '@foyer/contract/pages/draft-shapes'
import { blockAction } from '@foyer/contract/pages/shapes'
import { hasTarget } from '@foyer/contract/rules/action-target'
import type { Ctx } from '#platform/context.ts'
import type { Draft } from '../content/index.ts'
import { findDrafts } from '../queries/drafts.ts'
import type { Change } from './changes.ts'

type Warning = z.infer<typeof changeWarning>

/** How many buttons are named, and how many pages are read at once. */
const MAX_WARNINGS = 100
const BATCH = 100

/**
 * Finds the buttons on added and changed pages that lead nowhere: without a target, or to a page that no longer
 * exists. Members do not see the former.
 */
export async function findDeadButtons(
  ctx: Ctx,
  changes: readonly Change[],
  pages: ReadonlyMap<string, unknown>,
): Promise<Warning[]> {
  const ids = changes.flatMap(({ kind, page_id }) =>
    kind === 'added' || kind === 'changed' ? [page_id] : [],
  )
  const warnings: Warning[] = []
  for (let at = 0; at < ids.length && warnings.length < MAX_WARNINGS; at += BATCH) {
    for (const row of await findDrafts(ctx.db, ids.slice(at, at + BATCH))) {
      const { id: page_id, title, content_type } = row
      const draft = row.draft as Draft
      for (const { block_id, path, text, action } of listButtons({ ...draft, content_type })) {
        const code = getFault(action, pages)
        if (!code) continue
        const kind = text !== '' ? 'named' : block_id === null ? 'button' : 'picture'
        warnings.push({ page_id, title, block_id, path, code, params: { kind, text } })
      }
    }
  }
  return warnings.slice(0, MAX_WARNINGS)
}

function getFault(stored: unknown, pages: ReadonlyMap<string, unknown>): Warning['code'] | null {
  if (stored === null) return 'button_without_target'
  const { data: action } = blockAction.safeParse(stored)
  if (!action) return null
  if (!hasTarget(action)) return 'button_without_target'
  const { page_id = null } = action.type === 'open_page' ? action : {}
  return page_id !== null && !pages.has(page_id) ? 'button_to_deleted_page' : null
}
