import { sql } from 'kysely'
import { foldTerm, listNameWords } from '@foyer/domain/search'
import type { AppTx } from '#platform/database/app-db.ts'

/** Sorts after every other character, to end a range of texts. */
const LAST_CHARACTER = '\u{10FFFF}'
const MAX_WORD_LENGTH = 40
const MAX_WORDS = 6
const MAX_KEY_LENGTH = 80

/** Splits a term into words as the table stores them. A term without letters is returned as it is and matches nothing. */
export function splitTerm(term: string): string[] {
  const words = foldTerm(term)
  const wanted = words.length > 0 || term === '' ? words : [term]
  return wanted.slice(0, MAX_WORDS).map(truncate)
}

/** Returns the half-open range of words that start with a word. */
export function getWordRange(word: string): [from: string, before: string] {
  return [word, `${word}${LAST_CHARACTER}`]
}

/** Replaces the words by which a user is found. Whatever changes a name or an address calls it. */
export async function saveUserWords(
  tx: AppTx,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  const of_name = new Set(listNameWords(name).map(truncate))
  const of_email = new Set(listNameWords(email).map(truncate))
  const name_key = Array.from(name).slice(0, MAX_KEY_LENGTH).join('')
  const words = [...new Set([...of_name, ...of_email])]
  const keys = words.map((word) => (of_name.has(word) ? name_key : null))
  await tx.deleteFrom('user_words').where('app_id', '=', tx.app_id).where('user_id', '=', id).execute()
  await sql`
    insert into user_words (app_id, word, user_id, name_key)
    select ${tx.app_id}, word, ${id}, name_key from unnest(${words}::text[], ${keys}::text[]) as row (word, name_key)
  `.execute(tx)
}

function truncate(word: string): string {
  return Array.from(word).slice(0, MAX_WORD_LENGTH).join('')
}
