import type { AppDb } from '#platform/database/app-db.ts'
import { listPeople } from './members.ts'
import { factsOf, type PersonFacts } from './people.ts'

/**
 * Members in whose name every word of the term begins a word, by name, at most `limit` found. Nobody is found by
 * their address.
 */
export async function findPeopleByName(db: AppDb, term: string, limit: number): Promise<PersonFacts[]> {
  const found = await listPeople(db, { filter: { term, status: 'member' }, sort: 'name', after: null, limit })
  const wanted = wordsOf(term)
  return found.map(factsOf).filter(({ name }) => {
    const words = wordsOf(name)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
