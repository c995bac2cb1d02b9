import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@foyer/contract/client'
import { memberHeaders } from '../support/member-headers.ts'
import type { Bench, Row } from '../support/bench.ts'
import { copyToCollections } from '../support/copy-pages.ts'
import { editPage } from '../support/edit-page.ts'
import { BROWSER_ENCODINGS, fetchOnce } from '../support/fetch-once.ts'
import { absoluteFigure, compareFigure, type Figure } from '../support/figures.ts'
import { repeatInTurn } from '../support/repeat-in-turn.ts'
import { ARTICLE, createOwner, pageId, listPages, publishAll } from '../support/create-app.ts'
import { createMembers, type BenchMember } from '../support/create-members.ts'
import { createPeople } from '../support/create-people.ts'
import type { Program } from '../support/program.ts'
import { waitUntilIdle } from '../support/process-figures.ts'
import { measureLoad, type Planned } from '../support/measure-load.ts'
import { readSides, interleaved } from '../support/rounds.ts'

/** What an answer may cost in an app of 10,000 pages in parts of what it costs in one of 150. */
const FLAT_GOAL = { at_most: 1.5 } as const

/** Enough readers that none reaches a rate limit. */
const READERS = 2_000

/** The page indexes that fit in the cache, and fewer documents, which are larger. */
const FILES = 3_000
const DOCUMENTS = 1_500

/** Pages not requested since a publish, per measurement of their creation. */
const UNVISITED_PAGES = 50

type BenchSide = {
  slug: string
  host: string
  owner: ApiClient
  article: string
  /** Paths that anyone may read, and ids of pages that have to be bought. */
  open: readonly string[]
  sold: readonly string[]
  readers: readonly BenchMember[]
}

/**
 * The cost of a page in an app of 10,000 pages and 50,000 members, over thousands of its pages, compared with one of
 * 150 pages.
 */
export const bigApp: Row = {
  name: 'big-app',
  measure: async (bench) => {
    const { program } = await bench.foyer()
    const large = await aBenchSide(bench, { pages: 10_000, members: 50_000 })
    const small = await aBenchSide(bench, { pages: 150, members: 2_500 })
    const figures: Figure[] = []
    for (const plan of loadPlans) {
      const of = async (side_app: BenchSide) => ({
        status: plan.status,
        requests: await plan.createRequests(program, side_app),
      })
      const [ours, beside] = [await of(large), await of(small)]
      const note = `over ${new Set(ours.requests.map(({ path }) => path)).size} pages`
      const sides = {
        ours: () => measureProgram(program, ours),
        baseline: () => measureProgram(program, beside),
      }
      figures.push(
        compareFigure(
          { name: `10,000 pages: ${plan.name}, CPU; of 150`, unit: 'us', goal: FLAT_GOAL, note },
          readSides(await interleaved(5, sides, { warm_up: 1 }), (side) => side.cpu_us),
        ),
      )
    }
    return [
      ...figures,
      ...(await measurePublishes(program, large, small)),
      ...(await measureUnvisited(program, large, small)),
    ]
  },
}

/** Each publish starts at rest, so that pages still being rendered after the previous one do not slow it. */
async function measurePublishes(program: Program, large: BenchSide, small: BenchSide): Promise<Figure[]> {
  const sideOf = (side_app: BenchSide) => async (): Promise<number> => {
    await waitUntilIdle(program)
    return publishOne(side_app)
  }
  const rounds = await interleaved(5, { ours: sideOf(large), baseline: sideOf(small) }, { warm_up: 1 })
  return [
    absoluteFigure(
      { name: '10,000 pages: publish of 1', unit: 'ms', goal: { at_most: 300 }, note: 'beside: of 150' },
      rounds.map(({ ours }) => ours),
      rounds.map(({ baseline }) => baseline),
    ),
  ]
}

/** The time of the first request for a page after a publish. */
async function measureUnvisited(program: Program, large: BenchSide, small: BenchSide): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, fileOf] of [
    ['index', indexPath],
    ['document', (path: string) => path],
  ] as const) {
    const sideOf = (side_app: BenchSide) => async (): Promise<number> => {
      await publishOne(side_app)
      const paths = side_app.open.slice(-UNVISITED_PAGES).map(fileOf)
      const started = performance.now()
      for (const path of paths) await fetchOnce(program, side_app.host, path)
      return (performance.now() - started) / paths.length
    }
    const rounds = await interleaved(5, { ours: sideOf(large), baseline: sideOf(small) }, { warm_up: 1 })
    const title = `10,000 pages: ${name} made after a publish; of 150`
    figures.push(compareFigure({ name: title, unit: 'ms', goal: FLAT_GOAL }, rounds))
  }
  return figures
}

async function aBenchSide(bench: Bench, count: { pages: number; members: number }): Promise<BenchSide> {
  const { program } = await bench.foyer()
  const cluster = await bench.cluster()
  const slug = `big-${randomBytes(3).toString('hex')}`
  const owner = await createOwner(program, slug)
  const { id: app_id } = await owner('apps.createApp', {
    name: 'Big',
    slug,
    starter_kit: 'strength',
    primary_color: '#2f6fed',
  })
  const pages = await listPages(cluster, app_id)
  const article = pageId({ pages }, ARTICLE)
  const copies = await copyToCollections(cluster, {
    app_id,
    page_id: article,
    count: count.pages - pages.size,
  })
  await publishAll(owner, 600_000)
  const readers = await createMembers(cluster, app_id, READERS)
  await createPeople(cluster, app_id, count.members - READERS, { holds_all: true })
  return { slug, host: `${slug}.localhost:${program.port}`, owner, article, ...copies, readers }
}

/** The requests of a load plan. */
type LoadPlanSpec = {
  name: string
  status: number
  createRequests: (program: Program, side_app: BenchSide) => Promise<Planned[]>
}

const indexPath = (path: string): string => `/_pages${path}/index.json`

const loadPlans: readonly LoadPlanSpec[] = [
  {
    name: 'page index',
    status: 200,
    createRequests: async (_program, { host, open }) =>
      open.slice(0, FILES).map((path) => get(indexPath(path), browserHeaders(host))),
  },
  {
    name: 'first HTML',
    status: 200,
    createRequests: async (_program, { host, open }) =>
      open.slice(0, DOCUMENTS).map((path) => get(path, browserHeaders(host))),
  },
  {
    name: '304',
    status: 304,
    createRequests: async (program, { host, open }) => {
      const request_count: Planned[] = []
      for (const path of open.slice(0, FILES).map(indexPath)) {
        const { etag } = await fetchOnce(program, host, path)
        request_count.push(get(path, { host, 'if-none-match': etag }))
      }
      return request_count
    },
  },
  {
    name: 'gated body',
    status: 200,
    createRequests: async (_program, { host, sold, readers }) =>
      readers.map((one, n) =>
        get(`/api/v1/pages/${sold[n % sold.length]}/body`, memberHeaders({ host }, one)),
      ),
  },
]

function measureProgram(
  program: Program,
  { status, requests }: { status: number; requests: readonly Planned[] },
) {
  return measureLoad(program, {
    connections: 16,
    seconds: 2,
    once: true,
    status,
    requests: repeatInTurn(requests),
  })
}

const browserHeaders = (host: string) => ({ host, 'accept-encoding': BROWSER_ENCODINGS })

function get(path: string, headers: Record<string, string>): Planned {
  return { method: 'GET', path, headers }
}

async function publishOne({ owner, article }: BenchSide): Promise<number> {
  await editPage(owner, article)
  return publishAll(owner)
}
