import { programPage } from '@foyer/content/definitions'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { createPages, publishNow, type PageSeed } from '../../src/features/pages/index.ts'
import { createEmit } from '../../src/platform/events/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { aServer } from '../harness.ts'
import type { AppLike } from './identity.ts'

/** A page of a course under test: its title, its access settings and its children. */
export type CoursePage = {
  title: string
  content_type?: string
  node?: Partial<AccessNodeInput>
  below?: readonly CoursePage[]
  /** Of a program: the day of its week of each page below, by title. */
  days?: Readonly<Record<string, number>>
}

/** Publishes nested pages and returns their ids by title. */
export async function publishCourse(
  app: AppLike,
  pages: readonly CoursePage[],
): Promise<(title: string) => string> {
  const api = await aServer()
  const ids = new Map<string, string>()
  const by = { id: newId(), name: 'Maren Oduya' }
  const now = api.clock.now()
  await api.inApp(app.id, async (tx) => {
    await createPages(tx, {
      parent_id: null,
      pages: pages.map((page) => createSeed(page, '', ids)),
      by: by.name,
      at: now,
    })
    await publishNow({ tx, emit: createEmit(tx, api.services), services: api.services, now, by })
  })
  return (title) => {
    const id = ids.get(title)
    if (id === undefined) throw new Error(`No page of the course is called "${title}".`)
    return id
  }
}

/** A program of two weeks with two workouts each, as most tests need it. */
export function aProgram(node: Partial<AccessNodeInput> = {}): CoursePage {
  return {
    title: 'Base',
    content_type: 'program',
    node: { is_progress_root: true, ...node },
    below: [
      { title: 'Week 1', below: [aWorkout('Squat'), aWorkout('Press')] },
      { title: 'Week 2', below: [aWorkout('Row'), aWorkout('Carry')] },
    ],
  }
}

/** A workout page. */
export function aWorkout(title: string, node: Partial<AccessNodeInput> = {}): CoursePage {
  return { title, content_type: 'workout', node }
}

/** The program of `aProgram`, with sessions on days 1 and 4 of its weeks. */
export function aPlannedProgram(node: Partial<AccessNodeInput> = {}): CoursePage {
  return { ...aProgram(node), days: { Squat: 1, Press: 4, Row: 1, Carry: 4 } }
}

function createSeed(page: CoursePage, parent_path: string, ids: Map<string, string>): PageSeed {
  const { title, content_type = 'generic', node = {}, below = [], days = {} } = page
  const id = newId()
  ids.set(title, id)
  const path = `${parent_path}/${title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}`
  const children = below.map((child) => createSeed(child, path, ids))
  const planned = Object.entries(days).map(([name, day]) => ({ page_id: ids.get(name) ?? '', day }))
  const fields = planned.length > 0 ? { fields: { ...programPage.defaults, days: planned } } : {}
  return { id, content_type, path, node, draft: { title, ...fields }, children }
}
