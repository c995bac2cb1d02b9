import { randomBytes } from 'node:crypto'
import { asMember } from '../support/as-member.ts'
import type { Bench, Row } from '../support/bench.ts'
import { compared, type Figure } from '../support/figures.ts'
import { makeOwner } from '../support/make-app.ts'
import { makeMembers, type BenchMember } from '../support/make-members.ts'
import { makePeople } from '../support/make-people.ts'
import { putLoad, type Loaded } from '../support/put-load.ts'
import { each, interleaved } from '../support/rounds.ts'

/** What finding somebody may cost among 50,000 in parts of what it costs among 500. */
const FLAT = { at_most: 1.5 } as const

/** So many look, that nobody comes often enough to be refused. */
const LOOKING = 200

const CONNECTIONS = 2

type Place = { host: string; members: readonly BenchMember[] }

/** The directory and its search, in an app of 50,000 members beside one of 500 on the same server. */
export const people: Row = {
  name: 'people',
  measure: async (bench) => {
    const [large, small] = [await aPlace(bench, 50_000), await aPlace(bench, 500)]
    const figures: Figure[] = []
    for (const [name, path, goal] of [
      ['directory', '/api/v1/subscribers/directory', FLAT],
      ['directory, search by a name', '/api/v1/subscribers/directory?term=ma', FLAT],
      ['choosing whom to write to, by a name', '/api/v1/subscribers?term=ma', FLAT],
      ['directory, search by two names', '/api/v1/subscribers/directory?term=anna%20ma', null],
    ] as const) {
      const rounds = await interleaved(
        5,
        { ours: () => look(bench, large, path), baseline: () => look(bench, small, path) },
        { warm_up: 2 },
      )
      const note = 'of 50,000 members; baseline: of 500'
      figures.push(
        compared(
          { name, unit: 'ms', note, ...(goal ? { goal } : {}) },
          each(rounds, (side) => (CONNECTIONS * 1_000) / side.rate),
        ),
      )
    }
    return figures
  },
}

async function aPlace(bench: Bench, count: number): Promise<Place> {
  const { program } = await bench.foyer()
  const cluster = await bench.cluster()
  const slug = `people-${randomBytes(3).toString('hex')}`
  const owner = await makeOwner(program, slug)
  const { id } = await owner('apps.createApp', {
    ...{ name: 'People', slug, starter_kit: 'blank', primary_color: '#2f6fed' },
  })
  const members = await makeMembers(cluster, id, LOOKING)
  await makePeople(cluster, id, count - LOOKING)
  return { host: `${slug}.localhost:${program.port}`, members }
}

async function look(bench: Bench, place: Place, path: string): Promise<Loaded> {
  const { program } = await bench.foyer()
  const requests = place.members.map((one) => {
    return { method: 'GET' as const, path, headers: asMember(place, one) }
  })
  return putLoad(program, { connections: CONNECTIONS, seconds: 1, requests })
}
