import { expect, it } from 'vitest'
import { setPublicMedia } from '../../src/features/media/index.ts'
import type { AppAccess } from '@foyer/domain/access'
import { setAppAccess } from '../factories/access.ts'
import { atApp } from '../factories/identity.ts'
import { anApp, PUBLIC_ACCESS } from '../factories/apps.ts'
import { aProduct } from '../factories/commerce.ts'
import { aPicture } from '../factories/media.ts'
import { migrate } from '../factories/migrations.ts'
import { aBlock, aPage, usePlainRenderer, publishApp } from '../factories/pages.ts'
import { aServer } from '../harness.ts'

it('revokes what earlier versions left open in any app, and leaves what an open page shows', async () => {
  const api = await aServer()
  await usePlainRenderer()
  const apps = [await anApp(), await anApp()]
  const states = apps.map(async (app) => {
    const [shown, orphan] = [await aPicture(app), await aPicture(app)]
    await aPage(app, {
      draft: { blocks: [aBlock('image', { image: { media_id: shown.id, alt: 'A rack' } })] },
    })
    await publishApp(app)
    await api.inApp(app.id, (tx) => setPublicMedia(tx, api.services, [orphan.id]))
    return { app, shown, orphan }
  })
  const created = await Promise.all(states)
  const stateOf = async () =>
    Promise.all(
      created.map(({ app, shown, orphan }) =>
        api.inApp(app.id, async (tx) => {
          const rows = await tx.selectFrom('media').select(['id', 'is_public']).execute()
          return [shown.id, orphan.id].map((id) => rows.find((row) => row.id === id)?.is_public)
        }),
      ),
    )
  expect(await stateOf()).toEqual(created.map(() => [true, true]))

  await migrate('0198_pages_settle_media')
  await expect.poll(stateOf, { timeout: 15_000 }).toEqual(created.map(() => [true, false]))
})

it('disables a sign-up offer that had no effect in an earlier version, so that the app can be saved', async () => {
  const api = await aServer()
  const app = await anApp()
  const { id } = await aProduct(app)
  const offer_page = { app_products: [id], prompt_purchase_post_sign_up: true }
  const storeState = (access: AppAccess) =>
    api.inApp(app.id, (tx) =>
      tx
        .updateTable('apps')
        .set({ access: JSON.stringify(access) })
        .where('id', '=', app.id)
        .execute(),
    )
  const owner = api.as(atApp(app.owner, app))
  const stored = async () => (await owner.call('apps.getStudioApp')).access

  await storeState({ ...PUBLIC_ACCESS, ...offer_page })
  await migrate('0250_apps_offer_after_sign_up')
  expect(await stored()).toEqual({ ...PUBLIC_ACCESS, app_products: [id] })
  const saved = await setAppAccess(app, { require_sign_in: true })
  expect(saved.access).toMatchObject({ require_sign_in: true, prompt_purchase_post_sign_up: false })

  await setAppAccess(app, { require_sign_in: false, is_subscriber_only: true, ...offer_page })
  await migrate('0250_apps_offer_after_sign_up')
  expect(await stored()).toMatchObject({ is_subscriber_only: true, ...offer_page })
})
