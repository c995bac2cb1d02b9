import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { AppLocale } from '@foyer/contract/apps/shapes'
import type { pageTranslation, translationProgress } from '@foyer/contract/pages/translation-shapes'
import { listTextEntries, type PageText, type TranslatablePage } from '@foyer/content/definitions'
import { FALLBACK_LOCALE } from '@foyer/contract/rules/locales'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { readCurrentApp } from '../../apps/index.ts'
import { validateDraft, type Draft } from '../content/index.ts'
import type { DraftRow } from '../queries/drafts.ts'
import type { TranslationRow } from '../queries/translations.ts'

/** Returns a draft with its blocks upgraded to their current version. */
export function getTranslatableDraft({ content_type, draft, fields_version }: DraftRow): TranslatablePage {
  return { ...validateDraft(content_type, draft as Draft, fields_version).draft, content_type }
}

/** Hashes the source text of a translation. */
export function hashSource(text: PageText): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, 16)
}

/** The languages of the app's draft that its pages can be translated to, and the one that they are written in. */
export async function listOfferedLocales(ctx: Ctx): Promise<{
  default_locale: AppLocale
  others: { locale: AppLocale; status: 'published' | 'draft' }[]
}> {
  const { locales } = (await readCurrentApp(ctx.db)).draft
  return {
    default_locale: locales.find(({ status }) => status === 'default')?.locale ?? FALLBACK_LOCALE,
    others: locales.flatMap(({ locale, status }) => (status === 'default' ? [] : [{ locale, status }])),
  }
}

/** Throws `is_default_locale` or `locale_not_offered` for a language that pages of the app are not translated to. */
export async function validateLocale(ctx: Ctx, locale: AppLocale): Promise<void> {
  const { default_locale, others } = await listOfferedLocales(ctx)
  if (locale === default_locale) throw new CallError('is_default_locale')
  if (!others.some((offered) => offered.locale === locale)) throw new CallError('locale_not_offered')
}

/** Presents the source texts of a page with their translations; texts that the page no longer has are omitted. */
export function presentTranslation(
  page: DraftRow,
  locale: AppLocale,
  row: TranslationRow | null,
): z.infer<typeof pageTranslation> {
  const texts = listTextEntries(getTranslatableDraft(page)).map(
    ({ key, form, label, block, text: source }) => {
      const mark = hashSource(source)
      const text = row?.texts[key] ?? null
      const translated_from = text === null ? null : (row?.sources[key] ?? null)
      const is_outdated = text !== null && translated_from !== mark
      return {
        key,
        form,
        label,
        block,
        source: toWireText(source),
        source_mark: mark,
        text: text && toWireText(text),
        translated_from,
        is_outdated,
      }
    },
  )
  const { revision = 0, updated_at = null, updated_by = null } = row ?? {}
  return {
    page_id: page.id,
    locale,
    revision,
    updated_at: updated_at?.toISOString() ?? null,
    updated_by,
    texts,
  }
}

/** How far a page is in a language. */
export function presentProgress(
  page: DraftRow,
  { locale, status }: { locale: AppLocale; status: 'published' | 'draft' },
  row: TranslationRow | null,
): z.infer<typeof translationProgress> {
  const { texts, revision, updated_at, updated_by } = presentTranslation(page, locale, row)
  const translated = texts.filter(({ text }) => text !== null).length
  const outdated = texts.filter(({ is_outdated }) => is_outdated).length
  return { locale, status, revision, translated, outdated, updated_at, updated_by }
}

type WireText = z.infer<typeof pageTranslation>['texts'][number]['source']

/** Lines are never written to; formatted texts are those of the contract, of which callers get no more than the form. */
function toWireText(text: PageText): WireText {
  return text as WireText
}
