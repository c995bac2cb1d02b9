import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { up } from '../../migrations/0198_pages_settle_media.ts'
import { setPublicMedia } from '../../src/features/media/index.ts'
import { anApp } from '../factories/apps.ts'
import { aPicture } from '../factories/media.ts'
import { aBlock, aPage, drawPlainly, publishApp } from '../factories/pages.ts'
import { aServer } from '../harness.ts'

it('takes back what earlier versions left open in any app, and leaves alone what an open page shows', async () => {
  const api = await aServer()
  await drawPlainly()
  const apps = [await anApp(), await anApp()]
  const states = apps.map(async (app) => {
    const [shown, stray] = [await aPicture(app), await aPicture(app)]
    await aPage(app, {
      draft: { blocks: [aBlock('image', { image: { media_id: shown.id, alt: 'A rack' } })] },
    })
    await publishApp(app)
    await api.inApp(app.id, (tx) => setPublicMedia(tx, api.services, [stray.id]))
    return { app, shown, stray }
  })
  const made = await Promise.all(states)
  const stateOf = async () =>
    Promise.all(
      made.map(({ app, shown, stray }) =>
        api.inApp(app.id, async (tx) => {
          const rows = await tx.selectFrom('media').select(['id', 'is_public']).execute()
          return [shown.id, stray.id].map((id) => rows.find((row) => row.id === id)?.is_public)
        }),
      ),
    )
  expect(await stateOf()).toEqual(made.map(() => [true, true]))

  const pool = new pg.Pool({ connectionString: api.owner_url, max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  await up(db)
  await db.destroy()
  await expect.poll(stateOf, { timeout: 15_000 }).toEqual(made.map(() => [true, false]))
})
