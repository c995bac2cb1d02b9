import { join } from 'node:path'
import { readTextIfExists, writeAtomically } from './file-tree.ts'
import type { NewFiles } from './templates/new-files.ts'

/** Adds new texts to their feature's files, in English and Arabic, sorted. Existing texts stay. */
export function addTexts(root: string, texts: NewFiles['texts']): void {
  for (const [feature, added] of Object.entries(texts)) {
    for (const locale of ['en', 'ar'] as const) {
      const path = join(root, 'packages/i18n/locales', locale, `${feature}.json`)
      const present: unknown = JSON.parse(readTextIfExists(path) ?? '{}')
      const fresh = Object.entries(added).map(([key, translations]) => [key, translations[locale]] as const)
      const all = { ...Object.fromEntries(fresh), ...(typeof present === 'object' ? present : {}) }
      const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))
      writeAtomically(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
    }
  }
}
