import { PLAIN_PAGE_TYPE, pageTypeDefinition } from '@foyer/content/definitions'
import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { startDraft, type StartingDraft } from '../content/index.ts'
import { validateContent } from '../drafts/index.ts'
import { countPatterns, insertPattern, type PatternRow } from '../queries/patterns.ts'

/** Patterns and templates of an app, and the characters of one as JSON: all of them are listed at once. */
const MAX_PATTERNS = 100
const MAX_CHARACTERS = 100_000

type NewPattern = { name: string; content_type: string | null; draft: StartingDraft; author: string }

/**
 * Saves blocks as a pattern, or a whole page as a template. Throws `unknown_content_type`, `too_many_patterns`,
 * `pattern_too_large`, or `invalid` for content that a draft could not have, or a pattern without blocks.
 */
export async function createPattern(ctx: Ctx, { draft, ...rest }: NewPattern): Promise<PatternRow> {
  const { content_type } = rest
  if (content_type !== null && !pageTypeDefinition(content_type)) throw new CallError('unknown_content_type')
  if (content_type === null && !draft.blocks?.length) throw invalidField('draft.blocks', 'required')
  const type = content_type ?? PLAIN_PAGE_TYPE
  const validated = await validateContent(ctx, type, startDraft(type, rest.name, draft))
  const { title: _title, ...content } = validated.draft
  const stored = content_type === null ? { blocks: content.blocks } : content
  if (JSON.stringify(stored).length > MAX_CHARACTERS) throw new CallError('pattern_too_large')
  const row = { ...rest, id: newId(), draft: stored, created_at: ctx.services.clock.now() }
  await ctx.write(async (tx) => {
    if ((await countPatterns(tx)) >= MAX_PATTERNS)
      throw new CallError('too_many_patterns', { max: MAX_PATTERNS })
    await insertPattern(tx, row)
  })
  return row
}
