import { sql, type RawBuilder } from 'kysely'
import {
  foldTitle,
  listJoinedWords,
  listPieces,
  listTitleForms,
  listTitleTokens,
  toSearchTerm,
  toSearchText,
  toTitlePatterns,
} from '@foyer/domain/search'

/** The columns by which a row is searched. Whatever writes the text writes these. */
export function searchColumns(text: string): { search_text: string; search_grams: string[] } {
  const { words, grams } = toSearchText(withJoinedWords(text))
  return { search_text: words, search_grams: [...grams] }
}

function withJoinedWords(text: string): string {
  return [text, ...listJoinedWords(text)].join(' ')
}

/** The same of a row with a title, which is ranked by it and found in spite of typing errors. */
export function titledSearchColumns(
  title: string,
  text: string,
): { search_titles: string; search_text: string; search_grams: string[] } {
  const { search_text, search_grams } = searchColumns(`${title} ${text}`)
  return {
    search_titles: toTitleLines([title]),
    search_text,
    search_grams: [...new Set([...search_grams, ...listTitleTokens(listTitleForms(title))])],
  }
}

/** The columns by which a published page is searched; its text is stored to be shown, too. */
export function publishedSearchColumns({ titles, text }: { titles: readonly string[]; text: string }) {
  const { words, grams } = toSearchText(withJoinedWords(`${titles.join(' ')} ${text}`))
  return {
    titles: toTitleLines(titles),
    title_tokens: listTitleTokens(titles.flatMap(listTitleForms)),
    text,
    text_words: words,
    text_tokens: [...grams],
  }
}

/** Folded titles as they are stored, each form of each in a line of its own. */
export function toTitleLines(titles: readonly string[]): string {
  return `\n${titles
    .flatMap(listTitleForms)
    .map((title) => `${foldTitle(title)}\n`)
    .join('')}`
}

/** The condition for rows that a term finds; an index on `search_grams` serves it. */
export function matchesTerm(term: string): RawBuilder<boolean> {
  const { grams, long_words } = toSearchTerm(term)
  if (grams.length === 0) return sql<boolean>`true`
  const patterns = long_words.map((word) => `%${word}%`)
  return sql<boolean>`(search_grams @> ${[...grams]}::text[] and search_text like all (${patterns}::text[]))`
}

/** The two conditions of `matchesTerm`, and that a title alone has the term. Texts are long and are compared last. */
export function termConditions(term: string) {
  const { grams, long_words } = toSearchTerm(term)
  return {
    has_grams: sql<boolean>`search_grams @> ${[...grams]}::text[]`,
    in_title: sql<boolean>`search_titles like all (${[...toTitlePatterns(term).insides]}::text[])`,
    in_text: sql<boolean>`search_text like all (${long_words.map((word) => `%${word}%`)}::text[])`,
  }
}

/** How well a title fits a term: it is the term, begins with it, has its words, has them inside of words; 1: only texts do. */
export function rankTitle(titles: RawBuilder<unknown>, term: string): RawBuilder<number> {
  const { key, beginnings, insides } = toTitlePatterns(term)
  return sql<number>`case
    when strpos(${titles}, ${`\n${key}\n`}) > 0 then 5
    when strpos(${titles}, ${`\n${key}`}) > 0 then 4
    when ${titles} like all (${[...beginnings]}::text[]) then 3
    when ${titles} like all (${[...insides]}::text[]) then 2
    else 1 end`
}

/** The length of the first title, by which titles of one rank are ordered: of the shorter one the term is more. */
export function titleLength(titles: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`strpos(substr(${titles}, 2), E'\\n')`
}

/**
 * The condition for rows whose title may resemble a term in spite of typing errors, to be verified by
 * `createTitleScorer`; an index on the tokens serves it.
 */
export function resemblesTerm(
  columns: { tokens: RawBuilder<unknown>; titles: RawBuilder<unknown> },
  term: string,
): RawBuilder<boolean> {
  const words = listPieces(term)
  if (words.length === 0) return sql<boolean>`false`
  const conditions = words.map((pieces) => {
    const ways = pieces.map(
      ({ tokens, part }) =>
        sql`(${columns.tokens} @> ${[...tokens]}::text[] and strpos(${columns.titles}, ${part}) > 0)`,
    )
    return sql`(${sql.join(ways, sql` or `)})`
  })
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
