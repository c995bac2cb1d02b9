import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { getEditorParts } from '../../support/editor.ts'
import { newAddress } from '../../support/members.ts'
import { signInAs } from '../../support/people.ts'
import { anOwnedApp, createName, publishAll, signInAtStudio } from '../../support/studio.ts'

/** The page's own action: one at the foot of a phone's screen, the same inside of the page on wide ones. */
const action = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true })

test(
  'an owner creates a collection, and a member uses a collection and a pack',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'types'), { kit: 'strength' })
    const { call } = app.owner

    await test.step('the studio offers the types for a new page, and a collection starts with a rule', async () => {
      await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/pages`)
      await page.getByRole('button', { name: 'New page', exact: true }).first().click()
      const dialog = page.getByRole('dialog', { name: 'New page' })
      await dialog.getByLabel('Title').fill('All recipes')
      for (const type of ['Pack', 'Stream', 'Collection'])
        await dialog.getByRole('combobox').selectOption({ label: type })
      await dialog.getByRole('button', { name: 'Create page' }).click()
      await page.waitForURL(/\/pages\/[0-9a-f-]{36}/)
      const { fields, frame, saved } = getEditorParts(page, app, page.url().split('/').at(-1) ?? '')
      await expect(saved).toBeVisible()
      await expect(frame.getByRole('heading', { level: 1, name: 'All recipes' })).toBeVisible()
      await fields.getByLabel('Shows').selectOption({ label: 'Meal' })
      await fields.getByLabel('Introduction').fill('Everything from the kitchen.')
      await expect(frame.getByText('Everything from the kitchen.')).toBeVisible()
      await expect(frame.getByText('4 meals')).toBeVisible()
      await expect(saved).toBeVisible()
      await photograph(page, 'studio-collection')
      await publishAll(call)
    })

    await test.step('a member chooses how a collection is shown, and the choice stays', async () => {
      await signInAs(page, app.url, { email: newAddress('types'), name: 'Ines Duarte' })
      await page.goto(`${app.url}/all-recipes`)
      await expect(page.getByText('4 meals')).toBeVisible()
      const pages = page.getByRole('region', { name: 'Pages' })
      await expect(pages.getByRole('link')).toHaveCount(4)
      await photograph(page, 'member-collection-grid')
      await page.getByRole('button', { name: 'List', exact: true }).click()
      await photograph(page, 'member-collection-list')
      await page.reload()
      await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })

    await test.step('a pack is started, shows its progress, and can be left', async () => {
      const { items } = await call('commerce.listStudioProducts', { limit: 50 })
      const pack = items.find(({ title }) => title === 'Hotel room week')
      await page.goto(`${app.url}/buy/${pack?.id}`)
      await page.getByRole('button', { name: 'Pay $12 now' }).click()
      await expect(page.getByText('You’re all set')).toBeVisible()
      await page.goto(`${app.url}/programs/hotel-room-week`)
      await expect(page.getByRole('heading', { level: 2, name: 'Inside' })).toBeVisible()
      await photograph(page, 'member-pack')
      await action(page, 'button', 'Start pack').click()
      await expect(page.getByText('0 of 3 done')).toBeVisible()
      await page.getByRole('link', { name: /^Workout Wake up tall/ }).click()
      await action(page, 'button', 'Mark as complete').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.goto(`${app.url}/me/my-content`)
      await expect(page.getByRole('region', { name: 'Packs' }).getByText('Hotel room week')).toBeVisible()
      await page.goto(`${app.url}/programs/hotel-room-week`)
      await expect(page.getByText('1 of 3 done')).toBeVisible()
      await photograph(page, 'member-pack-started')
      await page.getByRole('button', { name: 'Leave pack' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave pack' }).click()
      await expect(action(page, 'button', 'Start pack')).toBeVisible()
    })
  },
)
