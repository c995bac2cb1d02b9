import type { z } from 'zod'
import type { studioPage } from '@foyer/contract/pages/draft-shapes'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { presentDraft } from './present.ts'
import { ancestorIds, findDraft, type DraftRow } from '../queries/drafts.ts'
import { liveSite } from '../tree/index.ts'

/** A page as the editor opens it, read anew. */
export async function showStudioPage(ctx: Ctx, page_id: string): Promise<z.infer<typeof studioPage>> {
  const row = await findDraft(ctx.db, page_id)
  if (!row) throw notFound()
  return presentStudioPage(ctx, row)
}

/** The same of a row that was read before. */
export async function presentStudioPage(ctx: Ctx, row: DraftRow): Promise<z.infer<typeof studioPage>> {
  const [ancestors, { pages: live }] = await Promise.all([ancestorIds(ctx.db, row.id), liveSite(ctx)])
  return presentDraft(row, { root_id: ancestors.at(-1) ?? row.id, live })
}
