import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { validatePictures, type NamedPicture } from '#features/media/index.ts'
import { validateDraft, type Draft, type ValidatedDraft } from '../../content/index.ts'
import type { DraftRow } from '../../queries/drafts.ts'
import { updateDraft } from '../../queries/draft-writes.ts'
import { getContentColumns } from './add-page.ts'

type Save = { page: DraftRow; revision: number; draft: Draft; by: string }

/**
 * Saves a draft based on this revision; throws `stale_revision` if another save came first. Publish problems are
 * stored and reported; links that could run code and new pictures from outside the library are refused.
 */
export async function saveDraft(ctx: Ctx, { page, revision, draft, by }: Save): Promise<void> {
  const validated = validateDraft(page.content_type, draft, page.fields_version)
  const link_problems = validated.problems.filter((problem) => problem.code === 'unsafe_link')
  const known = new Set(link_problems.map((problem) => problem.block_id))
  const unsafe = [
    ...link_problems,
    ...validated.references.unsafe_links.filter((link) => !known.has(link.block_id)),
  ]
  if (unsafe.length > 0) {
    const errors = unsafe.map(({ block_id, path }) => ({
      path: formatFieldPath(block_id, path),
      code: 'unsafe_link' as const,
    }))
    throw new CallError('invalid', {}, { errors })
  }
  const known_pictures = new Set(page.media_ids)
  await validatePictures(
    ctx.db,
    listPictures(validated).filter(({ media_id }) => !known_pictures.has(media_id)),
  )
  await ctx.write(async (tx) => {
    const at = ctx.services.clock.now()
    const saved = await updateDraft(tx, { ...getContentColumns(validated), id: page.id, revision, by, at })
    if (!saved) throw new CallError('stale_revision')
  })
}

function listPictures({ draft, references }: ValidatedDraft): NamedPicture[] {
  const own = (['cover', 'og_image'] as const).flatMap((field) => {
    const image = draft[field]
    return image && 'media_id' in image ? [{ path: `draft.${field}.media_id`, media_id: image.media_id }] : []
  })
  const shown = references.pictures.map(({ block_id, path, media_id }) => ({
    path: `${formatFieldPath(block_id, block_id === null ? `fields.${path}` : path)}.media_id`,
    media_id,
  }))
  return [...own, ...shown]
}

function formatFieldPath(block_id: string | null, path: string): string {
  return block_id === null ? `draft.${path}` : `draft.blocks.${block_id}.${path}`
}
