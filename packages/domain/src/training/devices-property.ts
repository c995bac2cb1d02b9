import type { SessionEntry } from '@foyer/contract/workouts/shapes'
import fc from 'fast-check'
import { clampEntry, nextClock } from './entry-clock.ts'
import { compareEntries, readSessionLog } from './session-log.ts'
import { aGroup, anEntry, anItem, aSet, aSetEntry, idOf } from './testing.ts'

const DAY_MS = 86_400_000
const START_MS = Date.parse('2026-11-27T18:00:00.000Z')
const ITEMS = [11, 12, 21]
const workout = {
  groups: [
    aGroup(1, [anItem(11, [aSet(), aSet()]), anItem(12, [aSet()])]),
    aGroup(2, [anItem(21, [aSet()])], 'superset', 3),
  ],
}

/** What a member does on one device, or what the network does to it. */
type Step =
  | { type: 'log'; item: number; row: number; amount: number }
  | { type: 'remove'; item: number; row: number }
  | { type: 'skip'; item: number; is_skipped: boolean }
  | { type: 'order'; items: number[] }
  | { type: 'pause'; is_paused: boolean }
  | { type: 'reflect'; note: string }
  | { type: 'finish' }
  /** Sends what waits; `is_answer_lost` leaves it waiting, to be sent again. */
  | { type: 'send'; count: number; is_shuffled: boolean; is_answer_lost: boolean }
  | { type: 'read' }
  /** Changes the clock of the device. */
  | { type: 'set_clock'; skew_ms: number }

type Turn = { device: number; wait_ms: number; step: Step }

const item = fc.constantFrom(...ITEMS)
const row = fc.nat({ max: 4 })
const skew = fc.oneof(
  fc.constantFrom(0, -DAY_MS, DAY_MS, -30 * DAY_MS),
  fc.integer({ min: -DAY_MS, max: DAY_MS }),
)
const log = fc.record({
  type: fc.constant('log' as const),
  item,
  row,
  amount: fc.integer({ min: 1, max: 20 }),
})
const send = fc.record({
  type: fc.constant('send' as const),
  count: fc.integer({ min: 1, max: 6 }),
  is_shuffled: fc.boolean(),
  is_answer_lost: fc.boolean(),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: log },
  { weight: 4, arbitrary: send },
  { weight: 2, arbitrary: fc.constant({ type: 'read' as const }) },
  fc.record({ type: fc.constant('remove' as const), item, row }),
  fc.record({ type: fc.constant('skip' as const), item, is_skipped: fc.boolean() }),
  fc.record({
    type: fc.constant('order' as const),
    items: fc.shuffledSubarray(ITEMS, { minLength: ITEMS.length }),
  }),
  fc.record({ type: fc.constant('pause' as const), is_paused: fc.boolean() }),
  fc.record({ type: fc.constant('reflect' as const), note: fc.string({ maxLength: 5 }) }),
  fc.constant({ type: 'finish' as const }),
  fc.record({ type: fc.constant('set_clock' as const), skew_ms: skew }),
)
const history = fc.record({
  skews: fc.array(skew, { minLength: 2, maxLength: 4 }),
  turns: fc.array(
    fc.record({ device: fc.nat({ max: 3 }), wait_ms: fc.integer({ min: 1, max: DAY_MS / 4 }), step }),
    {
      maxLength: 60,
    },
  ),
  is_in_order: fc.boolean(),
})

/** The server of the model: the first entry of an id and the first finish count, stamps in the future are replaced. */
class Server {
  readonly entries = new Map<string, SessionEntry>()
  finished_at: string | null = null

  append(entry: SessionEntry, now: number): SessionEntry {
    const known = this.entries.get(entry.id)
    if (known) return known
    const stored = clampEntry(entry, new Date(now), this.entries.size + 1)
    this.entries.set(stored.id, stored)
    return stored
  }

  finish(at: string, now: number): string {
    return (this.finished_at ??= new Date(Math.min(Date.parse(at), now)).toISOString())
  }
}

/** A device of the model: its log, what it has not sent, and its clock. */
class Device {
  readonly entries = new Map<string, SessionEntry>()
  unsent: string[] = []
  finished_at: string | null = null
  is_finish_sent = false
  latest_clock: string | null = null
  readonly id: string
  skew_ms: number

  constructor(number: number, skew_ms: number) {
    this.id = String(number).padStart(8, '0')
    this.skew_ms = skew_ms
  }

  see(entry: SessionEntry): void {
    this.entries.set(entry.id, entry)
    if (this.latest_clock === null || entry.clock > this.latest_clock) this.latest_clock = entry.clock
  }

  record(content: SessionEntry, id: string, now: number): SessionEntry {
    const own = now + this.skew_ms
    const clock = nextClock(this.latest_clock, own, this.id)
    const entry = { ...content, id, clock, at: new Date(own).toISOString() }
    this.see(entry)
    this.unsent.push(id)
    return entry
  }

  read(server: Server): void {
    for (const entry of server.entries.values()) this.see(entry)
    if (server.finished_at !== null) {
      this.finished_at = server.finished_at
      this.is_finish_sent = true
    }
  }
}

