import { expect, expectAccessible, test } from '../../support/fixtures.ts'
import { openEditor, outlineRow } from '../../support/editor.ts'
import { ignoreErrors } from '../../support/people.ts'
import { createName } from '../../support/studio.ts'

test(
  'an owner edits a picture’s name and alternative text, and learns that it has no public address',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    test.slow()
    const editor = await openEditor(page, foyer, createName(info, 'details'))
    const { app, fields } = editor
    const picture = { name: 'harbour.png', mimeType: 'image/png', buffer: await page.screenshot() }
    const dialog = page.getByRole('dialog', { name: 'Choose an image' })
    const details = dialog.getByRole('form', { name: 'Image details' })
    const saved = async () => (await app.owner.call('media.listMedia', {})).items[0]

    await test.step('finds the details of the picture that it has chosen', async () => {
      await outlineRow(editor, 'Harbour Strength').focus()
      await page.keyboard.press('Enter')
      await fields.getByRole('button', { name: /^(Choose an image|Replace)$/ }).click()
      await dialog.getByRole('tab', { name: 'Your images' }).click()
      await expect(details).toBeHidden()
      await dialog.locator('input[type=file]').setInputFiles(picture)
      await expect(dialog).toBeHidden()
      await fields.getByRole('button', { name: 'Replace' }).click()
      await expect(details.getByRole('radio', { name: /^When used on a public page/ })).toBeChecked()
    })

    await test.step('keeps the input when it cannot be saved', async () => {
      await details.getByLabel('Name in your library').fill('Harbour at dawn')
      await details.getByLabel('Alt text').fill('Boats in the fog')
      await details.getByRole('radio', { name: /^Never/ }).check()
      await page.route('**/studio/media/*', (route) => route.abort())
      await details.getByRole('button', { name: 'Save details' }).click()
      await expect(details.getByRole('alert')).toBeVisible()
      await page.unroute('**/studio/media/*')
      await page.context().setOffline(true)
      await expect(details.getByText(/^You’re offline/)).toBeVisible()
      await expect(details.getByRole('button', { name: 'Save details' })).toBeDisabled()
      await page.context().setOffline(false)
      await expect(details.getByLabel('Name in your library')).toHaveValue('Harbour at dawn')
    })

    await test.step('saves, and has it again', async () => {
      await details.getByRole('button', { name: 'Save details' }).click()
      await expect(dialog.getByRole('button', { name: /Harbour at dawn/ })).toBeVisible()
      const stored = { name: 'Harbour at dawn', alt: 'Boats in the fog', public_address: 'never' }
      expect(await saved()).toMatchObject(stored)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await outlineRow(editor, 'Harbour Strength').focus()
      await page.keyboard.press('Enter')
      await fields.getByRole('button', { name: 'Replace' }).click()
      await expect(details.getByRole('radio', { name: /^Never/ })).toBeChecked()
      await details.scrollIntoViewIfNeeded()
      await expectAccessible(page)
    })
    ignoreErrors(quiet, /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  },
)
