import { openEditor } from '../../support/editor.ts'
import { expect, expectAccessible, test } from '../../support/fixtures.ts'
import { aMember } from '../../support/people.ts'
import { createName } from '../../support/studio.ts'

test.describe('settings of who may enter', () => {
  test.slow()

  test(
    'when a page opens is set by the calendar, by a date, and by the latest of several',
    { tag: '@rare' },
    async ({ page, foyer }, info) => {
      test.slow()
      const { app, page_id, fields } = await openEditor(page, foyer, createName(info, 'opens'))
      await aMember(foyer, `noor-${app.slug}@members.example`, 'Noor Haddad', app.slug)
      await page.locator('main').focus()
      await page.keyboard.press('Escape')
      await fields.getByRole('tab', { name: 'Access' }).click()
      await fields.getByRole('switch', { name: /^Schedule availability/ }).click()
      const save = fields.getByRole('button', { name: 'Review changes' })
      await expect(save).toBeDisabled()
      await expect(fields.getByRole('alert')).toBeVisible()

      await fields.getByRole('checkbox', { name: /Calendar days/ }).check()
      await fields.getByLabel('Number').fill('0')
      await expect(save).toBeDisabled()
      await fields.getByLabel('Number').fill('2')
      await fields.getByLabel('Unit', { exact: true }).selectOption('Months')
      await expect(fields.getByText(/no page here or above can be started/)).toBeVisible()
      await expect(save).toBeDisabled()
      await fields.getByRole('switch', { name: /^Members start this page/ }).click()
      await expect(fields.getByText('Counts from when each member starts this page.')).toBeVisible()
      await expect(save).toBeEnabled()
      await fields.getByRole('checkbox', { name: 'On a date' }).check()
      await fields.getByLabel('Date', { exact: true }).fill('9999-12-31T09:00')
      await expect(save).toBeDisabled()
      await fields.getByLabel('Date', { exact: true }).fill('2031-05-04T09:00')
      await expect(fields.getByText('the latest one counts', { exact: false })).toBeVisible()
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('page-access-opening.png') })

      await save.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(/loses? access/)).toBeVisible()
      await expect(dialog.getByText('Noor Haddad')).toBeVisible()
      await expect(dialog.getByText(/\d+ pages? can no longer be read without an account/)).toBeVisible()
      await page.screenshot({ path: info.outputPath('page-access-confirm.png') })
      await dialog.getByRole('button', { name: 'Change access' }).click()
      await expect(dialog).toBeHidden()
      const { node } = await app.owner.call('pages.getAccessSettings', { id: page_id })
      expect(node).toMatchObject({ is_scheduled: true, schedule_period: 'month', schedule_interval: 2 })
      expect(node.unlocks_at).toMatch(/^2031-05-0/)
    },
  )
})
