import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@foyer/contract/client'
import { asMember } from '../support/as-member.ts'
import type { Bench, Row } from '../support/bench.ts'
import { copyToShelves } from '../support/copy-pages.ts'
import { editPage } from '../support/edit-page.ts'
import { BROWSER_ENCODINGS, fetchOnce } from '../support/fetch-once.ts'
import { absolute, compared, type Figure } from '../support/figures.ts'
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

/** What a page costs in an app of 10,000 pages and 50,000 members, over thousands of its pages, beside one of 150 pages. */
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
      const note = `over ${new Set(ours.requests.map(({ path }) => path)).size} pages`
      const sides = { ours: () => load(program, ours), baseline: () => load(program, beside) }
      figures.push(
        compared(
          { name: `10,000 pages: ${plan.name}, CPU; of 150`, unit: 'us', goal: FLAT, note },
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

/** What is asked for. */
type Plan = {
  name: string
  status: number
  ask: (program: Program, place: Place) => Promise<Planned[]>
}

const indexOf = (path: string): string => `/_pages${path}/index.json`

const plans: readonly Plan[] = [
  {
    name: 'page index',
    status: 200,
    ask: async (_program, { host, open }) =>
      open.slice(0, FILES).map((path) => get(indexOf(path), browser(host))),
  },
  {
    name: 'first HTML',
    status: 200,
    ask: async (_program, { host, open }) => open.slice(0, DOCUMENTS).map((path) => get(path, browser(host))),
  },
  {
    name: '304',
    status: 304,
    ask: async (program, { host, open }) => {
      const asked: Planned[] = []
      for (const path of open.slice(0, FILES).map(indexOf)) {
        const { etag } = await fetchOnce(program, host, path)
        asked.push(get(path, { host, 'if-none-match': etag }))
      }
      return asked
    },
  },
  {
    name: 'gated body',
    status: 200,
    ask: async (_program, { host, sold, readers }) =>
      readers.map((one, n) => get(`/api/v1/pages/${sold[n % sold.length]}/body`, asMember({ host }, one))),
  },
]

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
