import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@foyer/contract/client'
import { asMember } from '../support/as-member.ts'
import type { Bench, Row } from '../support/bench.ts'
import { copyDrafts } from '../support/copy-pages.ts'
import { compared, type Figure } from '../support/figures.ts'
import { ARTICLE, makeOwner, pageId, pagesOf, publishAll } from '../support/make-app.ts'
import { makeMembers, type BenchMember } from '../support/make-members.ts'
import { makeMessages } from '../support/make-messages.ts'
import { makePeople } from '../support/make-people.ts'
import { putLoad, type Loaded } from '../support/put-load.ts'
import { each, interleaved } from '../support/rounds.ts'

/** What a list may cost in a large app in parts of what it costs in one of a hundredth of the size. */
const FLAT = { at_most: 1.5 } as const

/** So many ask, that nobody comes often enough to be refused. */
const ASKING = 200

const CONNECTIONS = 2

/** Calls of the studio in one round; they come one after the other. */
const STUDIO_CALLS = 20

type Size = { members: number; pages: number; messages: number }

type Place = { host: string; members: readonly BenchMember[]; owner: ApiClient; thread: string }

const ofMembers: readonly [name: string, path: (place: Place) => string][] = [
  ['directory', () => '/api/v1/subscribers/directory'],
  ['directory, search by a name', () => '/api/v1/subscribers/directory?term=ma'],
  ['directory, search by two names', () => '/api/v1/subscribers/directory?term=anna%20ma'],
  ['choosing whom to write to, by a name', () => '/api/v1/subscribers?term=ma'],
  ['choosing whom to mention, by a name', ({ thread }) => `/api/v1/threads/${thread}/mentionable?term=ma`],
  ['messages of a thread', ({ thread }) => `/api/v1/threads/${thread}/messages`],
]

const ofTeam: readonly [name: string, ask: (owner: ApiClient) => Promise<unknown>][] = [
  ['studio: members', (owner) => owner('members.listMembers', {})],
  ['studio: members, search by a name', (owner) => owner('members.searchMembers', { term: 'ma' })],
  ['studio: pages, search by a word', (owner) => owner('pages.searchPages', { term: 'heavy' })],
]

/** Lists and searches in a large app, beside one of a hundredth of its size on the same server. */
export const lists: Row = {
  name: 'lists',
  measure: async (bench) => {
    const large = await aPlace(bench, { members: 50_000, pages: 10_000, messages: 1_000_000 })
    const small = await aPlace(bench, { members: 500, pages: 100, messages: 10_000 })
    const note = 'of 50,000 members, 10,000 pages, 1,000,000 messages; baseline: of 1 %'
    const figures: Figure[] = []
    for (const [name, pathIn] of ofMembers) {
      const sideOf = (place: Place) => () => load(bench, place, pathIn(place))
      const rounds = await interleaved(5, { ours: sideOf(large), baseline: sideOf(small) }, { warm_up: 2 })
      figures.push(
        compared(
          { name, unit: 'ms', goal: FLAT, note },
          each(rounds, (side) => (CONNECTIONS * 1_000) / side.rate),
        ),
      )
    }
    for (const [name, ask] of ofTeam) {
      const sideOf = (place: Place) => () => timed(() => ask(place.owner))
      const rounds = await interleaved(5, { ours: sideOf(large), baseline: sideOf(small) }, { warm_up: 1 })
      figures.push(compared({ name, unit: 'ms', goal: FLAT, note }, rounds))
    }
    return figures
  },
}

async function aPlace(bench: Bench, size: Size): Promise<Place> {
  const { program } = await bench.foyer()
  const cluster = await bench.cluster()
  const slug = `lists-${randomBytes(3).toString('hex')}`
  const owner = await makeOwner(program, slug)
  const { id: app_id } = await owner('apps.createApp', {
    ...{ name: 'Lists', slug, starter_kit: 'strength', primary_color: '#2f6fed' },
  })
  const page_id = pageId({ pages: await pagesOf(cluster, app_id) }, ARTICLE)
  const { page_id: thread } = await owner('pages.duplicatePage', { id: page_id })
  await publishAll(owner)
  await copyDrafts(cluster, { app_id, page_id, count: size.pages })
  const members = await makeMembers(cluster, app_id, ASKING)
  await makePeople(cluster, app_id, size.members - ASKING)
  await makeMessages(cluster, { app_id, thread_id: thread, count: size.messages })
  return { host: `${slug}.localhost:${program.port}`, members, owner, thread }
}

async function load(bench: Bench, place: Place, path: string): Promise<Loaded> {
  const { program } = await bench.foyer()
  const requests = place.members.map((one) => {
    return { method: 'GET' as const, path, headers: asMember(place, one) }
  })
  return putLoad(program, { connections: CONNECTIONS, seconds: 1, requests })
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let n = 0; n < STUDIO_CALLS; n += 1) await ask()
  return (performance.now() - began) / STUDIO_CALLS
}
