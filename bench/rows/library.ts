import type { Bench, Row } from '../support/bench.ts'
import { createLibrary, type LibraryApp } from '../support/create-library.ts'
import { fetchOnce } from '../support/fetch-once.ts'
import { compareFigure, type Figure } from '../support/figures.ts'
import { memberHeaders } from '../support/member-headers.ts'
import type { Program } from '../support/program.ts'
import { interleaved } from '../support/rounds.ts'

/** What an answer may cost in a large app in parts of what it costs in a small one. */
const FLAT_GOAL = { at_most: 1.5 } as const

/** Enough readers that none reaches a rate limit. */
const READERS = 400
/** Requests of a round, one after another: however slow the machine is, a round ends with answers. */
const REQUESTS = 20
const ROUNDS = 7

type Read = { name: string; path: string; is_flat?: false }

/** What members request when they look for something; both apps answer with as many items. */
const reads: readonly Read[] = [
  { name: 'discover: programs', path: '/content/program?limit=10' },
  {
    name: 'discover: programs that nobody sells, by title',
    path: '/content/program?price=free&order_by=title&limit=10',
  },
  { name: 'discover: programs not started', path: '/content/program?progress=not_started&limit=10' },
  {
    name: 'discover: coming events',
    path: '/content/event_occurrence?schedule_type=upcoming&order_by=starts_at&limit=10',
  },
  { name: 'discover: what programs can be filtered by', path: '/content/program/filters' },
  { name: 'content: any type', path: '/content/any?limit=10' },
  { name: 'content: any type, a later part', path: '/content/any?offset=60&limit=10' },
  { name: 'content: articles by title', path: '/content/article?order_by=title&limit=10' },
  { name: 'content: any type by equipment', path: '/content/any?with_property=equipment:dumbbell&limit=10' },
  { name: 'my content', path: '/my-content' },
  { name: 'my content: now', path: '/my-content/now' },
  { name: 'search: a rare word', path: '/search?term=zercher' },
  { name: 'search: the beginning of a rare word', path: '/search?term=zerc' },
  { name: 'search: two words', path: '/search?term=zercher%20swing' },
  { name: 'search: a typing error', path: '/search?term=zeercher' },
  { name: 'search: no result', path: '/search?term=xylophone' },
  { name: 'search: a word of 1 in 100 titles', path: '/search?term=sandbag' },
  { name: 'search: a word of every text', path: '/search?term=heavy' },
  // Each title is ranked and counted.
  { name: 'search: a word of 1 in 30 titles and most texts', path: '/search?term=squat', is_flat: false },
  {
    name: 'search: two letters that begin a word of 1 in 10 titles',
    path: '/search?term=st',
    is_flat: false,
  },
]

/** Discover, content lists, searches and my content in a large app, compared with a small one on the same server. */
export const library: Row = {
  name: 'library',
  measure: async (bench) => {
    const { program } = await bench.foyer()
    const large = await aLibrary(bench, { pages: 10_000, members: 50_000 })
    const small = await aLibrary(bench, { pages: 150, members: 500 })
    const note = 'of 10,000 pages, 50,000 members; baseline: of 150 and 500'
    const figures: Figure[] = []
    for (const { name, path, is_flat = true } of reads) {
      const sideOf = (app: LibraryApp) => () => measureAnswers(program, app, `/api/v1${path}`)
      const rounds = await interleaved(
        ROUNDS,
        { ours: sideOf(large), baseline: sideOf(small) },
        { warm_up: 1 },
      )
      figures.push(compareFigure({ name, unit: 'ms', note, ...(is_flat && { goal: FLAT_GOAL }) }, rounds))
    }
    return figures
  },
}

async function aLibrary(bench: Bench, size: { pages: number; members: number }): Promise<LibraryApp> {
  const { program } = await bench.foyer()
  return createLibrary(program, await bench.cluster(), { ...size, readers: READERS })
}

let next = 0

/** The milliseconds of an answer, each for another member. */
async function measureAnswers(program: Program, app: LibraryApp, path: string): Promise<number> {
  const members = Array.from({ length: REQUESTS }, () => app.members[next++ % app.members.length])
  const started_at = performance.now()
  for (const member of members) {
    if (!member) throw new Error('The app has no members.')
    await fetchOnce(program, app.host, path, memberHeaders(app, member))
  }
  return (performance.now() - started_at) / REQUESTS
}
