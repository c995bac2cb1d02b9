import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import type { Draft } from '../../content/index.ts'
import type { DraftRow } from '../../queries/drafts.ts'
import { updateDraft } from '../../queries/draft-writes.ts'
import { validateContent } from '../validate-content.ts'
import { getContentColumns } from './add-page.ts'

type Save = { page: DraftRow; revision: number; draft: Draft; by: string }

/**
 * Saves a draft based on this revision; throws `stale_revision` if another save came first, and what `validateContent`
 * throws. Publish problems are stored and reported.
 */
export async function saveDraft(ctx: Ctx, { page, revision, draft, by }: Save): Promise<void> {
  const validated = await validateContent(ctx, page.content_type, draft, page)
  await ctx.write(async (tx) => {
    const at = ctx.services.clock.now()
    const saved = await updateDraft(tx, { ...getContentColumns(validated), id: page.id, revision, by, at })
    if (!saved) throw new CallError('stale_revision')
  })
}
