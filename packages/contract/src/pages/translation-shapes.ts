import { z } from 'zod'
import { appLocale } from '../apps/shapes.ts'
import { id, instant } from '../shapes.ts'
import { pageLink, pageShell, personalText } from './page-index.ts'

/** The hash of the source text of a translation, to detect later changes of the source. */
export const sourceHash = z.string().regex(/^[\w-]{16}$/)

/** A text of a page: plain, a list of lines, or formatted. The block's definition validates it. */
export const pageText = z.union([
  z.string().max(20_000),
  z.array(z.string().max(300)).max(100),
  z.looseObject({ type: z.literal('doc'), content: z.array(z.unknown()).max(1000) }),
])

/** The name of a text: `<block id>.<prop path>`, or a field of the page itself. */
export const textKey = z
  .string()
  .regex(/^[\w-]+(\.[\w-]+){0,12}$/)
  .max(300)

/** A text of a page with its translation. */
export const translatedText = z.object({
  key: textKey,
  form: z.enum(['line', 'text', 'rich_text', 'lines', 'alt']),
  /** The key of its label. */
  label: z.string(),
  /** The block that contains it; null for the page itself. */
  block: z.object({ id, type: z.string() }).nullable(),
  source: pageText,
  source_mark: sourceHash,
  /** null while it is not translated: members read the source. */
  text: pageText.nullable(),
  /** The mark that it was saved with; null while it is not translated. */
  translated_from: sourceHash.nullable(),
  /** The source text has changed since the translation was written. */
  is_outdated: z.boolean(),
})

/** All texts of a page in one other language. */
export const pageTranslation = z.object({
  page_id: id,
  locale: appLocale,
  /** 0 before it is first saved. */
  revision: z.number().int(),
  updated_at: instant.nullable(),
  updated_by: z.string().nullable(),
  texts: z.array(translatedText),
})

/** How far a page is in one language of its app. */
export const translationProgress = z.object({
  locale: appLocale,
  /** Whether members can choose the language once it is published. */
  status: z.enum(['published', 'draft']),
  revision: z.number().int(),
  translated: z.number().int(),
  outdated: z.number().int(),
  updated_at: instant.nullable(),
  updated_by: z.string().nullable(),
})

/** The file at `/_pages/_translations/<locale>/<path>.json`; for a gated page it contains only the shell's texts. */
export const pageTranslationFile = z.object({
  page_id: id,
  locale: z.string(),
  /** These take the place of the same fields of the page. */
  page: pageShell.pick({ page_title: true, cover: true, og_title: true, og_description: true }),
  /** The texts of blocks, fields and buttons, by their keys. */
  texts: z.record(z.string(), pageText),
  /** The texts with attributes of the member, in place of those of the page. */
  personal: z.array(personalText).optional(),
  /** The texts of links to other pages, by page. */
  links: z.record(z.string(), pageLink.pick({ title: true, cover: true, facts: true })),
})

export type PageTranslationFile = z.infer<typeof pageTranslationFile>
