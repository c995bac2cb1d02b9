import { beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '../ids.ts'
import type { AppTx } from './app-db.ts'
import { asApp } from './as-app.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const note = (tx: AppTx, id = newId()) =>
  tx
    .insertInto('app_access_changes')
    .values({ app_id: tx.app_id, id, access: '{}', changed_at: new Date() })
    .execute()
const notesOf = (app_id: string) =>
  api.database.forApp(app_id).selectFrom('app_access_changes').select('app_id').execute()

describe('asApp', () => {
  it('writes rows of another app, and goes on as the own one', async () => {
    const [mine, other] = [await anApp(), await anApp()]
    await api.inApp(mine.id, async (tx) => {
      await asApp(tx, other.id, (inner) => note(inner))
      await note(tx)
    })
    expect(await notesOf(mine.id)).toEqual([{ app_id: mine.id }])
    expect(await notesOf(other.id)).toEqual([{ app_id: other.id }])
  })

  it('lets the wall stand: inside, rows of the own app are out of reach', async () => {
    const [mine, other] = [await anApp(), await anApp()]
    const seen = await api.inApp(mine.id, async (tx) => {
      await note(tx)
      return asApp(tx, other.id, (inner) => inner.selectFrom('app_access_changes').select('id').execute())
    })
    expect(seen).toEqual([])
    const trespass = api.inApp(mine.id, (tx) =>
      asApp(tx, other.id, (inner) =>
        inner
          .insertInto('app_access_changes')
          .values({ app_id: mine.id, id: newId(), access: '{}', changed_at: new Date() })
          .execute(),
      ),
    )
    await expect(trespass).rejects.toMatchObject({ code: '42501' })
  })

  it('carries its own app again when the work throws and someone catches it', async () => {
    const [mine, other] = [await anApp(), await anApp()]
    await api.inApp(mine.id, async (tx) => {
      await asApp(tx, other.id, () => Promise.reject(new Error('changed my mind'))).catch(() => undefined)
      await note(tx)
    })
    expect(await notesOf(mine.id)).toHaveLength(1)
  })

  it('passes on why the database refused, and leaves nothing of either app', async () => {
    const [mine, other] = [await anApp(), await anApp()]
    const id = newId()
    const refused = api.inApp(mine.id, async (tx) => {
      await note(tx)
      await asApp(tx, other.id, async (inner) => {
        await note(inner, id)
        await note(inner, id)
      })
    })
    await expect(refused).rejects.toMatchObject({ code: '23505' })
    expect([await notesOf(mine.id), await notesOf(other.id)]).toEqual([[], []])
  })

  it('tells after the commit what was asked inside', async () => {
    const [mine, other] = [await anApp(), await anApp()]
    const told: string[] = []
    await api.inApp(mine.id, async (tx) => {
      await asApp(tx, other.id, async (inner) => inner.afterCommit(() => told.push('after')))
      told.push('before')
    })
    expect(told).toEqual(['before', 'after'])
  })
})
