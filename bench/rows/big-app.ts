import { randomBytes, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '@foyer/contract/client'
import { asMember } from '../support/as-member.ts'
import { baselineDatabase } from '../support/baseline-database.ts'
import type { Bench, Row } from '../support/bench.ts'
import { copyToShelves } from '../support/copy-pages.ts'
import { editPage } from '../support/edit-page.ts'
import { BROWSER_ENCODINGS, fetchOnce } from '../support/fetch-once.ts'
import { absolute, compared, type Figure, type Goal } from '../support/figures.ts'
import { inTurn } from '../support/in-turn.ts'
import { ARTICLE, makeOwner, pageId, pagesOf, publishAll } from '../support/make-app.ts'
import { makeMembers, type BenchMember } from '../support/make-members.ts'
import { makePeople } from '../support/make-people.ts'
import type { Program } from '../support/program.ts'
import { atRest } from '../support/process-figures.ts'
import { putLoad, type Planned } from '../support/put-load.ts'
import { each, interleaved } from '../support/rounds.ts'

/** What an answer may cost in an app of 10,000 pages in parts of what it costs in one of 150. */
const FLAT = { at_most: 1.5 } as const

/** So many read, that nobody comes often enough to be refused. */
const READERS = 2_000

/** As many pages as memory holds the indexes of, and fewer documents, which are larger. */
const FILES = 3_000
const DOCUMENTS = 1_500

/** Pages that nobody has asked for since a publish, for one reading of what making them takes. */
const UNSEEN = 50

type Place = {
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
 * The rows of a page in an app of 10,000 pages and 50,000 members, over thousands of its pages: beside the same floors as
 * of a small app, and what an answer costs beside one of 150 pages.
 */
export const bigApp: Row = {
  name: 'big-app',
  measure: async (bench) => {
    const { program } = await bench.foyer()
    const large = await aPlace(bench, { pages: 10_000, members: 50_000 })
    const small = await aPlace(bench, { pages: 150, members: 2_500 })
    const figures: Figure[] = []
    for (const plan of plans) {
      const of = async (place: Place) => ({ status: plan.status, requests: await plan.ask(program, place) })
      const [ours, beside] = [await of(large), await of(small)]
      const floor = await plan.floor(bench, large, ours.requests)
      const rounds = await interleaved(
        5,
        {
          ours: () => load(program, ours),
          baseline: () => load(floor.program, { status: plan.status, requests: floor.requests }),
        },
        { warm_up: 2 },
      )
      const name = `10,000 pages: ${plan.name}`
      const note = `over ${new Set(ours.requests.map(({ path }) => path)).size} pages`
      figures.push(
        compared(
          { name: `${name}, rate`, unit: '/s', goal: plan.goal, note },
          each(rounds, (side) => side.rate),
        ),
      )
      const sides = { ours: () => load(program, ours), baseline: () => load(program, beside) }
      figures.push(
        compared(
          { name: `${name}, CPU; of 150`, unit: 'us', goal: FLAT },
          each(await interleaved(5, sides, { warm_up: 1 }), (side) => side.cpu_us),
        ),
      )
    }
    return [...figures, ...(await publishes(program, large, small)), ...(await unseen(program, large, small))]
  },
}

/** Each publish begins at rest: what the one before has left to be drawn is not in its way, as it is in no owner's. */
async function publishes(program: Program, large: Place, small: Place): Promise<Figure[]> {
  const sideOf = (place: Place) => async (): Promise<number> => {
    await atRest(program)
    return publishOne(place)
  }
  const rounds = await interleaved(5, { ours: sideOf(large), baseline: sideOf(small) }, { warm_up: 1 })
  return [
    absolute(
      { name: '10,000 pages: publish of 1', unit: 'ms', goal: { at_most: 300 }, note: 'beside: of 150' },
      rounds.map(({ ours }) => ours),
      rounds.map(({ baseline }) => baseline),
    ),
  ]
}

/** What a page takes that is made for the first time after a publish. */
async function unseen(program: Program, large: Place, small: Place): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, fileOf] of [
    ['index', indexOf],
    ['document', (path: string) => path],
  ] as const) {
    const sideOf = (place: Place) => async (): Promise<number> => {
      await publishOne(place)
      const paths = place.open.slice(-UNSEEN).map(fileOf)
      const started = performance.now()
      for (const path of paths) await fetchOnce(program, place.host, path)
      return (performance.now() - started) / paths.length
    }
    const rounds = await interleaved(5, { ours: sideOf(large), baseline: sideOf(small) }, { warm_up: 1 })
    const title = `10,000 pages: ${name} made after a publish; of 150`
    figures.push(compared({ name: title, unit: 'ms', goal: FLAT }, rounds))
  }
  return figures
}

