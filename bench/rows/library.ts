import { randomBytes } from 'node:crypto'
import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { onDatabase } from '../support/baseline-database.ts'
import type { Bench, Row } from '../support/bench.ts'
import { copyToCollections } from '../support/copy-pages.ts'
import { ARTICLE, createOwner, listPages, pageId, publishAll } from '../support/create-app.ts'
import { createMembers, type BenchMember } from '../support/create-members.ts'
import { createPeople } from '../support/create-people.ts'
import { compareFigure, type Figure } from '../support/figures.ts'
import { measureLoad, type Loaded } from '../support/measure-load.ts'
import { memberHeaders } from '../support/member-headers.ts'
import { interleaved, readSides } from '../support/rounds.ts'

/** What an answer may cost in a large app in parts of what it costs in a small one. */
const FLAT_GOAL = { at_most: 1.5 } as const

/** Enough readers that none reaches a rate limit. */
const READERS = 400
const CONNECTIONS = 2
const SECONDS = 2

type Size = { pages: number; members: number }

const LARGE: Size = { pages: 10_000, members: 50_000 }
const SMALL: Size = { pages: 150, members: 500 }

type LibraryApp = { host: string; members: readonly BenchMember[] }

/** What members request when they look for something. The title of one page in a hundred has the common word. */
const reads: readonly { name: string; path: string; is_flat?: false }[] = [
  { name: 'library: content of any type', path: '/api/v1/content/any' },
  { name: 'library: articles by title', path: '/api/v1/content/article?order_by=title' },
  { name: 'library: search by a rare word', path: '/api/v1/search?term=zercher' },
  { name: 'library: search by the beginning of a word', path: '/api/v1/search?term=zerc' },
  { name: 'library: search by two words', path: '/api/v1/search?term=zercher%20swing' },
  { name: 'library: search with a typing error', path: '/api/v1/search?term=zeercher' },
  { name: 'library: search without a result', path: '/api/v1/search?term=xylophone' },
  // Each found page is ranked and counted.
  {
    name: 'library: search by a word of 1 in 100 pages',
    path: '/api/v1/search?term=sandbag',
    is_flat: false,
  },
  { name: 'library: search by a word of every page', path: '/api/v1/search?term=heavy', is_flat: false },
]

/** Content and searches in a large app, compared with a small one on the same server. */
export const library: Row = {
  name: 'library',
  measure: async (bench) => {
    const large = await aLibraryApp(bench, LARGE)
    const small = await aLibraryApp(bench, SMALL)
    const note = 'of 10,000 pages, 50,000 members; baseline: of 150 and 500'
    const figures: Figure[] = []
    for (const { name, path, is_flat = true } of reads) {
      const sideOf = (app: LibraryApp) => () => load(bench, app, path)
      const rounds = await interleaved(5, { ours: sideOf(large), baseline: sideOf(small) }, { warm_up: 2 })
      figures.push(
        compareFigure(
          { name, unit: 'ms', note, ...(is_flat && { goal: FLAT_GOAL }) },
          readSides(rounds, (side) => (CONNECTIONS * 1_000) / side.rate),
        ),
      )
    }
    return figures
  },
}

async function aLibraryApp(bench: Bench, size: Size): Promise<LibraryApp> {
  const { program } = await bench.foyer()
  const cluster = await bench.cluster()
  const slug = `library-${randomBytes(3).toString('hex')}`
  const owner = await createOwner(program, slug)
  const { id: app_id } = await owner('apps.createApp', {
    name: 'Library',
    slug,
    starter_kit: 'strength',
    primary_color: '#2f6fed',
  })
  const pages = await listPages(cluster, app_id)
  const page_id = pageId({ pages }, ARTICLE)
  await copyToCollections(cluster, { app_id, page_id, count: size.pages - pages.size })
  await renamePages(cluster, app_id)
  await publishAll(owner, 600_000)
  const members = await createMembers(cluster, app_id, READERS)
  await createPeople(cluster, app_id, size.members - READERS)
  return { host: `${slug}.localhost:${program.port}`, members }
}

/** Three pages get a rare word, and every hundredth a more common one. A publish folds the titles. */
function renamePages(cluster: RunningPostgres, app_id: string): Promise<void> {
  return onDatabase(cluster.admin_url, async (client) => {
    await client.query(
      `update pages set title = renamed.title, draft = jsonb_set(draft, '{title}', to_jsonb(renamed.title))
       from (
         select id, case when n <= 3 then 'Zercher swing ' || n when n % 100 = 10 then 'Sandbag ' || n
           else 'Set ' || n end as title
         from (select id, row_number() over (order by id) as n from pages where app_id = $1 and path like $2) copies
       ) renamed
       where pages.app_id = $1 and pages.id = renamed.id`,
      [app_id, `${ARTICLE}-%`],
    )
  })
}

async function load(bench: Bench, app: LibraryApp, path: string): Promise<Loaded> {
  const { program } = await bench.foyer()
  const requests = app.members.map((one) => ({
    method: 'GET' as const,
    path,
    headers: memberHeaders(app, one),
  }))
  return measureLoad(program, { connections: CONNECTIONS, seconds: SECONDS, requests })
}
