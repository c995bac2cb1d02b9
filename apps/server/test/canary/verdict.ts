import { isBelow, isKnowable, mayRead } from './gates.ts'
import { OTHER_LOCALE } from './in-german.ts'
import type { Knocker, Shown } from './knockers.ts'
import type { Sighting } from './look.ts'
import type { GatedPage } from './plot.ts'
import type { SweptPlace } from './swept-place.ts'
import type { Word } from './words.ts'

/** What a surface said to somebody: the words that they found there, and how often it answered with each status. */
export type OfSurface = { found: Set<string>; statuses: Map<number, number> }

/** What somebody saw, judged: each word that was none of theirs with where it stood, and every word that they found. */
export type Findings = { leaks: Set<string>; found: Set<string>; by_surface: Map<string, OfSurface> }

/** The one surface on which drafts are shown to those who were given a grant. */
const PREVIEW = 'pages.getPreview'

/** Where a word stands; `is_list`: on an open page whose owner has put the pages on it. */
type Where = Pick<Sighting, 'surface' | 'is_studio'> & { is_list: boolean }

/** Whether a word may stand on a surface that this person looks at. */
function mayStand(
  place: SweptPlace,
  knocker: Knocker,
  word: Word,
  { surface, is_studio, is_list }: Where,
): boolean {
  const { caller, facts, is_team, hears_nothing, shown } = knocker
  if (is_studio && is_team) return true
  const gated = place.pages.find(({ name }) => name === word.page)
  if (!gated || word.level === 'studio' || word.level === 'deleted') return false
  if (word.level === 'answer') return 'user_id' in caller && caller.user_id === word.by
  if (word.level === 'gate') return facts !== null && isKnowable(place.rules, gated.page.id, knocker)
  if (word.level === 'comment' && hears_nothing) return false
  if (shown?.of === gated.kind && surface === PREVIEW) return isShown(place, shown, gated, word)
  if (word.level === 'draft' || word.level === 'draft_shell') return false
  if (word.level === 'shell' && isKnowable(place.rules, gated.page.id, knocker)) return true
  if (word.text === gated.page.id && (is_list || isNamed(place, knocker, word.text))) return true
  return mayRead(place.rules, gated.page.id, facts)
}

/**
 * Whether the id of a page may stand where nothing else of it may: as the root of a page of which one may know, as it may
 * in the blocks of the open page on which its owner has put it. Nobody gets anything by it.
 */
function isNamed({ rules, pages }: SweptPlace, knocker: Knocker, id: string): boolean {
  return pages.some(({ page }) => isBelow(rules, page.id, id) && isKnowable(rules, page.id, knocker))
}

/** Whether a word may stand in what a grant shows of its tree. */
function isShown({ rules }: SweptPlace, { as }: Shown, { page }: GatedPage, { level }: Word): boolean {
  if (level === 'comment') return false
  if (as === 'everything' || mayRead(rules, page.id, as.facts)) return true
  return (level === 'shell' || level === 'draft_shell') && isKnowable(rules, page.id, as)
}

/** Judges what somebody sees as it comes in. */
export function aJudge(
  place: SweptPlace,
  knocker: Knocker,
): { see: (seen: Sighting) => void; findings: Findings } {
  const findings: Findings = { leaks: new Set(), found: new Set(), by_surface: new Map() }
  const judged = new Map<string, boolean>()
  const see = ({ surface, asked, text, is_studio, status, sought }: Sighting): void => {
    const of_surface = findings.by_surface.get(surface) ?? { found: new Set(), statuses: new Map() }
    findings.by_surface.set(surface, of_surface)
    of_surface.statuses.set(status, (of_surface.statuses.get(status) ?? 0) + 1)
    const is_list = surface.includes('/links') || place.lists.some(({ page }) => asked.includes(page.id))
    for (const word of place.book.foundIn(text)) {
      const key = `${word.text} ${is_studio} ${is_list} ${surface === PREVIEW}`
      const is_fine = judged.get(key) ?? mayStand(place, knocker, word, { surface, is_studio, is_list })
      judged.set(key, is_fine)
      const at = `${word.page}: ${word.place} on ${surface}`
      if (
        sought === word.text &&
        !(is_studio && knocker.is_team) &&
        !mayRead(place.rules, sought, knocker.facts)
      )
        findings.leaks.add(`${at}, sought by what only readers know`)
      if (is_fine) {
        findings.found.add(word.text)
        of_surface.found.add(word.text)
      } else if (!asked.includes(word.text)) findings.leaks.add(at)
    }
  }
  return { see, findings }
}

