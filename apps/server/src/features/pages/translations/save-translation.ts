import { validateTexts, type PageText } from '@foyer/content/definitions'
import type { AppLocale } from '@foyer/contract/apps/shapes'
import type { Ctx } from '#platform/context.ts'
import { CallError, type FieldRefusal } from '#platform/errors.ts'
import type { DraftRow } from '../queries/drafts.ts'
import { deleteTranslation, writeTranslation } from '../queries/translations.ts'
import { validateLocale, getTranslatableDraft } from './translation.ts'

type Save = {
  page: DraftRow
  locale: AppLocale
  revision: number
  texts: Readonly<Record<string, { text: PageText; source_mark: string }>>
  by: string
}

/**
 * Saves a translation of a page. Throws `stale_revision` if another save came first, and `invalid` for texts that
 * the page does not have or that its definitions refuse.
 */
export async function saveTranslation(ctx: Ctx, { page, locale, revision, texts, by }: Save): Promise<void> {
  await validateLocale(ctx, locale)
  const given_texts = Object.fromEntries(Object.entries(texts).map(([key, { text }]) => [key, text]))
  const sources = Object.fromEntries(
    Object.entries(texts).map(([key, { source_mark }]) => [key, source_mark]),
  )
  const errors = validateTexts(getTranslatableDraft(page), given_texts).map(
    ({ key, code }): FieldRefusal => ({
      path: `texts.${key}`,
      code: refusals[code] ?? 'invalid',
    }),
  )
  if (errors.length > 0) throw new CallError('invalid', {}, { errors })
  const row = { page_id: page.id, locale, texts: given_texts, sources, revision: revision + 1 }
  await ctx.write(async (tx) => {
    const at = ctx.services.clock.now()
    if (!(await writeTranslation(tx, { ...row, updated_at: at, updated_by: by }))) throw createStaleRefusal()
  })
}

/** Takes a translation out of the draft. Throws `stale_revision` where another changed it first. */
export async function removeTranslation(
  ctx: Ctx,
  translation: { page_id: string; locale: AppLocale; revision: number },
): Promise<void> {
  await ctx.write(async (tx) => {
    if (!(await deleteTranslation(tx, translation))) throw createStaleRefusal()
  })
}

function createStaleRefusal(): CallError {
  return new CallError('stale_revision')
}

/** Maps content problems of a text to refusal codes of a field. */
const refusals: Readonly<Record<string, FieldRefusal['code']>> = {
  too_long: 'too_big',
  too_many: 'too_big',
  invalid_type: 'wrong_type',
  unknown_field: 'unknown_field',
  unsafe_link: 'unsafe_link',
}
