import { LOCALE_NAMES, type Format, type Translate } from '@foyer/i18n'
import type { Change } from './selected-changes.ts'

/** So many parts are named; the others are counted. */
const MAX_NAMED = 3

/** Formats the changes of a page: the first few by name, or the kind of change when there are no parts. */
export function formatChangedParts(
  t: Translate,
  format: Pick<Format, 'list'>,
  { kind, parts }: Pick<Change, 'kind' | 'parts'>,
): string {
  const part_names = parts.map((part) =>
    part.path !== undefined
      ? t('publish.part_address', { path: part.path })
      : part.block_type === null
        ? t.find(`publish.part_${part.kind}`, part.locale ? { name: LOCALE_NAMES[part.locale] } : {})
        : t.find(`publish.part_${part.kind}`, {
            name: t.find(`blocks.${part.block_type}.name`) ?? part.block_type,
          }),
  )
  const named = [...new Set(part_names.filter((part_name) => part_name !== undefined))]
  if (named.length === 0) return t(`publish.kind_${kind}`)
  const remaining_count = named.length - MAX_NAMED
  return format.list([
    ...named.slice(0, MAX_NAMED),
    ...(remaining_count > 0 ? [t('publish.part_more', { count: remaining_count })] : []),
  ])
}
