import { hasOwnPlace } from '@foyer/content/traits'
import type { CallName } from '@foyer/contract/client'
import { calls, type Call } from '@foyer/contract'
import { expectedOutcome, type Actor } from '../matrix/actors.ts'
import type { Case } from '../matrix/case.ts'
import { inputs } from '../matrix/inputs.ts'
import { isKnowable, canRead } from './gates.ts'
import { isSharedCase } from './scan.ts'
import { OTHER_LOCALE } from './translate-to-german.ts'
import type { CanaryActor } from './actors.ts'
import type { GatedPage } from './create-pages.ts'
import type { Scenario } from './scenario.ts'
import type { Findings } from './check-observations.ts'
import { isInFile, type Word } from './words.ts'

/** Words that a surface must show for each of some pages. */
type RequiredSurface = { surface: string; words: (word: Word) => boolean; content_type?: string }

const inPlaces =
  (...places: string[]) =>
  ({ place: scenario }: Word) =>
    places.includes(scenario)
const isGerman = ({ place: scenario }: Word) => scenario.startsWith(`${OTHER_LOCALE} `)

/** The texts and questions of a form, in both locales. */
const FORM_WORDS = new RegExp(
  `^(${OTHER_LOCALE} )?fields\\.(intro_|submit_text|done_text|form_groups\\.[^.]+\\.(title|description|form_fields\\.[^.]+\\.label))`,
)

/** Surfaces that members must see with content, so that an empty one does not hide behind another. */
const REQUIRED_FOR_MEMBERS: readonly RequiredSurface[] = [
  { surface: 'pages.getPageBody', words: ({ level }) => level === 'hidden' },
  {
    surface: 'pages.getOverlay',
    words: (word) => word.level === 'hidden' && !isGerman(word),
  },
  {
    surface: 'forms.getForm',
    content_type: 'form',
    words: ({ place: scenario, level }) => level === 'hidden' && FORM_WORDS.test(scenario),
  },
  { surface: 'pages.getBlockAction', words: inPlaces('page_actions.url') },
  { surface: 'pages.getPagePath', words: inPlaces('title') },
  { surface: 'messaging.listMessages', words: (word) => word.level === 'comment' && !isInFile(word) },
  { surface: 'messaging.getThread', words: inPlaces('the name of the file of a comment') },
]

/** What members must find at the paths of pages, which overlays do not have. */
const REQUIRED_AT_PATHS: readonly RequiredSurface[] = [
  { surface: 'pages.resolvePage', words: inPlaces('title', 'path', `${OTHER_LOCALE} title`) },
]

/** What a member who bookmarks, schedules and searches pages must find. */
const REQUIRED_FOR_BOOKMARKERS: readonly RequiredSurface[] = [
  { surface: 'library.getMyContent', words: inPlaces('title', 'path', 'the id') },
  { surface: 'schedule.listSchedule', words: inPlaces('title', 'path', 'the id') },
  { surface: 'messaging.searchMessages', words: inPlaces('a comment') },
]

/** What anyone comes upon of a page with a path, of which any stranger may know. */
const REQUIRED_FOR_STRANGERS: readonly RequiredSurface[] = [
  { surface: '/…', words: inPlaces('title', 'og_title', 'og_description') },
  { surface: `/…?lang=${OTHER_LOCALE}`, words: inPlaces(`${OTHER_LOCALE} title`) },
  { surface: '/_pages/…/index.json', words: inPlaces('title', 'path', 'og_title', 'cover.alt') },
  {
    surface: `/_pages/_translations/${OTHER_LOCALE}/….json`,
    words: inPlaces(`${OTHER_LOCALE} title`, `${OTHER_LOCALE} cover.alt`, `${OTHER_LOCALE} og_description`),
  },
  { surface: 'library.listContent', words: inPlaces('title', 'path', 'the id') },
  { surface: 'library.search', words: inPlaces('title', 'path', 'the id') },
  {
    surface: 'schedule.listOccurrences',
    content_type: 'event_occurrence',
    words: inPlaces('title', 'path', 'the id'),
  },
]

