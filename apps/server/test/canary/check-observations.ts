import { isDescendant, isKnowable, canRead } from './gates.ts'
import { OTHER_LOCALE } from './translate-to-german.ts'
import type { CanaryActor, ShownDrafts } from './actors.ts'
import type { Observation } from './scan.ts'
import type { GatedPage } from './create-pages.ts'
import type { Scenario } from './scenario.ts'
import type { Word } from './words.ts'

/** What a surface said to somebody: the words that they found there, and how often it answered with each status. */
export type SurfaceFindings = { found: Set<string>; statuses: Map<number, number> }

/** What somebody saw, judged: each word that was none of theirs with where it stood, and every word that they found. */
export type Findings = { leaks: Set<string>; found: Set<string>; by_surface: Map<string, SurfaceFindings> }

/** The one surface on which drafts are shown to those who were given a grant. */
const PREVIEW_CALL = 'pages.getPreview'

/** Where a word stands; `is_list`: on an open page whose owner has put the pages on it. */
type WordLocation = Pick<Observation, 'surface' | 'is_studio'> & { is_list: boolean }

/** Whether a word may stand on a surface that this person looks at. */
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
 * Whether the id of a page may stand where nothing else of it may: as the root of a page of which one may know, as it may
 * in the blocks of the open page on which its owner has put it. Nobody gets anything by it.
 */
function isIdAllowed({ rules, pages }: Scenario, canary_actor: CanaryActor, id: string): boolean {
  return pages.some(
    ({ page }) => isDescendant(rules, page.id, id) && isKnowable(rules, page.id, canary_actor),
  )
}

/** Whether a word may stand in what a grant shows of its tree. */
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

/** Judges what somebody sees as it comes in. */
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

/** How many answers let somebody in. */
export function countAccepted({ by_surface }: Findings): number {
  return [...by_surface.values()].reduce((sum, of) => sum + countAnswers(of, isSuccess), 0)
}

/** Surfaces that answered somebody, but never with what they ask for. */
export function listRefusedSurfaces({ by_surface }: Findings, expected: readonly string[]): string[] {
  const open = (surface: string) => countAnswers(by_surface.get(surface), isSuccess) > 0
  return expected.filter((surface) => !open(surface))
}

const isSuccess = (status: number) => status >= 200 && status < 400

function countAnswers(of: SurfaceFindings | undefined, isMeant: (status: number) => boolean): number {
  return [...(of?.statuses ?? [])].reduce((sum, [status, count]) => sum + (isMeant(status) ? count : 0), 0)
}

/** Whether a word stands in the draft of a page. */
function isDraftWord({ level }: Word): boolean {
  return level === 'hidden' || level === 'draft' || level === 'draft_shell'
}

/** What nobody shows: a shared picture is an address and no more. */
const NEVER_SHOWN: readonly string[] = ['og_image.alt', `${OTHER_LOCALE} og_image.alt`]

/**
 * Words of the shell that are shown to whoever may know of a page. Figures of its row stand where pages are listed, and
 * lists are of what anyone may know.
 */
function isShellShown(scenario: Scenario, { page }: GatedPage, word: Word): boolean {
  if (word.level !== 'shell' || NEVER_SHOWN.includes(word.place)) return false
  return !word.place.includes('fields.') || isKnowable(scenario.rules, page.id, { facts: null })
}

/** Words that somebody may read and has not come upon anywhere; the team finds all that stands in drafts. */
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
    if (word.level === 'comment') return !receives_nothing
  }
  return isShellShown(scenario, gated, word) && isKnowable(scenario.rules, gated.page.id, canary_actor)
}

/** Previews show what is written, in the language in which it was written. */
function isGerman({ place: scenario }: Word): boolean {
  return scenario.startsWith(`${OTHER_LOCALE} `) || scenario.endsWith('in German')
}

/**
 * The leaks in something that somebody was handed at one surface; whoever names pages by their ids hears of them,
 * and the team what stands in its studio.
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
