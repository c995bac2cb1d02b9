import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@foyer/contract/client'
import { memberHeaders } from '../support/member-headers.ts'
import type { Bench, Row } from '../support/bench.ts'
import { copyDrafts } from '../support/copy-pages.ts'
import { compareFigure, type Figure } from '../support/figures.ts'
import { ARTICLE, createOwner, pageId, listPages, publishAll } from '../support/create-app.ts'
import { createMembers, type BenchMember } from '../support/create-members.ts'
import { createMessages } from '../support/create-messages.ts'
import { createPeople } from '../support/create-people.ts'
import { measureLoad, type Loaded } from '../support/measure-load.ts'
import { readSides, interleaved } from '../support/rounds.ts'

/** What a list may cost in a large app in parts of what it costs in one of a hundredth of the size. */
const FLAT_GOAL = { at_most: 1.5 } as const

/** Enough readers that none reaches a rate limit. */
const READERS = 200

const CONNECTIONS = 2

/** Studio calls per round, made one after the other. */
const STUDIO_CALLS = 20

type Size = { members: number; pages: number; messages: number }

type ListApp = { host: string; members: readonly BenchMember[]; owner: ApiClient; thread: string }

const memberLists: readonly [name: string, path: (list_app: ListApp) => string][] = [
  ['directory', () => '/api/v1/subscribers/directory'],
  ['directory, search by a name', () => '/api/v1/subscribers/directory?term=ma'],
  ['directory, search by two names', () => '/api/v1/subscribers/directory?term=anna%20ma'],
  ['choosing whom to write to, by a name', () => '/api/v1/subscribers?term=ma'],
  ['choosing whom to mention, by a name', ({ thread }) => `/api/v1/threads/${thread}/mentionable?term=ma`],
  ['messages of a thread', ({ thread }) => `/api/v1/threads/${thread}/messages`],
]

const teamLists: readonly [name: string, ask: (owner: ApiClient) => Promise<unknown>][] = [
  ['studio: members', (owner) => owner('members.listMembers', {})],
  ['studio: members, search by a name', (owner) => owner('members.searchMembers', { term: 'ma' })],
  ['studio: pages, search by a word', (owner) => owner('pages.searchPages', { term: 'heavy' })],
]

/** Lists and searches in a large app, compared with one of a hundredth of its size on the same server. */
export const lists: Row = {
  name: 'lists',
  measure: async (bench) => {
    const large = await aListApp(bench, { members: 50_000, pages: 10_000, messages: 1_000_000 })
    const small = await aListApp(bench, { members: 500, pages: 100, messages: 10_000 })
    const note = 'of 50,000 members, 10,000 pages, 1,000,000 messages; baseline: of 1 %'
    const figures: Figure[] = []
    for (const [name, pathIn] of memberLists) {
      const sideOf = (list_app: ListApp) => () => load(bench, list_app, pathIn(list_app))
      const rounds = await interleaved(5, { ours: sideOf(large), baseline: sideOf(small) }, { warm_up: 2 })
      figures.push(
        compareFigure(
          { name, unit: 'ms', goal: FLAT_GOAL, note },
          readSides(rounds, (side) => (CONNECTIONS * 1_000) / side.rate),
        ),
      )
    }
    for (const [name, makeCall] of teamLists) {
      const sideOf = (list_app: ListApp) => () => measureTime(() => makeCall(list_app.owner))
      const rounds = await interleaved(5, { ours: sideOf(large), baseline: sideOf(small) }, { warm_up: 1 })
      figures.push(compareFigure({ name, unit: 'ms', goal: FLAT_GOAL, note }, rounds))
    }
    return figures
  },
}

async function aListApp(bench: Bench, size: Size): Promise<ListApp> {
  const { program } = await bench.foyer()
  const cluster = await bench.cluster()
  const slug = `lists-${randomBytes(3).toString('hex')}`
  const owner = await createOwner(program, slug)
  const { id: app_id } = await owner('apps.createApp', {
    name: 'Lists',
    slug,
    starter_kit: 'strength',
    primary_color: '#2f6fed',
  })
  const page_id = pageId({ pages: await listPages(cluster, app_id) }, ARTICLE)
  const { page_id: thread } = await owner('pages.duplicatePage', { id: page_id })
  await publishAll(owner)
  await copyDrafts(cluster, { app_id, page_id, count: size.pages })
  const members = await createMembers(cluster, app_id, READERS)
  await createPeople(cluster, app_id, size.members - READERS)
  await createMessages(cluster, { app_id, thread_id: thread, count: size.messages })
  return { host: `${slug}.localhost:${program.port}`, members, owner, thread }
}

async function load(bench: Bench, list_app: ListApp, path: string): Promise<Loaded> {
  const { program } = await bench.foyer()
  const requests = list_app.members.map((one) => {
    return { method: 'GET' as const, path, headers: memberHeaders(list_app, one) }
  })
  return measureLoad(program, { connections: CONNECTIONS, seconds: 1, requests })
}

async function measureTime(makeCall: () => Promise<unknown>): Promise<number> {
  const started_at = performance.now()
  for (let n = 0; n < STUDIO_CALLS; n += 1) await makeCall()
  return (performance.now() - started_at) / STUDIO_CALLS
}
