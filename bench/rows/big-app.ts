import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@foyer/contract/client'
import { asMember } from '../support/as-member.ts'
import type { Bench, Row } from '../support/bench.ts'
import { copyToShelves } from '../support/copy-pages.ts'
import { editPage } from '../support/edit-page.ts'
import { BROWSER_ENCODINGS, fetchOnce } from '../support/fetch-once.ts'
import { absolute, compared, type Figure } from '../support/figures.ts'
import { ARTICLE, makeOwner, pageId, pagesOf, publishAll, WORKOUTS } from '../support/make-app.ts'
import { makeMembers, type BenchMember } from '../support/make-members.ts'
import { makePeople } from '../support/make-people.ts'
import type { Program } from '../support/program.ts'
import { putLoad, type Planned } from '../support/put-load.ts'
import { each, interleaved } from '../support/rounds.ts'

/** What an answer may cost in an app of 10,000 pages in parts of what it costs in one of 100. */
const FLAT = { at_most: 1.5 } as const

/** So many read, that nobody comes often enough to be refused. */
const READERS = 1_000

type Place = {
  slug: string
  host: string
  owner: ApiClient
  article: string
  body: string
  readers: readonly BenchMember[]
}

/** Index, document, 304, gated body, tree and publish in an app of 10,000 pages and 50,000 members beside one of 1 %. */
export const bigApp: Row = {
  name: 'big-app',
  measure: async (bench) => {
    const { program } = await bench.foyer()
    const large = await aPlace(bench, { pages: 10_000, members: 50_000 })
    const small = await aPlace(bench, { pages: 150, members: 1_500 })
    const figures: Figure[] = []
    for (const [name, plan] of plansOf(program)) {
      const side = (place: Place) => async () => {
        const { status, requests } = await plan(place)
        return putLoad(program, { connections: 16, seconds: 1, status, requests })
      }
      const rounds = await interleaved(5, { ours: side(large), baseline: side(small) }, { warm_up: 2 })
      figures.push(
        compared(
          { name: `10,000 pages: ${name}, CPU`, unit: 'us', goal: FLAT },
          each(rounds, (of) => of.cpu_us),
        ),
      )
    }
    const publishes = await interleaved(
      5,
      { ours: () => publishOne(large), baseline: () => publishOne(small) },
      { warm_up: 1 },
    )
    const first = await interleaved(5, {
      ours: () => firstRead(program, large),
      baseline: () => firstRead(program, small),
    })
    return [
      ...figures,
      absolute(
        { name: '10,000 pages: publish of 1', unit: 'ms', goal: { at_most: 300 }, note: 'beside: of 100' },
        publishes.map(({ ours }) => ours),
        publishes.map(({ baseline }) => baseline),
      ),
      absolute(
        { name: '10,000 pages: first document after a publish', unit: 'ms', note: 'beside: of 100' },
        first.map(({ ours }) => ours),
        first.map(({ baseline }) => baseline),
      ),
    ]
  },
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
  await copyToShelves(cluster, { app_id, page_id: article, count: count.pages - pages.size })
  await publishAll(owner, 600_000)
  const readers = await makeMembers(cluster, app_id, READERS)
  await makePeople(cluster, app_id, count.members - READERS)
  const body = `/api/v1/pages/${pageId({ pages }, WORKOUTS[0])}/body`
  return { slug, host: `${slug}.localhost:${program.port}`, owner, article, body, readers }
}

type Plan = (place: Place) => Promise<{ status: number; requests: Planned[] }>

function plansOf(program: Program): [string, Plan][] {
  const plain = (path: string): Plan => {
    return async ({ host }) => ({
      status: 200,
      requests: [get(path, { host, 'accept-encoding': BROWSER_ENCODINGS })],
    })
  }
  return [
    ['page index', plain(`/_pages${ARTICLE}/index.json`)],
    ['first HTML', plain(ARTICLE)],
    [
      '304',
      async ({ host }) => {
        const path = `/_pages${ARTICLE}/index.json`
        const { etag } = await fetchOnce(program, host, path)
        return { status: 304, requests: [get(path, { host, 'if-none-match': etag })] }
      },
    ],
    [
      'gated body',
      async (place) => ({
        status: 200,
        requests: place.readers.map((one) => get(place.body, asMember(place, one))),
      }),
    ],
  ]
}

function get(path: string, headers: Record<string, string>): Planned {
  return { method: 'GET', path, headers }
}

async function publishOne({ owner, article }: Place): Promise<number> {
  await editPage(owner, article)
  return publishAll(owner)
}

/** Milliseconds until a page that nobody has asked for since a publish is there. */
async function firstRead(program: Program, place: Place): Promise<number> {
  await publishOne(place)
  const started = performance.now()
  await fetchOnce(program, place.host, '/')
  return performance.now() - started
}
