import type { ScheduledItem } from '@foyer/contract/schedule/shapes'
import { newId } from '../../src/platform/ids.ts'
import { aServer, type Caller } from '../harness.ts'
import { anApp, type TestApp } from './apps.ts'
import { aProgram, aWorkout, publishCourse } from './progress.ts'

/** A page on a member's calendar, put there as the member does: all day where the date is a day, else at that time. */
export async function aScheduledItem(member: Caller, item_id: string, date: string): Promise<ScheduledItem> {
  const api = await aServer()
  return api.as(member).call('schedule.scheduleItem', { item_id, date, is_all_day: date.length === 10 })
}

/** An app whose pages can be put on a calendar, or not, each for another reason. */
export type Runs = {
  app: TestApp
  /** The id of a page by its title. */
  page: (title: string) => string
  /** What opens the bought and the browsable run. */
  product_id: string
}

/** Publishes a program and a run for every kind of gate. */
export async function anAppOfRuns(): Promise<Runs> {
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

/** What stands on a member's calendar from one day to another. */
export async function listSchedule(member: Caller, from: string, to: string, more: object = {}) {
  const api = await aServer()
  return api.as(member).call('schedule.listSchedule', { from, to, ...more })
}
