import type { Translate } from '@foyer/i18n'

/** The plural name of a page type, or its name where the library has no text for it. */
export function formatTypeName(t: Translate, type: string): string {
  return t.find(`studio_import.library.types.${type}`) ?? t.find(`blocks.page_types.${type}`) ?? type
}
