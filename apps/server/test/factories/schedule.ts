import { pageTypeDefinition } from '@foyer/content/definitions'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { ScheduledItem } from '@foyer/contract/schedule/shapes'
import { vi } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { aServer, type Caller } from '../harness.ts'
import type { AppLike } from './identity.ts'
import { anApp, type TestApp } from './apps.ts'
import { aPage, type TestPage } from './pages.ts'
import { aProgram, aWorkout, publishCourse } from './progress.ts'

/** Schedules a page as the member does: all day if the date is a day, else at that time. */
export async function aScheduledItem(member: Caller, item_id: string, date: string): Promise<ScheduledItem> {
  const api = await aServer()
  return api.as(member).call('schedule.scheduleItem', { item_id, date, is_all_day: date.length === 10 })
}

/** Schedules a page for all members as the owner does: all day, or at a time of the app's clocks. */
export async function anItemForEveryone(app: TestApp, page_id: string, day: string, time?: string) {
  const api = await aServer()
  const owner = { ...app.owner, slug: app.slug }
  return api.as(owner).call('schedule.scheduleForEveryone', { page_id, day, time: time ?? null })
}

/** An app with pages that can be scheduled, and pages that cannot, each for another reason. */
export type SchedulableApp = {
  app: TestApp
  /** The id of a page by its title. */
  page: (title: string) => string
  /** What opens the bought and the browsable run. */
  product_id: string
}

/** Publishes a program and a run for every kind of gate. */
export async function aSchedulableApp(): Promise<SchedulableApp> {
  const app = await anApp()
  const product_id = newId()
  const bought = { require_purchase: true, products: [product_id] }
  const page = await publishCourse(app, [
    aProgram(),
    aWorkout('Long run'),
    aWorkout('Bought run', bought),
    aWorkout('Browsable run', { ...bought, allow_browsing: true }),
    aWorkout('Private run', { is_private: true }),
    aWorkout('Opens later', { is_scheduled: true, unlocks_at: '2026-12-01T00:00:00.000Z' }),
  ])
  return { app, page, product_id }
}

/** Lists a member's scheduled items between two days. */
export async function listSchedule(member: Caller, from: string, to: string, filter: object = {}) {
  const api = await aServer()
  return api.as(member).call('schedule.listSchedule', { from, to, ...filter })
}

/** When an event takes place: tomorrow evening by default. */
export type EventOptions = {
  title?: string
  fields?: Record<string, unknown>
  node?: Partial<AccessNodeInput>
}

/** An event in the draft of an app. */
export async function anEvent(app: AppLike, { title, fields, node }: EventOptions = {}): Promise<TestPage> {
  const api = await aServer()
  const first_day = new Date(api.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  return aPage(app, {
    content_type: 'event_occurrence',
    ...(title === undefined ? {} : { title }),
    draft: { fields: { ...pageTypeDefinition('event_occurrence')?.defaults, first_day, ...fields } },
    ...(node ? { node } : {}),
  })
}

/** Waits until an event's stored occurrences match the predicate, and returns them in order. */
export async function waitForOccurrences(
  app: AppLike,
  event: Pick<TestPage, 'id'>,
  isWritten: (rows: readonly { starts_at: Date }[]) => boolean = (rows) => rows.length > 0,
) {
  const api = await aServer()
  return vi.waitFor(
    async () => {
      const rows = await api.inApp(app.id, (tx) =>
        tx
          .selectFrom('event_occurrences')
          .select(['id', 'original_starts_at', 'starts_at', 'ends_at'])
          .where('event_id', '=', event.id)
          .orderBy('starts_at')
          .execute(),
      )
      if (!isWritten(rows))
        throw new Error(`The event has ${rows.length} occurrences, and not those awaited.`)
      return rows
    },
    { timeout: 15_000, interval: 50 },
  )
}
