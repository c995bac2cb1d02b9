import type { Knocker } from './knockers.ts'
import { isKnowable, mayRead } from './gates.ts'
import type { Sighting } from './look.ts'
import type { SweptPlace } from './swept-place.ts'
import type { Word } from './words.ts'

/** What somebody saw, judged: each word that was none of theirs with where it stood, and every word that they found. */
export type Findings = { leaks: Set<string>; found: Set<string>; answers: number }

const NOTHING: ReadonlySet<string> = new Set()

/** Whether a word may stand on a surface that this person looks at. */
function mayStand(
  place: SweptPlace,
  { facts, is_team, hears_nothing, once_held = NOTHING }: Knocker,
  word: Word,
  is_studio: boolean,
): boolean {
  if (is_studio && is_team) return true
  const gated = place.pages.find(({ name }) => name === word.page)
  if (word.level === 'comment' && hears_nothing) return false
  if (!gated || word.level === 'draft' || word.level === 'studio') return false
  if (word.level === 'shell' && isKnowable(place.rules, gated.page.id, once_held)) return true
  return mayRead(place.rules, gated.page.id, facts)
}

/** Judges what somebody sees as it comes in. */
export function aJudge(
  place: SweptPlace,
  knocker: Knocker,
): { see: (seen: Sighting) => void; findings: Findings } {
  const findings: Findings = { leaks: new Set(), found: new Set(), answers: 0 }
  const judged = new Map<string, boolean>()
  const see = ({ surface, asked, text, is_studio }: Sighting): void => {
    findings.answers += 1
    for (const word of place.book.foundIn(text)) {
      const key = `${word.text} ${is_studio}`
      const is_fine = judged.get(key) ?? mayStand(place, knocker, word, is_studio)
      judged.set(key, is_fine)
      if (is_fine) findings.found.add(word.text)
      else if (!asked.includes(word.text)) findings.leaks.add(`${word.page}: ${word.place} on ${surface}`)
    }
  }
  return { see, findings }
}

/** Whether a word stands in the draft of a page. */
function isOfDraft({ level }: Word): boolean {
  return level === 'hidden' || level === 'draft'
}

/** Words that somebody may read and has not come upon anywhere; the team finds all that stands in drafts. */
export function missingFor(
  place: SweptPlace,
  { facts, hears_nothing, is_team }: Knocker,
  found: ReadonlySet<string>,
): string[] {
  const readable = new Set(
    place.pages.filter(({ page }) => mayRead(place.rules, page.id, facts)).map(({ name }) => name),
  )
  const wanted = (word: Word) =>
    word.level === 'hidden' || word.place === 'title' || (word.level === 'comment' && !hears_nothing)
  const names = new Set(place.pages.map(({ name }) => name))
  return [...place.book.words.values()]
    .filter(({ page }) => names.has(page))
    .filter((word) => (readable.has(word.page) && wanted(word)) || (is_team && isOfDraft(word)))
    .filter(({ text }) => !found.has(text))
    .map(({ page, place: at }) => `${page}: ${at}`)
}

/** The leaks in something that somebody was handed at one surface. */
export function leaksAmong(place: SweptPlace, knocker: Knocker, surface: string, text: string): string[] {
  const { see, findings } = aJudge(place, knocker)
  see({ surface, asked: '', text, is_studio: false, status: 200 })
  return [...findings.leaks]
}
