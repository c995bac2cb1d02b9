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

const insertChange = (tx: AppTx, id = newId()) =>
  tx
    .insertInto('app_access_changes')
    .values({ app_id: tx.app_id, id, access: '{}', changed_at: new Date() })
    .execute()
const changesOf = (app_id: string) =>
  api.database.forApp(app_id).selectFrom('app_access_changes').select('app_id').execute()

describe('asApp', () => {
  it('writes rows of another app, then continues in its own app', async () => {
    const [own_app, other] = [await anApp(), await anApp()]
    await api.inApp(own_app.id, async (tx) => {
      await asApp(tx, other.id, (inner) => insertChange(inner))
      await insertChange(tx)
    })
    expect(await changesOf(own_app.id)).toEqual([{ app_id: own_app.id }])
    expect(await changesOf(other.id)).toEqual([{ app_id: other.id }])
  })

  it('applies row-level security: rows of the original app are not visible inside', async () => {
    const [own_app, other] = [await anApp(), await anApp()]
    const visible = await api.inApp(own_app.id, async (tx) => {
      await insertChange(tx)
      return asApp(tx, other.id, (inner) => inner.selectFrom('app_access_changes').select('id').execute())
    })
    expect(visible).toEqual([])
    const crossTenant = api.inApp(own_app.id, (tx) =>
      asApp(tx, other.id, (inner) =>
        inner
          .insertInto('app_access_changes')
          .values({ app_id: own_app.id, id: newId(), access: '{}', changed_at: new Date() })
          .execute(),
      ),
    )
    await expect(crossTenant).rejects.toMatchObject({ code: '42501' })
  })

  it('carries its own app again when the work throws and someone catches it', async () => {
    const [own_app, other] = [await anApp(), await anApp()]
    await api.inApp(own_app.id, async (tx) => {
      await asApp(tx, other.id, () => Promise.reject(new Error('changed my mind'))).catch(() => undefined)
      await insertChange(tx)
    })
    expect(await changesOf(own_app.id)).toHaveLength(1)
  })

  it('passes on the database error and persists nothing in either app', async () => {
    const [own_app, other] = [await anApp(), await anApp()]
    const id = newId()
    const refused = api.inApp(own_app.id, async (tx) => {
      await insertChange(tx)
      await asApp(tx, other.id, async (inner) => {
        await insertChange(inner, id)
        await insertChange(inner, id)
      })
    })
    await expect(refused).rejects.toMatchObject({ code: '23505' })
    expect([await changesOf(own_app.id), await changesOf(other.id)]).toEqual([[], []])
  })

  it('runs after-commit hooks that were registered inside', async () => {
    const [own_app, other] = [await anApp(), await anApp()]
    const emitted: string[] = []
    await api.inApp(own_app.id, async (tx) => {
      await asApp(tx, other.id, async (inner) => inner.afterCommit(() => emitted.push('after')))
      emitted.push('before')
    })
    expect(emitted).toEqual(['before', 'after'])
  })
})
