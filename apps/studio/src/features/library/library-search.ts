import { isLocale, type Locale } from '@foyer/i18n'
import type { InputFor } from '@foyer/contract/client'
import { ALL_TYPES, LIBRARY_TYPES } from '#platform/parts/library-types.ts'
import { parseChoiceParam, parseTextParam, removeEmpty, type RawSearch } from '#platform/search-params.ts'

/** Fields that pages are filtered by, by the field that has the values and the name in the URL. */
export const FACETS = [
  { field: 'primary_muscles', name: 'muscle' },
  { field: 'equipment', name: 'equipment' },
  { field: 'level', name: 'level' },
] as const

/** The value of the tag filter for pages without any. */
export const NO_TAGS = 'none'

/** What the list is sorted by; without it, by the match and the use. */
export const SORTS = ['title', 'updated_at', 'use_count', 'created_at'] as const
export const STATES = ['live', 'edited', 'new'] as const

/** The filters and the order of the library, and the page that is open beside it, as they are in the URL. */
export type LibrarySearch = {
  type?: string
  term?: string
  muscle?: string
  equipment?: string
  level?: string
  tag?: string
  video?: 'with' | 'without'
  use?: 'used' | 'unused'
  state?: (typeof STATES)[number]
  /** A language: translated into it, or with `-` before it, not translated. */
  lang?: string
  sort?: (typeof SORTS)[number]
  dir?: 'asc' | 'desc'
  item?: string
}

/** A change of some of them; undefined takes one away. */
export type LibraryChange = { [Name in keyof LibrarySearch]?: string | undefined }

/** The filters by name. */
export const FILTERS = ['muscle', 'equipment', 'level', 'tag', 'state', 'use', 'lang', 'video'] as const
export type FilterName = (typeof FILTERS)[number]

/** Parses the search parameters of the library. */
export function parseLibrarySearch(raw: RawSearch): LibrarySearch {
  return removeEmpty({
    type: parseChoiceParam(raw['type'], [ALL_TYPES, ...LIBRARY_TYPES]),
    term: parseTextParam(raw['term']),
    muscle: parseTextParam(raw['muscle']),
    equipment: parseTextParam(raw['equipment']),
    level: parseTextParam(raw['level']),
    tag: parseTextParam(raw['tag']),
    video: parseChoiceParam(raw['video'], ['with', 'without']),
    use: parseChoiceParam(raw['use'], ['used', 'unused']),
    state: parseChoiceParam(raw['state'], STATES),
    lang: parseLanguage(raw['lang']) && parseTextParam(raw['lang']),
    sort: parseChoiceParam(raw['sort'], SORTS),
    dir: parseChoiceParam(raw['dir'], ['asc', 'desc']),
    item: parseTextParam(raw['item']),
  })
}

/** Whether anything narrows the list; its order and the open page do not. */
export function isNarrowed({
  type: _type,
  sort: _sort,
  dir: _dir,
  item: _item,
  ...filters
}: LibrarySearch): boolean {
  return Object.keys(filters).length > 0
}

/** A search as the call takes it. */
export function toBrowseInput(
  content_type: string,
  search: LibrarySearch,
): Omit<InputFor<'pages.browsePages'>, 'offset'> {
  const { term = '', tag, video, use, state, lang, sort, dir } = search
  const chosen = FACETS.flatMap(({ field, name }) =>
    search[name] === undefined ? [] : `${field}:${search[name]}`,
  )
  const language = parseLanguage(lang)
  return {
    ...(content_type !== ALL_TYPES && { content_type }),
    term,
    filters: chosen.join('\n'),
    ...(tag !== undefined && (tag === NO_TAGS ? { has_tags: false } : { tag_ids: tag })),
    ...(video && { has_video: video === 'with' }),
    ...(use && { is_used: use === 'used' }),
    ...(state && { state }),
    ...(language &&
      (language.is_missing ? { missing_in: language.locale } : { translated_into: language.locale })),
    ...(sort && { order_by: sort }),
    ...(sort && dir && { direction: dir }),
  }
}

/** The language that a filter names, and whether it is to be missing. */
function parseLanguage(value: unknown): { locale: Locale; is_missing: boolean } | undefined {
  if (typeof value !== 'string') return undefined
  const is_missing = value.startsWith('-')
  const locale = is_missing ? value.slice(1) : value
  return isLocale(locale) ? { locale, is_missing } : undefined
}
