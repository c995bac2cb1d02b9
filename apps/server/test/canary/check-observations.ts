import { hasOwnPlace } from '@foyer/content/traits'
import { isDescendant, isKnowable, canRead } from './gates.ts'
import { OTHER_LOCALE } from './translate-to-german.ts'
import type { CanaryActor, ShownDrafts } from './actors.ts'
import type { Observation } from './scan.ts'
import type { GatedPage } from './create-pages.ts'
import type { Scenario } from './scenario.ts'
import { isInFile, type Word } from './words.ts'

/** The results of one surface for an actor: the words found and the number of responses per status. */
export type SurfaceFindings = { found: Set<string>; statuses: Map<number, number> }

/** What an actor saw after checking: each leaked word with its location, and every word found. */
export type Findings = { leaks: Set<string>; found: Set<string>; by_surface: Map<string, SurfaceFindings> }

/** The one surface that shows drafts to owners of a preview grant. */
const PREVIEW_CALL = 'pages.getPreview'

/** Where a word was found; `is_list`: on an open page whose owner has listed the pages on it. */
type WordLocation = Pick<Observation, 'surface' | 'is_studio'> & { is_list: boolean }

/** Whether a word may appear on a surface for this actor. */
function canAppear(
  scenario: Scenario,
  canary_actor: CanaryActor,
  word: Word,
  { surface, is_studio, is_list }: WordLocation,
): boolean {
  const { caller, facts, is_team, receives_nothing, shown_drafts: shown } = canary_actor
  if (is_studio && is_team) return true
  const gated = scenario.pages.find(({ name }) => name === word.page)
  if (!gated || word.level === 'studio' || word.level === 'deleted') return false
  if (word.level === 'answer') return 'user_id' in caller && caller.user_id === word.by
  if (word.level === 'gate') return facts !== null && isKnowable(scenario.rules, gated.page.id, canary_actor)
  if (word.level === 'comment' && receives_nothing) return false
  if (shown?.of === gated.kind && surface === PREVIEW_CALL)
    return isInShownDraft(scenario, shown, gated, word)
  if (word.level === 'draft' || word.level === 'draft_shell') return false
  if (word.level === 'shell' && isKnowable(scenario.rules, gated.page.id, canary_actor)) return true
  if (word.text === gated.page.id && (is_list || isIdAllowed(scenario, canary_actor, word.text))) return true
  return canRead(scenario.rules, gated.page.id, facts)
}

/**
 * Whether a page's id may appear where its other words may not: as the root of a knowable page, or in the blocks of
 * an open page on which the owner listed it. The id alone grants nothing.
 */
function isIdAllowed({ rules, pages }: Scenario, canary_actor: CanaryActor, id: string): boolean {
  return pages.some(
    ({ page }) => isDescendant(rules, page.id, id) && isKnowable(rules, page.id, canary_actor),
  )
}

/** Whether a word may appear in what a grant shows of its tree. */
function isInShownDraft(
  { rules }: Scenario,
  { as }: ShownDrafts,
  { page }: GatedPage,
  { level }: Word,
): boolean {
  if (level === 'comment') return false
  if (as === 'everything' || canRead(rules, page.id, as.facts)) return true
  return (level === 'shell' || level === 'draft_shell') && isKnowable(rules, page.id, as)
}

/** Creates a checker that validates an actor's observations as they arrive. */
export function anObservationChecker(
  scenario: Scenario,
  canary_actor: CanaryActor,
): { check: (observation: Observation) => void; findings: Findings } {
  const findings: Findings = { leaks: new Set(), found: new Set(), by_surface: new Map() }
  const checked = new Map<string, boolean>()
  const check = ({
    surface,
    request_text,
    text,
    is_studio,
    status,
    searched_page: sought,
  }: Observation): void => {
    const of_surface = findings.by_surface.get(surface) ?? { found: new Set(), statuses: new Map() }
    findings.by_surface.set(surface, of_surface)
    of_surface.statuses.set(status, (of_surface.statuses.get(status) ?? 0) + 1)
    const is_list =
      surface.includes('/links') || scenario.lists.some(({ page }) => request_text.includes(page.id))
    for (const word of scenario.word_catalog.foundIn(text)) {
      const key = `${word.text} ${is_studio} ${is_list} ${surface === PREVIEW_CALL}`
      const is_fine =
        checked.get(key) ?? canAppear(scenario, canary_actor, word, { surface, is_studio, is_list })
      checked.set(key, is_fine)
      const at = `${word.page}: ${word.place} on ${surface}`
      if (
        sought === word.text &&
        !(is_studio && canary_actor.is_team) &&
        !canRead(scenario.rules, sought, canary_actor.facts)
      )
        findings.leaks.add(`${at}, sought by what only readers know`)
      if (is_fine) {
        findings.found.add(word.text)
        of_surface.found.add(word.text)
      } else if (!request_text.includes(word.text)) findings.leaks.add(at)
    }
  }
  return { check, findings }
}

