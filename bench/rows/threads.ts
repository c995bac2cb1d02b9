import { randomBytes } from 'node:crypto'
import type { Bench, Row } from '../support/bench.ts'
import { createOwner } from '../support/create-app.ts'
import { createThreads, type ThreadMember, type ThreadPeople } from '../support/create-threads.ts'
import { compareFigure, type Figure } from '../support/figures.ts'
import { measureLoad, type Loaded } from '../support/measure-load.ts'
import { memberHeaders } from '../support/member-headers.ts'
import { interleaved, readSides } from '../support/rounds.ts'

const FLAT_GOAL = { at_most: 1.5 } as const
const CONNECTIONS = 2
/** Of each round; what grows with thousands of own threads takes longer. */
const SECONDS = { readers: 2, coaches: 6 } as const

type Size = { threads: number; messages: number }

const LARGE: Size = { threads: 10_000, messages: 1_000_000 }
const SMALL: Size = { threads: 100, messages: 10_000 }

type ThreadApp = ThreadPeople & { host: string }
type ThreadRead = { name: string; people: 'readers' | 'coaches'; pathOf: (member: ThreadMember) => string }

const IN_ALL_GROUPS = 'of a member of every group'

/** What the conversations request when they open. */
const reads: readonly ThreadRead[] = [
  { name: 'threads: list', people: 'readers', pathOf: () => '/api/v1/threads' },
  { name: 'threads: list of unread ones', people: 'readers', pathOf: () => '/api/v1/threads?type=unread' },
  { name: 'threads: unread status', people: 'readers', pathOf: () => '/api/v1/threads/unread_status' },
  {
    name: 'threads: one thread',
    people: 'readers',
    pathOf: ({ thread_id }) => `/api/v1/threads/${thread_id}`,
  },
  {
    name: 'threads: messages of a thread',
    people: 'readers',
    pathOf: ({ thread_id }) => `/api/v1/threads/${thread_id}/messages`,
  },
  {
    name: 'threads: search by a word',
    people: 'readers',
    pathOf: () => '/api/v1/messages/search?term=heavy',
  },
  { name: `threads: list, ${IN_ALL_GROUPS}`, people: 'coaches', pathOf: () => '/api/v1/threads' },
  {
    name: `threads: unread status, ${IN_ALL_GROUPS}`,
    people: 'coaches',
    pathOf: () => '/api/v1/threads/unread_status',
  },
  {
    name: `threads: search by a word, ${IN_ALL_GROUPS}`,
    people: 'coaches',
    pathOf: () => '/api/v1/messages/search?term=heavy',
  },
]

/** Conversations in a large app, compared with one of a hundredth of its size on the same server. */
export const threads: Row = {
  name: 'threads',
  measure: async (bench) => {
    const large = await aThreadApp(bench, LARGE)
    const small = await aThreadApp(bench, SMALL)
    const note = `of ${LARGE.threads.toLocaleString('en')} threads, ${LARGE.messages.toLocaleString('en')} messages; baseline: of 1 %`
    const figures: Figure[] = []
    for (const { name, people, pathOf } of reads) {
      const sideOf = (app: ThreadApp) => () => load(bench, app, { people, pathOf })
      const rounds = await interleaved(5, { ours: sideOf(large), baseline: sideOf(small) }, { warm_up: 2 })
      console.log(
        name,
        rounds.map((r) => [r.ours.rate, r.baseline.rate].map((x) => x.toFixed(1)).join(' vs ')).join(', '),
      )
      figures.push(
        compareFigure(
          // What somebody has in thousands of their own threads grows with these.
          { name, unit: 'ms', note, ...(people === 'readers' && { goal: FLAT_GOAL }) },
          readSides(rounds, (side) => (CONNECTIONS * 1_000) / side.rate),
        ),
      )
    }
    return figures
  },
}

async function aThreadApp(bench: Bench, size: Size): Promise<ThreadApp> {
  const { program } = await bench.foyer()
  const slug = `threads-${randomBytes(3).toString('hex')}`
  const owner = await createOwner(program, slug)
  const { id: app_id } = await owner('apps.createApp', {
    name: 'Threads',
    slug,
    starter_kit: 'strength',
    primary_color: '#2f6fed',
  })
  const people = await createThreads(await bench.cluster(), { app_id, ...size, texts: TEXTS })
  return { ...people, host: `${slug}.localhost:${program.port}` }
}

function load(
  bench: Bench,
  app: ThreadApp,
  { people, pathOf }: Pick<ThreadRead, 'people' | 'pathOf'>,
): Promise<Loaded> {
  const requests = app[people].map((one) => ({
    method: 'GET' as const,
    path: pathOf(one),
    headers: memberHeaders(app, one),
  }))
  return bench
    .foyer()
    .then(({ program }) =>
      measureLoad(program, { connections: CONNECTIONS, seconds: SECONDS[people], requests }),
    )
}

const STARTS = ['Three sets today', 'Easy week', 'Pulled slowly', 'Deadlifts at noon', 'First run since May']
const ENDS = [
  'felt heavy.',
  'went well.',
  'five more on Friday.',
  'same weight again.',
  'grip gave out first.',
]

/** Short messages as members write them; one in five has the word that is searched. */
const TEXTS = STARTS.flatMap((start) => ENDS.map((end) => `${start}, ${end}`))