/** How many answers let somebody in. */
export function letIn({ by_surface }: Findings): number {
  return [...by_surface.values()].reduce((sum, of) => sum + answersLike(of, isFine), 0)
}

/** Surfaces that answered somebody, but never with what they ask for. */
export function shutSurfaces({ by_surface }: Findings, expected: readonly string[]): string[] {
  const open = (surface: string) => answersLike(by_surface.get(surface), isFine) > 0
  return expected.filter((surface) => !open(surface))
}

const isFine = (status: number) => status >= 200 && status < 400

function answersLike(of: OfSurface | undefined, isMeant: (status: number) => boolean): number {
  return [...(of?.statuses ?? [])].reduce((sum, [status, count]) => sum + (isMeant(status) ? count : 0), 0)
}

/** Whether a word stands in the draft of a page. */
function isOfDraft({ level }: Word): boolean {
  return level === 'hidden' || level === 'draft' || level === 'draft_shell'
}

/** What nobody shows: a shared picture is an address and no more. */
const NEVER_SHOWN: readonly string[] = ['og_image.alt', `${OTHER_LOCALE} og_image.alt`]

/**
 * Words of the shell that are shown to whoever may know of a page. Figures of its row stand where pages are listed, and
 * lists are of what anyone may know.
 */
function isShellShown(place: SweptPlace, { page }: GatedPage, word: Word): boolean {
  if (word.level !== 'shell' || NEVER_SHOWN.includes(word.place)) return false
  return !word.place.includes('fields.') || isKnowable(place.rules, page.id, { facts: null })
}

/** Words that somebody may read and has not come upon anywhere; the team finds all that stands in drafts. */
export function missingFor(place: SweptPlace, knocker: Knocker, found: ReadonlySet<string>): string[] {
  const gated = new Map(place.pages.map((one) => [one.name, one]))
  return [...place.book.words.values()]
    .filter((word) => {
      const of = gated.get(word.page)
      return of !== undefined && isWanted(place, knocker, of, word)
    })
    .filter(({ text }) => !found.has(text))
    .map(({ page, place: at }) => `${page}: ${at}`)
}

function isWanted(place: SweptPlace, knocker: Knocker, gated: GatedPage, word: Word): boolean {
  const { facts, hears_nothing, is_team, shown } = knocker
  if (is_team && isOfDraft(word)) return true
  if (shown?.of === gated.kind && isOfDraft(word))
    return isShown(place, shown, gated, word) && !isGerman(word)
  if (mayRead(place.rules, gated.page.id, facts)) {
    if (word.level === 'hidden') return true
    if (word.level === 'comment') return !hears_nothing
  }
  return isShellShown(place, gated, word) && isKnowable(place.rules, gated.page.id, knocker)
}

/** Previews show what is written, in the language in which it was written. */
function isGerman({ place }: Word): boolean {
  return place.startsWith(`${OTHER_LOCALE} `) || place.endsWith('in German')
}

/**
 * The leaks in something that somebody was handed at one surface; whoever names pages by their ids hears of them,
 * and the team what stands in its studio.
 */
export function leaksAmong(place: SweptPlace, knocker: Knocker, surface: string, text: string): string[] {
  const { see, findings } = aJudge(place, knocker)
  const asked = place.pages.map(({ page }) => page.id).join(' ')
  see({ surface, asked, text, is_studio: knocker.is_team === true, status: 200, sought: null })
  return [...findings.leaks]
}
