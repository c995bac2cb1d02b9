import { openEditor } from '../support/editor.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { forgive } from '../support/people.ts'
import { ownName, setPageAccess } from '../support/studio.ts'

test('settings of a page that a colleague has set meanwhile are not replaced unseen', async ({
  page,
  foyer,
  quiet,
}, info) => {
  const { app, page_id, fields } = await openEditor(page, foyer, ownName(info, 'admins'))
  const settings = () => app.owner.call('pages.getAccessSettings', { id: page_id })
  await page.locator('main').focus()
  await page.keyboard.press('Escape')
  await fields.getByRole('tab', { name: 'Who sees it' }).click()
  await fields.getByRole('switch', { name: /^Hidden from everyone/ }).click()
  const { node } = await settings()
  await setPageAccess(app.owner.call, page_id, { ...node, require_authentication: true })
  await fields.getByRole('button', { name: 'See who gains and who loses' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Change it now' }).click()
  await expect(dialog.getByText(/has set who may see this page meanwhile/)).toBeVisible()
  expect((await settings()).node).toMatchObject({ is_private: false, require_authentication: true })
  // Another width would draw the panel, and with it the dialog, anew.
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(dialog).toBeHidden()
  expect((await settings()).node).toMatchObject({ is_private: true, require_authentication: false })
  forgive(quiet, /status of 409/)
})
