import { getEditorParts } from '../../support/editor.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { anOwnedApp, createName, publishAll, signInAtStudio } from '../../support/studio.ts'

test(
  'an owner tags exercises together, lists them by a rule with a live count, and members see the list',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'tags'), { kit: 'strength' })
    const { call } = app.owner
    const { page_id } = await call('pages.createPage', {
      parent_id: null,
      content_type: 'collection',
      title: 'With a bell',
    })

    await test.step('a tag is created, and given to all exercises that a filter leaves', async () => {
      await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/library/tags`)
      await page.getByRole('button', { name: 'New tag' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill('Bell')
      await dialog.getByRole('button', { name: 'Create tag' }).click()
      await expect(page.getByRole('rowheader', { name: 'Bell', exact: true })).toBeVisible()
      await page.goto(`${foyer.studio}/apps/${app.slug}/library?equipment=Kettlebell`)
      await expect(page.getByRole('rowheader', { name: /Kettlebell swing/ })).toBeVisible()
      await page.getByRole('checkbox', { name: 'Select all pages' }).click()
      await page.getByRole('region', { name: 'Selected pages' }).getByRole('button', { name: 'Tags' }).click()
      await page.getByRole('dialog').getByRole('checkbox', { name: /^Bell/ }).check()
      await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('Tags of 1 page changed')).toBeVisible()
      await photograph(page, 'studio-library-tagged')
    })

    await test.step('a collection lists by the tag, and counts what it finds while it is changed', async () => {
      await page.goto(`${foyer.studio}/apps/${app.slug}/pages/${page_id}`)
      const { fields, saved } = getEditorParts(page, app, page_id)
      await fields.getByLabel('Shows').selectOption({ label: 'Exercise' })
      await expect(fields.getByText('24 pages match')).toBeVisible()
      const tags = fields.getByRole('combobox', { name: 'Has any of these tags' })
      await tags.fill('Bell')
      await tags.press('Enter')
      await expect(fields.getByText('1 page matches')).toBeVisible()
      // The open list hides everything beside it from assistive technology.
      await tags.press('Escape')
      await expect(fields.getByText('Kettlebell swing')).toBeVisible()
      await expect(saved).toBeVisible()
      await photograph(page, 'studio-rule')
      await publishAll(call)
    })

    await test.step('a visitor sees what the rule finds', async () => {
      await page.goto(`${app.url}/with-a-bell`)
      await expect(page.getByRole('region', { name: 'Pages' }).getByRole('link')).toHaveCount(1)
      await expect(page.getByRole('link', { name: /Kettlebell swing/ })).toBeVisible()
    })
  },
)
