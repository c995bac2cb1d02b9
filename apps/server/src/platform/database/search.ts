import { sql, type RawBuilder } from 'kysely'
import { toSearchTerm, toSearchText } from '@foyer/domain/search'

/** The columns by which a row is searched. Whatever writes the text writes these. */
export function searchColumns(text: string): { search_text: string; search_grams: string[] } {
  const { words, grams } = toSearchText(text)
  return { search_text: words, search_grams: [...grams] }
}

/** The condition for rows that a term finds; an index on `search_grams` serves it. */
export function matchesTerm(term: string): RawBuilder<boolean> {
  const { grams, long_words } = toSearchTerm(term)
  if (grams.length === 0) return sql<boolean>`true`
  const patterns = long_words.map((word) => `%${word}%`)
  return sql<boolean>`(search_grams @> ${[...grams]}::text[] and search_text like all (${patterns}::text[]))`
}
