import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { canSeePerson, type PersonViewer } from '@foyer/domain/directory'
import { aMember, aUser } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { findBlocksBetween } from './repository/blocks.ts'
import { toPersonFacts, type PersonFacts } from './repository/people.ts'
import { createVisibilitySql } from './repository/visibility-sql.ts'
import { selectPeople } from '../identity/index.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const both = [false, true] as const
const blocks = ['nobody', 'viewer', 'person', 'each other'] as const

/**
 * Creates people in all combinations of the facts that visibility depends on, except the app's messaging profile, of
 * which there is one.
 */
async function seedEveryone(viewer_id: string): Promise<void> {
  for (const is_member of both)
    for (const closed_state of [{}, { suspended_at: new Date() }, { deletes_at: new Date() }])
      for (const is_admin of both)
        for (const profile_visibility of ['public', 'private'] as const)
          for (const by of blocks) {
            const columns = { is_admin, ...closed_state }
            const person = is_member
              ? await aMember(app, { ...columns, profile_visibility })
              : await aUser(app, columns)
            await block(viewer_id, person.user_id, by)
          }
}

function block(viewer_id: string, person_id: string, by: (typeof blocks)[number]): Promise<void> {
  const pairs = [
    ...(by === 'viewer' || by === 'each other' ? [[viewer_id, person_id]] : []),
    ...(by === 'person' || by === 'each other' ? [[person_id, viewer_id]] : []),
  ]
  return api.inApp(app.id, async (tx) => {
    for (const [blocker_user_id = '', blocked_user_id = ''] of pairs)
      await tx
        .insertInto('blocked_people')
        .values({ app_id: app.id, blocker_user_id, blocked_user_id, created_at: new Date() })
        .execute()
  })
}

it('matches the domain rule in SQL for every combination', async () => {
  const me = await aMember(app)
  await seedEveryone(me.user_id)
  const db = api.database.forApp(app.id)
  const all: PersonFacts[] = (await selectPeople(db).execute()).map(toPersonFacts)
  expect(all.length).toBeGreaterThanOrEqual(96)
  const condition = createVisibilitySql({
    app: 'viewer.app_id',
    user: 'users',
    subscriber: 'subscribers',
    viewer: 'viewer.id',
    sees_private: 'viewer.sees_private',
  })
  const viewers: PersonViewer[] = [null, me.user_id].flatMap((user_id) =>
    both.flatMap((is_admin) => both.map((is_account_admin) => ({ user_id, is_admin, is_account_admin }))),
  )
  for (const [viewer, is_app_messaging_profile] of viewers.flatMap((one) =>
    both.map((is) => [one, is] as const),
  )) {
    const sees_private = viewer.is_admin || viewer.is_account_admin
    const as_if = JSON.stringify({ is_app_messaging_profile })
    const { rows } = await sql<{ id: string }>`
      with users as (
        select (jsonb_populate_record(stored, ${as_if}::jsonb)).* from users stored where app_id = ${app.id}
      )
      select users.id
      from (select ${app.id}::uuid as app_id, ${viewer.user_id}::uuid as id, ${sees_private}::boolean as sees_private) viewer
      cross join users
      left join subscribers on subscribers.app_id = users.app_id and subscribers.user_id = users.id
      where users.app_id = ${app.id} and (${sql.raw(condition)})`.execute(db)
    const expected: string[] = []
    for (const person of all) {
      const between = viewer.user_id
        ? await findBlocksBetween(db, viewer.user_id, person.user_id)
        : { by_one: false, by_other: false }
      const is_blocked = between.by_one || between.by_other
      if (canSeePerson(viewer, { ...person, is_app_messaging_profile, is_blocked }))
        expected.push(person.user_id)
    }
    expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
  }
}, 60_000)
