import {
  findNextTimeChange,
  getTimeState,
  type ListedPage,
  type PageTimes,
  type TimeState,
} from '@foyer/domain/content-list'
import type { TagRef } from '@foyer/contract/pages/tag-shapes'
import { foldText } from '@foyer/domain/search'
import type { Site, SitePage } from '../tree/index.ts'
import { getGateGroup, getGates, hasDrip, isOpen } from './gate-groups.ts'

/** A page as filters read it, with its values as they are written. */
export type SiteListedPage = ListedPage & {
  page: SitePage
  /** Represents the pages behind the same gates. */
  gate_group: string
  /** A gate in front of it opens by time. */
  has_drip: boolean
  tags: readonly TagRef[]
  levels: readonly string[]
  equipment: readonly string[]
  /** Of its content, as `read_values`. */
  read_equipment: readonly string[]
  muscles: readonly string[]
  times: PageTimes
  /** Everyone who knows of the page may see its times. */
  has_public_times: boolean
}

const cache = new WeakMap<Site, Map<string, SiteListedPage | null>>()
const WEEK_SECONDS = 7 * 86_400

/** Returns what lists filter a page by, worked out once for each state of the site; null for an unknown page. */
export function getListedPage(site: Site, page_id: string): SiteListedPage | null {
  const known = getPages(site)
  const before = known.get(page_id)
  if (before !== undefined) return before
  const page = site.pages.get(page_id)
  const created = page ? createListedPage(site, page) : null
  known.set(page_id, created)
  return created
}

function getPages(site: Site): Map<string, SiteListedPage | null> {
  const known = cache.get(site)
  if (known) return known
  const created = new Map<string, SiteListedPage | null>()
  cache.set(site, created)
  return created
}

function createListedPage(site: Site, page: SitePage): SiteListedPage {
  const { page_id, facts, facets } = page
  const tags = site.tags.get(page_id) ?? []
  const share = createSharer(site)
  const exercises = listOpenExercises(site, page)
  const levels = facts.level ? [facts.level] : []
  const equipment = facts.equipment ?? []
  const read_equipment =
    equipment.length > 0 ? [] : exercises.flatMap((exercise) => exercise.facts.equipment ?? [])
  const muscles = facets.muscles ?? exercises.flatMap((exercise) => exercise.facets.muscles ?? [])
  return {
    page,
    gate_group: getGateGroup(site, page_id),
    has_drip: hasDrip(site, page_id),
    page_id,
    tags,
    tag_ids: new Set(tags.map((tag) => tag.id)),
    seconds: getSeconds(page),
    values: new Map([
      ['level', foldValues(levels)],
      ['equipment', foldValues(equipment)],
    ]),
    read_values: new Map([
      ...Object.entries(facets.attributes ?? {}).map(([slug, value]) => [slug, foldValues([value])] as const),
      ['equipment', foldValues(read_equipment)],
      ['muscle', foldValues(muscles)],
    ]),
    is_paid: getGates(site, page_id).layers.some((layer) => layer.require_purchase),
    levels: share(levels),
    equipment: share(equipment),
    read_equipment: share(read_equipment),
    muscles: share(muscles),
    times: getTimes(page),
    has_public_times: facets.event === undefined,
  }
}

const sharedLists = new WeakMap<Site, Map<string, readonly string[]>>()

/** Returns a function that gives equal lists of values of a site as one, each value once. */
function createSharer(site: Site): (values: readonly string[]) => readonly string[] {
  const shared = sharedLists.get(site) ?? new Map<string, readonly string[]>()
  sharedLists.set(site, shared)
  return (values) => {
    const distinct = [...new Set(values)]
    const key = JSON.stringify(distinct)
    const known = shared.get(key) ?? distinct
    shared.set(key, known)
    return known
  }
}

/** Exercises behind gates are left out: their content would be visible by the values of workouts. */
function listOpenExercises(site: Site, { facets }: SitePage): SitePage[] {
  return (facets.exercise_ids ?? []).flatMap((id) => {
    const exercise = site.pages.get(id)
    return exercise && isOpen(site, id) ? [exercise] : []
  })
}

function getSeconds({ facts: { weeks, minutes } }: SitePage): number | null {
  if (weeks !== undefined) return weeks * WEEK_SECONDS
  return minutes === undefined ? null : minutes * 60
}

function getTimes({ facets, facts: { starts, minutes } }: SitePage): PageTimes {
  if (facets.event) return facets.event
  if (starts === undefined || minutes === undefined) return null
  const [first_day = '', time = ''] = starts.split('T')
  return { first_day, time, minutes, repeats: 'once', last_day: '' }
}

function foldValues(values: readonly string[]): ReadonlySet<string> {
  return new Set(values.map((value) => foldText(value).trim()))
}

/** A state counts from the instant for which it was worked out until the next change. */
type KnownState = { state: TimeState | null; from_ms: number; until_ms: number; zone: string }

const stateCache = new WeakMap<SiteListedPage, KnownState>()

/** Decides where a page is in its times at an instant; whether a viewer may see them is decided before. */
export function getListedState(listed: SiteListedPage, now_ms: number, zone: string): TimeState | null {
  const known = stateCache.get(listed)
  if (known && known.zone === zone && known.from_ms <= now_ms && now_ms < known.until_ms) return known.state
  const state = getTimeState(listed.times, now_ms, zone)
  const until_ms = findNextTimeChange(listed.times, now_ms, zone)
  stateCache.set(listed, { state, from_ms: now_ms, until_ms, zone })
  return state
}
