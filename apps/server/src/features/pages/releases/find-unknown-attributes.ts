import type { z } from 'zod'
import { listTokens } from '@foyer/content/definitions'
import type { changeWarning } from '@foyer/contract/pages/draft-shapes'
import { BUILT_IN_ATTRIBUTES } from '@foyer/contract/rules/attributes'
import type { Ctx } from '#platform/context.ts'
import { listKnownAttributes, type Draft } from '../content/index.ts'
import { findDrafts } from '../queries/drafts.ts'
import type { Change } from './changes.ts'

type Warning = Omit<z.infer<typeof changeWarning>, 'ignored'>

/** How many are named, and how many pages are read at once. */
const MAX_WARNINGS = 100
const BATCH = 100

/** Finds texts on added and changed pages that name an attribute which the app does not have: members see the fallback text. */
export async function findUnknownAttributes(ctx: Ctx, changes: readonly Change[]): Promise<Warning[]> {
  const ids = changes.flatMap(({ kind, page_id }) =>
    kind === 'added' || kind === 'changed' ? [page_id] : [],
  )
  if (ids.length === 0) return []
  const known = new Set<string>([...(await listKnownAttributes(ctx)).keys(), ...BUILT_IN_ATTRIBUTES])
  const warnings: Warning[] = []
  for (let at = 0; at < ids.length && warnings.length < MAX_WARNINGS; at += BATCH) {
    for (const { id: page_id, title, content_type, draft } of await findDrafts(
      ctx.db,
      ids.slice(at, at + BATCH),
    )) {
      const unknown = listTokens({ ...(draft as Draft), content_type }).filter(({ slug }) => !known.has(slug))
      for (const { slug, block_id, path } of unknown)
        warnings.push({
          page_id,
          title,
          block_id,
          path,
          code: 'unknown_attribute',
          needs_page_id: null,
          params: { text: slug },
        })
    }
  }
  return warnings.slice(0, MAX_WARNINGS)
}