/** What a viewer must find of a page that they may know, even if they only owned it once. */
const REQUIRED_FOR_KNOWERS: readonly RequiredSurface[] = [
  { surface: 'pages.resolvePage', words: inPlaces('title', 'the id', `${OTHER_LOCALE} title`) },
]

/** Lists words that a surface should have shown to an actor who may read, has bookmarked, or may know its pages. */
export function listMissingSurfaces(
  scenario: Scenario,
  canary_actor: CanaryActor,
  findings: Findings,
): string[] {
  const { rules, pages, traced, holder } = scenario
  const readable = pages.filter(({ page }) => canRead(rules, page.id, canary_actor.facts))
  const knowable = pages.filter(({ page }) => isKnowable(rules, page.id, canary_actor))
  const known = pages.filter(({ page }) => isKnowable(rules, page.id, { facts: null }))
  const bookmarked =
    canary_actor.member?.user_id === holder.user_id ? readable.filter((one) => traced.includes(one)) : []
  const withPath = (among: readonly GatedPage[]) => among.filter(({ page }) => hasOwnPlace(page))
  const isRequired = ({ level }: Word) => level !== 'comment' || !canary_actor.receives_nothing
  const missing = (table: readonly RequiredSurface[], among: readonly GatedPage[]) =>
    table.flatMap((shows) => listMissing(scenario, findings, { ...shows, isRequired }, among))
  const answered = pages.filter(({ submissions }) => submissions.length > 0)
  return [
    ...missing(requiredAnswers(canary_actor), answered),
    ...missing(REQUIRED_FOR_MEMBERS, readable),
    ...missing(REQUIRED_AT_PATHS, withPath(readable)),
    ...missing(REQUIRED_FOR_BOOKMARKERS, bookmarked),
    ...missing(REQUIRED_FOR_KNOWERS, withPath(knowable)),
    ...missing(REQUIRED_FOR_STRANGERS, withPath(known)),
  ]
}

/** Where an actor must find form answers: their own, and in the studio those of everyone. */
function requiredAnswers({ caller, is_team }: CanaryActor): RequiredSurface[] {
  const isOf = ({ level, by }: Word) => level === 'answer' && 'user_id' in caller && by === caller.user_id
  return [
    { surface: 'forms.getSubmission', words: isOf },
    ...(is_team
      ? [{ surface: 'forms.listFormSubmissions', words: ({ level }: Word) => level === 'answer' }]
      : []),
  ]
}

type RequiredWords = RequiredSurface & { isRequired: (word: Word) => boolean }

function listMissing(
  { word_catalog }: Scenario,
  { by_surface }: Findings,
  { surface, words, isRequired, content_type }: RequiredWords,
  among: readonly GatedPage[],
): string[] {
  const shown = among.filter(({ page }) => content_type === undefined || page.content_type === content_type)
  const names = new Set(shown.map(({ name }) => name))
  const found = by_surface.get(surface)?.found
  return [...word_catalog.word_map.values()]
    .filter(
      (word) => names.has(word.page) && words(word) && isRequired(word) && found?.has(word.text) !== true,
    )
    .map(({ page, place: scenario }) => `${page}: ${scenario} not on ${surface}`)
}

/** Lists read calls that an actor may make: each must succeed at least once. */
export function listOpenReads(actor: Actor): CallName[] {
  const answersOf = ({ answers = 'ok' }: Case) =>
    typeof answers === 'string' ? answers : (answers[actor] ?? 'ok')
  const isAnswered = (one: Case) =>
    isSharedCase(one) && !one.personal && answersOf(one).split('|').includes('ok')
  return (Object.entries(calls) as [CallName, Call][])
    .filter(([, call]) => call.method === 'GET' && expectedOutcome(call, actor) === 'open')
    .map(([name]) => name)
    .filter((name) => inputs[name]?.some(isAnswered))
}
