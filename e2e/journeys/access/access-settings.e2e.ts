import { openEditor } from '../../support/editor.ts'
import { expect, expectAccessible, photograph, test } from '../../support/fixtures.ts'
import { aMember, forgive, startOver } from '../../support/people.ts'
import { anOwnedApp, aProduct, ownName, setAppAccess, signInAtStudio } from '../../support/studio.ts'

test.describe('settings of who may enter', () => {
  test.slow()

  test('who may enter and when a page opens is set, and of two admins the second is told and decides', async ({
    page,
    browser,
    foyer,
    quiet,
  }, info) => {
    test.slow()
    await test.step('of two admins: the second is told, sees both settings, and decides', async () => {
      const { owner, slug } = await anOwnedApp(foyer, ownName(info, 'two-doors'), { kit: 'strength' })
      await aProduct(owner.call, 'Winter block')
      await aMember(foyer, `ines-${slug}@members.example`, 'Ines Duarte', slug)
      const context = await browser.newContext()
      const other = await context.newPage()
      for (const desk of [page, other]) {
        await signInAtStudio(desk, foyer, owner, `/apps/${slug}/settings/access`)
      }

      await other.getByRole('radio', { name: /Only people you let in/ }).check()
      await other.getByRole('button', { name: 'Save', exact: true }).click()
      await other.getByRole('alertdialog').getByRole('button', { name: 'Change it now' }).click()
      await expect(other.getByText('Saved. It holds from now on.')).toBeVisible()
      await context.close()

      await page.getByRole('radio', { name: /Only people who bought/ }).check()
      await page.getByRole('checkbox', { name: 'Winter block' }).check()
      await photograph(page, 'studio-access-subscribers')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog.getByText('1 member can no longer enter')).toBeVisible()
      await expect(dialog.getByText('Ines Duarte')).toBeVisible()
      await dialog.getByRole('button', { name: 'Change it now' }).click()
      await expect(dialog.getByText(/Nothing of yours is saved yet/)).toBeVisible()
      const door = dialog.getByRole('row', { name: /The app opens for/ })
      await expect(door).toContainText('Only people who bought')
      await expect(door).toContainText('Only people you let in')
      const access = async () => (await owner.call('apps.getStudioApp', {})).access
      expect(await access()).toMatchObject({ is_private: true, is_subscriber_only: false })
      await photograph(page, 'studio-access-conflict')

      await dialog.getByRole('button', { name: 'Keep mine' }).click()
      await dialog.getByRole('button', { name: 'Change it now' }).click()
      await expect(page.getByText('Saved. It holds from now on.')).toBeVisible()
      expect(await access()).toMatchObject({ is_private: false, is_subscriber_only: true })
      await photograph(page, 'studio-access-history')

      await setAppAccess(owner.call, { is_subscriber_only: false, require_sign_in: true })
      await page.getByRole('radio', { name: /^Everyone Anyone/ }).check()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await dialog.getByRole('button', { name: 'Change it now' }).click()
      await dialog.getByRole('button', { name: /Use the version of/ }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('radio', { name: /Everyone with an account/ })).toBeChecked()
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
      expect(await access()).toMatchObject({ require_sign_in: true, is_subscriber_only: false })
      forgive(quiet, /status of 409/)
    })
    await startOver(page)
    await test.step('when a page opens: by the calendar, by a date of the app’s zone, and the latest of several', async () => {
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
})
