import { findPageId, getEditorParts, listBlocks, outlineRow, waitUntilOpen } from '../../support/editor.ts'
import { expect, expectAccessible, photograph, test } from '../../support/fixtures.ts'
import { anOwnedApp, createName, signInAtStudio } from '../../support/studio.ts'

test(
  'an owner adds blocks by keyboard, saves a pattern, and uses it on a page from a template',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'patterns'), { kit: 'strength' })
    const home_id = await findPageId(app)
    const picker = page.getByRole('dialog', { name: 'Add block' })
    const openPicker = async (): Promise<void> => {
      await page.locator('main').focus()
      await page.keyboard.press('a')
      await expect(picker.getByRole('searchbox')).toBeFocused()
    }

    await test.step('finds a block by another word, chooses its look, and adds it and one more', async () => {
      await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/pages/${home_id}`)
      const editor = getEditorParts(page, app, home_id)
      await waitUntilOpen(editor)
      const before = (await listBlocks(editor)).length
      await openPicker()
      await page.keyboard.type('call to action')
      await expect(picker.getByRole('complementary', { name: 'Preview of Button' })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowRight')
      await expect(picker.getByRole('radio', { name: 'Soft' })).toBeChecked()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(picker).toBeHidden()
      await expect.poll(async () => (await listBlocks(editor)).length).toBe(before + 1)
      await openPicker()
      await expect(picker.getByRole('region', { name: 'Recently used' })).toContainText('Button')
      await page.keyboard.press('1')
      await expect.poll(async () => (await listBlocks(editor)).length).toBe(before + 2)
    })

    await test.step('saves two blocks as a pattern', async () => {
      const editor = getEditorParts(page, app, home_id)
      const buttons = outlineRow(editor, /^Button/)
      await buttons.nth(0).click()
      await buttons.nth(1).click({ modifiers: ['Shift'] })
      await page.getByRole('button', { name: 'Save as pattern' }).click()
      const dialog = page.getByRole('dialog', { name: 'Save as pattern' })
      await dialog.getByLabel('Name').fill('Two buttons')
      await page.keyboard.press('Enter')
      await expect(page.getByText('“Two buttons” saved as a pattern')).toBeVisible()
      await expect(editor.saved).toBeVisible()
    })

    await test.step('creates a page from a template by keyboard', async () => {
      await page.goto(`${foyer.studio}/apps/${app.slug}/pages`)
      await page.getByRole('button', { name: 'New page', exact: true }).first().click()
      const gallery = page.getByRole('dialog', { name: 'New page' })
      await expect(gallery.locator(':focus')).toBeVisible()
      await gallery.getByLabel('Title').fill('Strong by spring')
      await gallery.getByRole('searchbox').fill('prices')
      await page.keyboard.press('ArrowDown')
      await expect(gallery.getByRole('complementary', { name: 'Preview of Sales page' })).toBeVisible()
      await expectAccessible(page)
      await photograph(page, 'studio-templates')
      await gallery.getByRole('button', { name: /^Sales page/ }).press('Enter')
      await page.waitForURL(/\/pages\/[0-9a-f-]{36}/)
    })

    await test.step('inserts the pattern there, and a ready-made section', async () => {
      const editor = getEditorParts(page, app, page.url().split('/').at(-1) ?? '')
      await waitUntilOpen(editor)
      const before = (await listBlocks(editor)).length
      expect(before).toBeGreaterThan(4)
      await openPicker()
      await picker.getByRole('radio', { name: 'Saved' }).check({ force: true })
      await picker.getByRole('button', { name: /^Two buttons/ }).press('Enter')
      await expect.poll(async () => (await listBlocks(editor)).length).toBe(before + 2)
      await openPicker()
      await picker.getByRole('radio', { name: 'Patterns' }).check({ force: true })
      await expect(picker.getByRole('button', { name: /^Prices/ })).toBeVisible()
      await expectAccessible(page)
      await photograph(page, 'studio-patterns')
      await picker.getByRole('searchbox').fill('faq')
      await picker.getByRole('searchbox').press('Enter')
      await expect(editor.frame.getByText('Can I cancel?').last()).toBeVisible()
      await expect(editor.saved).toBeVisible()
    })

    await test.step('saves the page as a template, renames it, and deletes it', async () => {
      const editor = getEditorParts(page, app, page.url().split('/').at(-1) ?? '')
      await page.locator('main').focus()
      await page.keyboard.press('Escape')
      await page.getByRole('tab', { name: 'Settings' }).click()
      await page.getByRole('button', { name: 'Save as template' }).click()
      await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Strong by spring')
      await page.keyboard.press('Enter')
      await expect(page.getByText('“Strong by spring” saved as a template')).toBeVisible()
      await expect(editor.saved).toBeVisible()

      await page.goto(`${foyer.studio}/apps/${app.slug}/pages`)
      await page.getByRole('button', { name: 'New page', exact: true }).first().click()
      const gallery = page.getByRole('dialog', { name: 'New page' })
      await gallery.getByRole('button', { name: /^Your templates/ }).click()
      await gallery.getByRole('button', { name: /^Strong by spring/ }).press('Space')
      await expectAccessible(page)
      await photograph(page, 'studio-own-templates')
      await gallery.getByRole('button', { name: 'More for Strong by spring' }).click()
      await page.getByRole('menuitem', { name: 'Rename' }).click()
      await page.getByRole('dialog', { name: 'Rename template' }).getByLabel('Name').fill('Spring sale')
      await page.keyboard.press('Enter')
      await expect(gallery.getByRole('button', { name: /^Spring sale/ })).toBeVisible()
      await gallery.getByRole('button', { name: 'More for Spring sale' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(gallery.getByRole('button', { name: /^Spring sale/ })).toHaveCount(0)
    })
  },
)
