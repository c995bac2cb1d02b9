import { LOCALE_NAMES, type Format, type Translate } from '@foyer/i18n'
import type { Change } from './chosen-changes.ts'

/** So many parts are named; the others are counted. */
const NAMED = 3

/** What of a page changes, in words: the first few by name. A page that says no parts says its kind of change. */
export function partWords(
  t: Translate,
  format: Pick<Format, 'list'>,
  { kind, parts }: Pick<Change, 'kind' | 'parts'>,
): string {
  const words = parts.map((part) =>
    part.path !== undefined
      ? t('publish.part_address', { path: part.path })
      : part.block_type === null
        ? t.find(`publish.part_${part.kind}`, part.locale ? { name: LOCALE_NAMES[part.locale] } : {})
        : t.find(`publish.part_${part.kind}`, {
            name: t.find(`blocks.${part.block_type}.name`) ?? part.block_type,
          }),
  )
  const named = [...new Set(words.filter((word) => word !== undefined))]
  if (named.length === 0) return t(`publish.kind_${kind}`)
  const more = named.length - NAMED
  return format.list([
    ...named.slice(0, NAMED),
    ...(more > 0 ? [t('publish.part_more', { count: more })] : []),
  ])
}
