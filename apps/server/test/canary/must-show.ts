import type { CallName } from '@foyer/contract/client'
import { calls, type Call } from '@foyer/contract'
import { doorOf, type Actor } from '../matrix/actors.ts'
import type { Case } from '../matrix/case.ts'
import { inputs } from '../matrix/inputs.ts'
import { isKnowable, mayRead } from './gates.ts'
import { isShared } from './look.ts'
import { OTHER_LOCALE } from './in-german.ts'
import type { Knocker } from './knockers.ts'
import type { GatedPage } from './plot.ts'
import type { SweptPlace } from './swept-place.ts'
import type { Findings } from './verdict.ts'
import type { Word } from './words.ts'

/** Words that one surface must show of each of some pages. */
type Shows = { surface: string; words: (word: Word) => boolean; content_type?: string }

const at =
  (...places: string[]) =>
  ({ place }: Word) =>
    places.includes(place)
const isGerman = ({ place }: Word) => place.startsWith(`${OTHER_LOCALE} `)

/** What a form says and asks, in its own words and in the other language. */
const FORM_WORDS = new RegExp(
  `^(${OTHER_LOCALE} )?fields\\.(intro_|submit_text|done_text|form_groups\\.[^.]+\\.(title|description|form_fields\\.[^.]+\\.label))`,
)

/** What members come upon by each way to their pages, so that no way is empty while another one shows all. */
const TO_MEMBERS: readonly Shows[] = [
  { surface: 'pages.getPageBody', words: ({ level }) => level === 'hidden' },
  {
    surface: 'pages.getOverlay',
    words: (word) => word.level === 'hidden' && !isGerman(word),
  },
  {
    ...{ surface: 'forms.getForm', content_type: 'form' },
    words: ({ place, level }) => level === 'hidden' && FORM_WORDS.test(place),
  },
  { surface: 'pages.getBlockAction', words: at('page_actions.url') },
  { surface: 'pages.getPagePath', words: at('title') },
  { surface: 'pages.resolvePage', words: at('title', 'path', `${OTHER_LOCALE} title`) },
  { surface: 'messaging.listMessages', words: ({ level }) => level === 'comment' },
  { surface: 'messaging.getThread', words: at('the link of a comment') },
]

/** What the one who keeps pages and plans them comes upon. */
const TO_KEEPERS: readonly Shows[] = [
  { surface: 'library.getMyContent', words: at('title', 'path', 'the id') },
  { surface: 'schedule.listSchedule', words: at('title', 'path', 'the id') },
]

/** What anyone comes upon of a page of which any stranger may know. */
const TO_STRANGERS: readonly Shows[] = [
  { surface: '/…', words: at('title', 'og_title', 'og_description') },
  { surface: `/…?lang=${OTHER_LOCALE}`, words: at(`${OTHER_LOCALE} title`) },
  { surface: '/_pages/…/index.json', words: at('title', 'path', 'og_title', 'cover.alt') },
  {
    surface: `/_pages/_translations/${OTHER_LOCALE}/….json`,
    words: at(`${OTHER_LOCALE} title`, `${OTHER_LOCALE} cover.alt`, `${OTHER_LOCALE} og_description`),
  },
  { surface: 'library.listContent', words: at('title', 'path', 'the id') },
  {
    ...{ surface: 'schedule.listOccurrences', content_type: 'event_occurrence' },
    words: at('title', 'path', 'the id'),
  },
]

/** What somebody comes upon of a page that they may know of, be it that it was theirs once. */
const TO_KNOWERS: readonly Shows[] = [
  { surface: 'pages.resolvePage', words: at('title', 'the id', `${OTHER_LOCALE} title`) },
]

/** Words that a surface should have shown to somebody who may read its pages, keeps some of them, or knows of them. */
export function notShown(place: SweptPlace, knocker: Knocker, findings: Findings): string[] {
  const { rules, pages, traced, holder } = place
  const readable = pages.filter(({ page }) => mayRead(rules, page.id, knocker.facts))
  const knowable = pages.filter(({ page }) => isKnowable(rules, page.id, knocker))
  const known = pages.filter(({ page }) => isKnowable(rules, page.id, { facts: null }))
  const kept =
    knocker.member?.user_id === holder.user_id ? readable.filter((one) => traced.includes(one)) : []
  const wanted = ({ level }: Word) => level !== 'comment' || !knocker.hears_nothing
  const lacks = (table: readonly Shows[], among: readonly GatedPage[]) =>
    table.flatMap((shows) => lacking(place, findings, { ...shows, wanted }, among))
  const answered = pages.filter(({ submissions }) => submissions.length > 0)
  return [
    ...lacks(answersFor(knocker), answered),
    ...lacks(TO_MEMBERS, readable),
    ...lacks(TO_KEEPERS, kept),
    ...lacks(TO_KNOWERS, knowable),
    ...lacks(TO_STRANGERS, known),
  ]
}

/** Where somebody comes upon answers to forms: their own, and in the studio those of all. */
function answersFor({ caller, is_team }: Knocker): Shows[] {
  const isOf = ({ level, by }: Word) => level === 'answer' && 'user_id' in caller && by === caller.user_id
  return [
    { surface: 'forms.getSubmission', words: isOf },
    ...(is_team
      ? [{ surface: 'forms.listFormSubmissions', words: ({ level }: Word) => level === 'answer' }]
      : []),
  ]
}

type Wanted = Shows & { wanted: (word: Word) => boolean }

function lacking(
  { book }: SweptPlace,
  { by_surface }: Findings,
  { surface, words, wanted, content_type }: Wanted,
  among: readonly GatedPage[],
): string[] {
  const shown = among.filter(({ page }) => content_type === undefined || page.content_type === content_type)
  const names = new Set(shown.map(({ name }) => name))
  const found = by_surface.get(surface)?.found
  return [...book.words.values()]
    .filter((word) => names.has(word.page) && words(word) && wanted(word) && found?.has(word.text) !== true)
    .map(({ page, place }) => `${page}: ${place} not on ${surface}`)
}

/** Calls that read and whose door is open to an actor: each of them must answer with what it is there for. */
export function openReads(actor: Actor): CallName[] {
  const answersOf = ({ answers = 'ok' }: Case) =>
    typeof answers === 'string' ? answers : (answers[actor] ?? 'ok')
  const isAnswered = (one: Case) => isShared(one) && !one.personal && answersOf(one).split('|').includes('ok')
  return (Object.entries(calls) as [CallName, Call][])
    .filter(([, call]) => call.method === 'GET' && doorOf(call, actor) === 'open')
    .map(([name]) => name)
    .filter((name) => inputs[name]?.some(isAnswered))
}
