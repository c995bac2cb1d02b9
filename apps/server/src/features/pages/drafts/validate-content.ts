import { blockDefinition, findField, flattenBlocks, pageTypeDefinition } from '@foyer/content/definitions'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { validateFiles, validatePictures, type NamedFile, type NamedPicture } from '#features/media/index.ts'
import {
  findOwnFrames,
  validateDraft,
  type Draft,
  type DraftProblem,
  type ValidatedDraft,
} from '../content/index.ts'
import type { DraftRow } from '../queries/drafts.ts'

/**
 * Validates content that is to be stored; `stored` is the draft that it replaces. Throws `invalid` for links that could
 * run code, frames of our own hosts, formatted text that no editor produces, and pictures and files from outside the
 * library, apart from those that the stored draft has. Publish problems are reported in the result.
 */
export async function validateContent(
  ctx: Ctx,
  content_type: string,
  draft: Draft,
  stored?: DraftRow,
): Promise<ValidatedDraft> {
  const validated = validateDraft(content_type, draft, stored?.fields_version)
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
  const unfit = listNewTextProblems(content_type, validated, stored)
  if (unfit.length > 0) {
    const errors = unfit.map(({ block_id, path, code, params }) => ({
      path: formatFieldPath(block_id, path),
      code: code === 'too_long' || code === 'too_many' ? ('too_big' as const) : ('invalid' as const),
      ...(params ? { params } : {}),
    }))
    throw new CallError('invalid', {}, { errors })
  }
  const own_frames = await findOwnFrames(ctx.services, validated.references.frames)
  if (own_frames.length > 0) {
    const errors = own_frames.map(({ block_id, path }) => ({
      path: formatFieldPath(block_id, path),
      code: 'own_host' as const,
    }))
    throw new CallError('invalid', {}, { errors })
  }
  const known_pictures = new Set(stored?.media_ids)
  await validatePictures(
    ctx.db,
    listPictures(validated).filter(({ media_id }) => !known_pictures.has(media_id)),
  )
  await validateFiles(
    ctx.db,
    listFiles(validated).filter(({ media_id }) => !known_pictures.has(media_id)),
  )
  return validated
}

/** Lists the first problem of each formatted text that the contract refuses, without those of the stored draft. */
function listNewTextProblems(
  content_type: string,
  validated: ValidatedDraft,
  stored: DraftRow | undefined,
): DraftProblem[] {
  const found = listTextProblems(content_type, validated)
  if (found.length === 0) return []
  const before = stored && validateDraft(content_type, stored.draft as Draft, stored.fields_version)
  const known = new Set(
    (before ? listTextProblems(content_type, before) : []).map(({ block_id, path }) =>
      formatFieldPath(block_id, path),
    ),
  )
  return found.filter(({ block_id, path }) => {
    const field_path = formatFieldPath(block_id, path)
    const is_new = !known.has(field_path)
    known.add(field_path)
    return is_new
  })
}

/** Lists the problems in formatted texts, each with the path of its field. */
function listTextProblems(content_type: string, { draft, problems }: ValidatedDraft): DraftProblem[] {
  const types = new Map(flattenBlocks(draft.blocks).map(({ id, type }) => [id, type]))
  return problems.flatMap((problem) => {
    const { block_id, path, code } = problem
    if (code === 'choose_again') return []
    const prefix = block_id === null ? 'fields.' : ''
    const fields =
      block_id === null
        ? pageTypeDefinition(content_type)?.fields
        : blockDefinition(types.get(block_id) ?? '')?.fields
    const found = fields && path.startsWith(prefix) ? findField(fields, path.slice(prefix.length)) : null
    return found?.field.kind === 'rich_text' ? [{ ...problem, path: `${prefix}${found.path}` }] : []
  })
}

function listPictures({ draft, references, action_pictures }: ValidatedDraft): NamedPicture[] {
  const own = (['cover', 'og_image'] as const).flatMap((field) => {
    const image = draft[field]
    return image && 'media_id' in image ? [{ path: `draft.${field}.media_id`, media_id: image.media_id }] : []
  })
  const shown = references.pictures.map(({ block_id, path, media_id }) => ({
    path: `${formatFieldPath(block_id, block_id === null ? `fields.${path}` : path)}.media_id`,
    media_id,
  }))
  const opened = action_pictures.map(({ path, media_id }) => ({ path: `draft.${path}.media_id`, media_id }))
  return [...own, ...shown, ...opened]
}

function listFiles({ references, action_files }: ValidatedDraft): NamedFile[] {
  const shown = references.files.map(({ block_id, path, media_id, kinds }) => ({
    path: `${formatFieldPath(block_id, block_id === null ? `fields.${path}` : path)}.media_id`,
    media_id,
    kinds,
  }))
  const opened = action_files.map(({ path, media_id, kinds }) => ({
    path: `draft.${path}.media_id`,
    media_id,
    kinds,
  }))
  return [...shown, ...opened]
}

function formatFieldPath(block_id: string | null, path: string): string {
  return block_id === null ? `draft.${path}` : `draft.blocks.${block_id}.${path}`
}