/** Makes the entry of a step; null for steps that make none. */
function toEntry(next: Step): SessionEntry | null {
  if (next.type === 'log') return aSetEntry(next.item, next.row, { amount: next.amount })
  if (next.type === 'remove') return aSetEntry(next.item, next.row, { state: 'removed' })
  if (next.type === 'skip')
    return anEntry({
      activity_type: 'skip',
      workout_group_item_id: idOf(next.item),
      data: { is_skipped: next.is_skipped },
    })
  if (next.type === 'order')
    return anEntry({ activity_type: 'order', data: { item_uids: next.items.map(idOf) } })
  if (next.type === 'pause') return anEntry({ activity_type: 'pause', data: { is_paused: next.is_paused } })
  if (next.type === 'reflect')
    return anEntry({ activity_type: 'reflection', data: { feeling: null, note: next.note } })
  return null
}

/** An entry, and those about the same thing that its device knew when it was made: it is newer than they are. */
type Made = { id: string; known: string[] }

const isAboutSame = (one: SessionEntry, other: SessionEntry): boolean =>
  one.activity_type === 'set' &&
  other.activity_type === 'set' &&
  one.workout_group_item_id === other.workout_group_item_id &&
  one.data.row === other.data.row

function sendFrom(
  device: Device,
  server: Server,
  now: number,
  options: Extract<Step, { type: 'send' }>,
): void {
  const { count, is_shuffled, is_answer_lost } = options
  const sent = is_shuffled ? device.unsent.slice(-count).toReversed() : device.unsent.slice(0, count)
  for (const id of sent) {
    const entry = device.entries.get(id)
    if (!entry) continue
    const stored = server.append(entry, now)
    if (is_answer_lost) continue
    device.see(stored)
    device.unsent = device.unsent.filter((other) => other !== id)
  }
  if (device.finished_at === null || device.is_finish_sent || device.unsent.length > 0) return
  const finished_at = server.finish(device.finished_at, now)
  if (is_answer_lost) return
  device.finished_at = finished_at
  device.is_finish_sent = true
}

/** Runs a history, brings all devices up to date, and throws where they differ or something is lost. */
function runHistory({
  skews,
  turns,
  is_in_order,
}: {
  skews: readonly number[]
  turns: readonly Turn[]
  is_in_order: boolean
}): void {
  const server = new Server()
  const devices = skews.map((skew_ms, index) => new Device(index + 1, skew_ms))
  const made: Made[] = []
  const contents = new Map<string, string>()
  let now = START_MS
  for (const { device: number, wait_ms, step: next } of turns) {
    now += wait_ms
    const device = devices[number % devices.length]
    if (!device) continue
    const content = toEntry(next)
    if (content) {
      const same = [...device.entries.values()].filter((other) => isAboutSame(content, other))
      const { id, data } = device.record(content, idOf(10_000 + made.length), now)
      made.push({ id, known: same.map((other) => other.id) })
      contents.set(id, JSON.stringify(data))
    }
    if (next.type === 'finish') device.finished_at ??= new Date(now + device.skew_ms).toISOString()
    if (next.type === 'send')
      sendFrom(device, server, now, { ...next, is_shuffled: next.is_shuffled && !is_in_order })
    if (next.type === 'read') device.read(server)
    if (next.type === 'set_clock') device.skew_ms = next.skew_ms
  }
  const all = { type: 'send', count: Infinity, is_shuffled: false, is_answer_lost: false } as const
  for (const device of devices) sendFrom(device, server, (now += 1), all)
  for (const device of devices) device.read(server)

  const stored = [...server.entries.values()]
  const state = JSON.stringify(toText(stored))
  for (const device of devices) {
    if (JSON.stringify(toText([...device.entries.values()])) !== state) throw new Error('A device differs.')
    if (device.finished_at !== server.finished_at) throw new Error('The finishes differ.')
  }
  for (const { id } of made)
    if (JSON.stringify(server.entries.get(id)?.data) !== contents.get(id))
      throw new Error('An entry is lost.')
  if (stored.some(({ clock, at }) => Number(clock.slice(0, 13)) > now || Date.parse(at) > now))
    throw new Error('A stamp is in the future.')
  if (is_in_order) checkNewerWins(server, made)
}

/** What a member changed after having seen it stays changed, whatever the clock of the device said. */
function checkNewerWins(server: Server, made: readonly Made[]): void {
  for (const { id, known } of made) {
    const entry = server.entries.get(id)
    for (const other of known.map((known_id) => server.entries.get(known_id)))
      if (!entry || !other || compareEntries(entry, other) <= 0) throw new Error('An older entry wins.')
  }
}

function toText(entries: readonly SessionEntry[]): unknown {
  const { scores, ...state } = readSessionLog(workout, entries)
  return { ...state, scores: [...scores] }
}

/**
 * Checks with random histories of two to four devices, with clocks that are wrong or are changed, lost answers,
 * duplicates and reordered sending, that all devices and the server end in the same state and nothing is lost.
 */
export function checkDevicesConverge(runs: number): void {
  fc.assert(fc.property(history, runHistory), { numRuns: runs })
}
