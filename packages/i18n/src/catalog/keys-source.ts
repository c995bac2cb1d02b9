import { FALLBACK_LOCALE } from '../locales.ts'
import { collectPlaceholders } from './placeholders.ts'
import { listFeatures, readTexts } from './read-catalog.ts'

/** The text of `keys.generated.ts`: every key with the types of its values, and the tags of those that have tags. */
export function generateKeysSource(localesUrl?: URL): string {
  const params: string[] = []
  const rich: string[] = []
  for (const feature of listFeatures(FALLBACK_LOCALE, localesUrl)) {
    for (const [key, text] of Object.entries(readTexts(FALLBACK_LOCALE, feature, localesUrl))) {
      const { values, tags } = collectPlaceholders(text)
      const fields = [...values].map(([name, type]) => `${name}: ${type}`)
      params.push(`  '${key}': ${fields.length === 0 ? 'None' : `{ ${fields.join('; ')} }`}`)
      if (tags.size > 0) rich.push(`  '${key}': ${[...tags].map((tag) => `'${tag}'`).join(' | ')}`)
    }
  }
  return [
    '// Written by packages/i18n/src/build.ts from locales/en. Do not edit.',
    '',
    'type None = Record<never, never>',
    '',
    '/** Every key of the catalogue with the values of its text. */',
    'export interface MessageParams {',
    ...params,
    '}',
    '',
    '/** Keys whose text has tags, with the tags. */',
    rich.length === 0
      ? 'export type RichMessages = None'
      : ['export interface RichMessages {', ...rich, '}'].join('\n'),
    '',
  ].join('\n')
}