async function aPlace(bench: Bench, count: { pages: number; members: number }): Promise<Place> {
  const { program } = await bench.foyer()
  const cluster = await bench.cluster()
  const slug = `big-${randomBytes(3).toString('hex')}`
  const owner = await makeOwner(program, slug)
  const { id: app_id } = await owner('apps.createApp', {
    ...{ name: 'Big', slug, starter_kit: 'strength', primary_color: '#2f6fed' },
  })
  const pages = await pagesOf(cluster, app_id)
  const article = pageId({ pages }, ARTICLE)
  const copies = await copyToShelves(cluster, { app_id, page_id: article, count: count.pages - pages.size })
  await publishAll(owner, 600_000)
  const readers = await makeMembers(cluster, app_id, READERS)
  await makePeople(cluster, app_id, count.members - READERS, { holds_all: true })
  return { slug, host: `${slug}.localhost:${program.port}`, owner, article, ...copies, readers }
}

type Floor = { program: Program; requests: Planned[] }

/** A row: what is asked for, and the floor of performance.md that it is measured beside. */
type Plan = {
  name: string
  status: number
  goal: Goal
  ask: (program: Program, place: Place) => Promise<Planned[]>
  floor: (bench: Bench, place: Place, asked: readonly Planned[]) => Promise<Floor>
}

const indexOf = (path: string): string => `/_pages${path}/index.json`

const plans: readonly Plan[] = [
  {
    name: 'page index',
    status: 200,
    goal: { at_least: 0.8 },
    ask: async (_program, { host, open }) =>
      open.slice(0, FILES).map((path) => get(indexOf(path), browser(host))),
    floor: besideSameBytes,
  },
  {
    name: 'first HTML',
    status: 200,
    goal: { at_least: 0.75 },
    ask: async (_program, { host, open }) => open.slice(0, DOCUMENTS).map((path) => get(path, browser(host))),
    floor: besideSameBytes,
  },
  {
    name: '304',
    status: 304,
    goal: { at_least: 0.9 },
    ask: async (program, { host, open }) => {
      const asked: Planned[] = []
      for (const path of open.slice(0, FILES).map(indexOf)) {
        const { etag } = await fetchOnce(program, host, path)
        asked.push(get(path, { host, 'if-none-match': etag }))
      }
      return asked
    },
    floor: async (bench, _place, asked) => ({
      program: await bench.baseline('buffer'),
      requests: asked.map(({ path }) =>
        get(path, { host: 'localhost', 'if-none-match': '"a-tag-as-long-as-ours-is"' }),
      ),
    }),
  },
  {
    name: 'gated body',
    status: 200,
    goal: { at_least: 0.6 },
    ask: async (_program, { host, sold, readers }) =>
      readers.map((one, n) => get(`/api/v1/pages/${sold[n % sold.length]}/body`, asMember({ host }, one))),
    floor: async (bench, { host, sold: [first], readers: [reader] }, asked) => {
      if (first === undefined || !reader) throw new Error('Nothing is sold, or nobody reads.')
      const { program } = await bench.foyer()
      const headers = { ...asMember({ host }, reader), 'accept-encoding': 'identity' }
      const { body } = await fetchOnce(program, host, `/api/v1/pages/${first}/body`, headers)
      const url = await baselineDatabase(await bench.cluster(), body.toString('utf8'))
      return {
        program: await bench.baseline('fastify-pg', { BASELINE_DATABASE_URL: url }),
        requests: asked.map((one, n) => get(`/read/page-${(n % 100) + 1}`, one.headers)),
      }
    },
  },
]

/**
 * `node:http` that sends the very bytes of each of the pages: whoever loads reads bodies as text, and takes twice as long
 * over many different ones as over one that comes again and again. Every answer is made by it once before.
 */
async function besideSameBytes(bench: Bench, { host }: Place, asked: readonly Planned[]): Promise<Floor> {
  const { program } = await bench.foyer()
  const bodies: [path: string, bytes: string][] = []
  for (const { path } of asked) {
    const { body } = await fetchOnce(program, host, path)
    bodies.push([path, body.toString('base64')])
  }
  const file = join(bench.dir, `bodies-${randomUUID()}`)
  await writeFile(file, JSON.stringify(bodies))
  return {
    program: await bench.baseline('buffer', { BODIES_FILE: file }),
    requests: asked.map(({ path }) => get(path, browser('localhost'))),
  }
}

function load(program: Program, { status, requests }: { status: number; requests: readonly Planned[] }) {
  return putLoad(program, { connections: 16, seconds: 2, once: true, status, requests: inTurn(requests) })
}

const browser = (host: string) => ({ host, 'accept-encoding': BROWSER_ENCODINGS })

function get(path: string, headers: Record<string, string>): Planned {
  return { method: 'GET', path, headers }
}

async function publishOne({ owner, article }: Place): Promise<number> {
  await editPage(owner, article)
  return publishAll(owner)
}
