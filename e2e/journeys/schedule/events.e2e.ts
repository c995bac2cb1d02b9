import { getEditorParts } from '../../support/editor.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { createCaller, ignoreErrors } from '../../support/people.ts'
import {
  anOwnedApp,
  aProduct,
  createName,
  publishAll,
  setPageAccess,
  signInAtStudio,
} from '../../support/studio.ts'

const DAY_MS = 86_400_000

/** The day so many days from now, `YYYY-MM-DD`. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test(
  'an event shows when it takes place, and its dates are as accessible as its page',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'event'))
    const { call } = app.owner
    await call('apps.updateApp', { time_zone: 'Europe/London' })
    const { page_id } = await call('pages.createPage', {
      parent_id: null,
      content_type: 'event_occurrence',
      title: 'Harbour run',
    })
    const guest = createCaller(foyer, { slug: app.slug })
    const period = { start: new Date().toISOString(), end: new Date(Date.now() + 60 * DAY_MS).toISOString() }
    const listed = async () => (await guest('schedule.listOccurrences', period)).items

    await test.step('the owner sets its day, its time and how it repeats', async () => {
      await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/pages/${page_id}`)
      const { fields, frame, saved } = getEditorParts(page, app, page_id)
      await fields.getByLabel('First day').fill(dayIn(7))
      await fields.getByLabel('Time', { exact: true }).fill('18:30')
      await fields.getByLabel('Repeats').selectOption({ label: 'Every week' })
      await fields.getByLabel('Last day').fill(dayIn(3))
      await expect(fields.getByLabel('Last day')).toHaveAttribute('aria-invalid', 'true')
      await fields.getByLabel('Last day').fill('')
      await fields.getByLabel('Place').fill('The old pier')
      await expect(frame.getByText('The old pier')).toBeVisible()
      await expect(saved).toBeVisible()
      await photograph(page, 'studio-event')
      await publishAll(call)
    })

    await test.step('anybody finds its dates on its page and by period', async () => {
      await page.goto(`${app.url}/harbour-run`)
      await expect(page.getByRole('heading', { level: 1, name: 'Harbour run' })).toBeVisible()
      const dates = page.getByRole('region', { name: 'Upcoming dates' }).getByRole('listitem')
      await expect(dates).toHaveCount(5)
      await expect(dates.first()).toContainText('6:30')
      await expect(page.getByText('The old pier')).toBeVisible()
      await photograph(page, 'member-event')
      await expect.poll(async () => (await listed()).length, { timeout: 20_000 }).toBeGreaterThan(6)
      const [first] = await listed()
      expect(first).toMatchObject({ event_id: page_id, title: 'Harbour run', state: 'granted' })
      expect(await guest('schedule.getEventAccess', { id: first?.id ?? '' })).toMatchObject({ granted: true })
    })

    await test.step('once it is sold, its dates show that and nothing else', async () => {
      const { id } = await aProduct(call, 'Run club')
      await setPageAccess(call, page_id, { require_purchase: true, products: [id] })
      await expect.poll(async () => (await listed())[0]?.state).toBe('require_purchase')
      const [first] = await listed()
      expect(JSON.stringify(await listed())).not.toContain('old pier')
      expect(await guest('schedule.getEventAccess', { id: first?.id ?? '' })).toMatchObject({
        granted: false,
        reason: 'PURCHASE_REQUIRED',
        product_ids: [id],
      })
      await page.goto(`${app.url}/harbour-run`)
      await expect(page.getByRole('heading', { level: 1, name: "You don't have access" })).toBeVisible()
      await expect(page.getByText('The old pier')).toBeHidden()
      ignoreErrors(quiet, 403)
      ignoreErrors(quiet, 401)
    })
  },
)
