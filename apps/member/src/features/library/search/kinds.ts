import { listPageTypes, pageTraits } from '@foyer/content/traits'
import type { Translate } from '@foyer/i18n'
import { MESSAGES_KIND, PEOPLE_KIND } from './search-address.ts'

/** Lists the page types to browse by: what begins a unit first, then what is planned soonest. */
export function listBrowseTypes(): string[] {
  const types = listPageTypes(
    ({ is_listing, library_rank, has_occurrences }) =>
      !is_listing && (library_rank !== null || has_occurrences),
  )
  return types.toSorted((a, b) => browseRank(a) - browseRank(b))
}

function browseRank(content_type: string): number {
  const { begins_unit, plan_rank, library_rank } = pageTraits(content_type)
  return (begins_unit ? 0 : 100 * (1 + plan_rank)) + (library_rank ?? 50)
}

/** Formats the name of a kind of results. */
export function formatKind(t: Translate, kind: string): string {
  if (kind === PEOPLE_KIND) return t('search.people')
  if (kind === MESSAGES_KIND) return t('common.messages')
  return t.find(`search.kind.${kind}`) ?? t('search.kind.generic')
}
