import { getEditorParts } from '../../support/editor.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import {
  aMember,
  createAddress,
  createCaller,
  ignoreErrors,
  resetBrowser,
  signInAs,
} from '../../support/people.ts'
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
      await fields.getByLabel('Place', { exact: true }).fill('The old pier')
      await fields.getByLabel('Places', { exact: true }).fill('1')
      await expect(frame.getByText('The old pier')).toBeVisible()
      await expect(saved).toBeVisible()
      await photograph(page, 'studio-event')
      await publishAll(call)
    })

    await test.step('anybody finds its dates on its page and by period', async () => {
      await expect.poll(async () => (await listed()).length, { timeout: 20_000 }).toBeGreaterThan(6)
      await page.goto(`${app.url}/harbour-run`)
      await expect(page.getByRole('heading', { level: 1, name: 'Harbour run' })).toBeVisible()
      const dates = page.getByRole('region', { name: 'Upcoming dates' })
      await expect(dates.getByText('6:30 PM to 7:30 PM').first()).toBeVisible()
      await expect(dates.getByRole('listitem')).toHaveCount(4)
      await expect(page.getByText('The old pier')).toBeVisible()
      await expect(page.getByText('1 of 1 places left')).toBeVisible()
      await photograph(page, 'member-event')
      const [first] = await listed()
      expect(first).toMatchObject({ event_id: page_id, title: 'Harbour run', state: 'granted' })
      expect(await guest('schedule.getEventAccess', { id: first?.id ?? '' })).toMatchObject({ granted: true })
    })

    await test.step('a member waits for a place of a full date, gets it, and has it on the calendar', async () => {
      const [ada, bo] = await Promise.all(
        ['Ada Novak', 'Bo Lind'].map((name) =>
          aMember(foyer, createAddress(name.slice(0, 2), info.testId), name, app.slug),
        ),
      )
      if (!ada || !bo) throw new Error('nobody joined')
      const id = (await listed())[0]?.id ?? ''
      await ada.call('schedule.subscribeEvent', { id })
      await signInAs(page, app.url, { email: bo.email })
      await page.goto(`${app.url}/harbour-run`)
      await page.getByRole('button', { name: 'Join the waiting list' }).click()
      await expect(page.getByText('next in line')).toBeVisible()
      await page.getByRole('button', { name: '1 goes' }).click()
      await expect(page.getByRole('dialog').getByText('Ada Novak')).toBeVisible()
      await page.keyboard.press('Escape')
      await photograph(page, 'member-event-full')

      await ada.call('schedule.subscribeEvent', { id, answer: 'declined' })
      await page.reload()
      await expect(page.getByRole('button', { name: 'I’m going', pressed: true })).toBeVisible()
      const { items } = await bo.call('schedule.listSchedule', { from: dayIn(7), to: dayIn(7) })
      expect(items).toMatchObject([{ item_id: id }])
      await resetBrowser(page)
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
