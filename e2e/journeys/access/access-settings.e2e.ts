import { openEditor } from '../../support/editor.ts'
import { expect, expectAccessible, test } from '../../support/fixtures.ts'
import { aMember } from '../../support/people.ts'
import { ownName } from '../../support/studio.ts'

test.describe('settings of who may enter', () => {
  test.slow()

  test('when a page opens is set by the calendar, by a date, and by the latest of several', async ({
    page,
    foyer,
  }, info) => {
    test.slow()
    const { app, page_id, fields } = await openEditor(page, foyer, ownName(info, 'opens'))
    await aMember(foyer, `noor-${app.slug}@members.example`, 'Noor Haddad', app.slug)
    await page.locator('main').focus()
    await page.keyboard.press('Escape')
    await fields.getByRole('tab', { name: 'Access' }).click()
    await fields.getByRole('switch', { name: /^Opens later/ }).click()
    const save = fields.getByRole('button', { name: 'See who gains and who loses' })
    await expect(save).toBeDisabled()
    await expect(fields.getByRole('alert')).toBeVisible()

    await fields.getByRole('checkbox', { name: /by the calendar/ }).check()
    await fields.getByLabel('How many').fill('0')
    await expect(save).toBeDisabled()
    await fields.getByLabel('How many').fill('2')
    await fields.getByLabel('Of what').selectOption('Months')
    await expect(fields.getByText(/no page here or above can be started/)).toBeVisible()
    await expect(save).toBeDisabled()
    await fields.getByRole('switch', { name: /^A program that members start/ }).click()
    await expect(fields.getByText('Counts from when each member starts this page.')).toBeVisible()
    await expect(save).toBeEnabled()
    await fields.getByRole('checkbox', { name: 'On a date' }).check()
    await fields.getByLabel('On this day').fill('9999-12-31T09:00')
    await expect(save).toBeDisabled()
    await fields.getByLabel('On this day').fill('2031-05-04T09:00')
    await expect(fields.getByText('the latest counts', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('page-access-opening.png') })

    await save.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/can no longer see it/)).toBeVisible()
    await expect(dialog.getByText('Noor Haddad')).toBeVisible()
    await expect(dialog.getByText(/Without an account \d+ pages? can no longer be read/)).toBeVisible()
    await page.screenshot({ path: info.outputPath('page-access-confirm.png') })
    await dialog.getByRole('button', { name: 'Change it now' }).click()
    await expect(dialog).toBeHidden()
    const { node } = await app.owner.call('pages.getAccessSettings', { id: page_id })
    expect(node).toMatchObject({ is_scheduled: true, schedule_period: 'month', schedule_interval: 2 })
    expect(node.unlocks_at).toMatch(/^2031-05-0/)
  })
})