/** Returns the number of successful responses. */
export function countAccepted({ by_surface }: Findings): number {
  return [...by_surface.values()].reduce((sum, of) => sum + countAnswers(of, isSuccess), 0)
}

/** Lists surfaces that responded to the actor, but never with success. */
export function listRefusedSurfaces({ by_surface }: Findings, expected: readonly string[]): string[] {
  const open = (surface: string) => countAnswers(by_surface.get(surface), isSuccess) > 0
  return expected.filter((surface) => !open(surface))
}

const isSuccess = (status: number) => status >= 200 && status < 400

function countAnswers(of: SurfaceFindings | undefined, isMeant: (status: number) => boolean): number {
  return [...(of?.statuses ?? [])].reduce((sum, [status, count]) => sum + (isMeant(status) ? count : 0), 0)
}

/** Whether a word is in the draft of a page. */
function isDraftWord({ level }: Word): boolean {
  return level === 'hidden' || level === 'draft' || level === 'draft_shell'
}

/** Never shown: a shared picture is only an address. */
const NEVER_SHOWN: readonly string[] = ['og_image.alt', `${OTHER_LOCALE} og_image.alt`]

/**
 * Whether a shell word is shown to viewers who may know the page. Row figures appear only in lists, which contain
 * pages that anyone may know.
 */
function isShellShown(scenario: Scenario, { page }: GatedPage, word: Word): boolean {
  if (word.level !== 'shell' || NEVER_SHOWN.includes(word.place)) return false
  // Lists and paths alone show translated titles, and overlays have neither.
  if (!hasOwnPlace(page) && isGerman(word)) return false
  return !word.place.includes('fields.') || isKnowable(scenario.rules, page.id, { facts: null })
}

/** Lists words that an actor may read but did not find anywhere; the team must find all words of drafts. */
export function listMissingWords(
  scenario: Scenario,
  canary_actor: CanaryActor,
  found: ReadonlySet<string>,
): string[] {
  const gated = new Map(scenario.pages.map((one) => [one.name, one]))
  return [...scenario.word_catalog.word_map.values()]
    .filter((word) => {
      const of = gated.get(word.page)
      return of !== undefined && isExpected(scenario, canary_actor, of, word)
    })
    .filter(({ text }) => !found.has(text))
    .map(({ page, place: at }) => `${page}: ${at}`)
}

function isExpected(scenario: Scenario, canary_actor: CanaryActor, gated: GatedPage, word: Word): boolean {
  const { facts, receives_nothing, is_team, shown_drafts: shown } = canary_actor
  if (is_team && isDraftWord(word)) return true
  if (shown?.of === gated.kind && isDraftWord(word))
    return isInShownDraft(scenario, shown, gated, word) && !isGerman(word)
  if (canRead(scenario.rules, gated.page.id, facts)) {
    if (word.level === 'hidden') return true
    // What a file says is not shown but opened (`openCommentFiles`).
    if (word.level === 'comment') return !receives_nothing && !isInFile(word)
  }
  return isShellShown(scenario, gated, word) && isKnowable(scenario.rules, gated.page.id, canary_actor)
}

/** Previews show what is written, in the language in which it was written. */
function isGerman({ place: scenario }: Word): boolean {
  return scenario.startsWith(`${OTHER_LOCALE} `) || scenario.endsWith('in German')
}

/**
 * Finds leaks in a text from one surface. Actors who name a page by its id may see that id, and the team what is in
 * its studio.
 */
export function findLeaks(
  scenario: Scenario,
  canary_actor: CanaryActor,
  surface: string,
  text: string,
): string[] {
  const { check, findings } = anObservationChecker(scenario, canary_actor)
  const request_text = scenario.pages.map(({ page }) => page.id).join(' ')
  check({
    surface,
    request_text,
    text,
    is_studio: canary_actor.is_team === true,
    status: 200,
    searched_page: null,
  })
  return [...findings.leaks]
}
