import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import {
  getDialog,
  ignoreErrors,
  findLink,
  waitForMail,
  PASSWORD,
  resetBrowser,
} from '../../support/people.ts'
import {
  anOwnedApp,
  aProduct,
  useDesktopWidth,
  createName,
  setAppAccess,
  signInAtStudio,
} from '../../support/studio.ts'

test.describe('the team', () => {
  test.slow()

  test(
    'an owner invites an admin, who joins, changes role and is removed; a used or forged link shows an error',
    { tag: '@rare' },
    async ({ page, browser, foyer, quiet }, info) => {
      test.slow()
      await test.step('an owner invites an admin, who joins, is given another role, and is taken out again', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'team'))
        const email = newAddress('sam')
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/team`)
        await page.getByRole('button', { name: 'Invite', exact: true }).click()
        await getDialog(page).getByLabel('Email').fill(email)
        await photograph(page, 'studio-team-invite')
        await getDialog(page).getByRole('button', { name: 'Send invitation' }).click()
        await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
        await expect(page.getByRole('button', { name: `Resend to ${email}` })).toBeVisible()

        const other = await browser.newPage()
        await other.goto(findLink(await waitForMail(foyer, email, /invited you to their team/)))
        await expect(other.getByRole('heading', { level: 1, name: /^Join .*’s team/ })).toBeVisible()
        await photograph(other, 'studio-join')
        await other.getByLabel('Your name').fill('Sam Rivera')
        await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await other.getByRole('button', { name: 'Join', exact: true }).click()
        await expect(other).not.toHaveURL(/join/)
        await other.goto(`${foyer.studio}/apps/${slug}/settings/team`)
        await useDesktopWidth(other)
        await expect(other.getByText('Sam Rivera').first()).toBeVisible()
        await expect(other.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0)

        await page.reload()
        const row = page.getByRole('listitem').filter({ hasText: email })
        await row.getByRole('button', { name: 'Actions for Sam Rivera' }).click()
        await page.getByRole('menuitem', { name: 'Make account admin' }).click()
        await expect(row.getByText('Account admin')).toBeVisible()
        await expect(
          page.getByText('Noor Haddad changed the role of Sam Rivera from admin to account admin'),
        ).toBeVisible()
        await photograph(page, 'studio-team')

        await row.getByRole('button', { name: 'Actions for Sam Rivera' }).click()
        await page.getByRole('menuitem', { name: 'Make owner…' }).click()
        const dialog = page.getByRole('alertdialog')
        await dialog.getByLabel('Your password').fill('not this one')
        await dialog.getByRole('button', { name: 'Make owner' }).click()
        await expect(dialog.getByText('Incorrect password.')).toBeVisible()
        await photograph(page, 'studio-team-owner')
        await dialog.getByRole('button', { name: 'Cancel' }).click()

        await row.getByRole('button', { name: 'Actions for Sam Rivera' }).click()
        await page.getByRole('menuitem', { name: 'Remove from team…' }).click()
        await dialog.getByRole('button', { name: 'Remove' }).click()
        await expect(page.getByText('Sam Rivera was removed from the team')).toBeVisible()
        await other.reload()
        await expect(other).toHaveURL(/sign-in/)
        ignoreErrors(quiet, 422)
        await other.close()
      })
      await resetBrowser(page)
      await test.step('a used link shows an error, and so does a forged one', async () => {
        const { owner } = await anOwnedApp(foyer, createName(info, 'link'))
        const email = newAddress('kim')
        await owner.call('team.inviteTeamMember', { email, role: 'admin' })
        const link = findLink(await waitForMail(foyer, email, /invited you/))
        const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''
        await owner.call('team.acceptTeamInvitation', { token, name: 'Kim Vale', password: PASSWORD })
        await page.goto(link)
        await expect(page.getByText('This invitation was already used.')).toBeVisible()
        await photograph(page, 'studio-join-used')
        await page.goto(`${foyer.studio}/join#token=made-up`)
        await expect(page.getByText('This link is no longer valid.')).toBeVisible()
        await page.goto(`${foyer.studio}/join`)
        await expect(page.getByText('This link is incomplete')).toBeVisible()
        ignoreErrors(quiet, 422)
      })
    },
  )
})

test.describe('members', () => {
  test.slow()

  test(
    'members are invited into a private app, join by their link or by import, and are removed',
    { tag: '@rare' },
    async ({ page, browser, foyer, quiet }, info) => {
      test.slow()
      await test.step('are invited into a private app, join by their link, and are removed', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'invite'))
        await setAppAccess(owner.call, { is_private: true })
        await aProduct(owner.call, 'Harbour Membership')
        const email = newAddress('lena')
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/members`)
        await page.getByRole('button', { name: 'Invite', exact: true }).click()
        const dialog = getDialog(page)
        await dialog.getByLabel('Email').fill(email)
        await dialog.getByLabel('Name').fill('Lena Brandt')
        await dialog.getByLabel('Harbour Membership').check()
        await photograph(page, 'studio-member-invite')
        await dialog.getByRole('button', { name: 'Send invitation' }).click()
        await page.getByRole('link', { name: '1 pending invitation' }).click()
        await expect(page.getByText('Lena Brandt')).toBeVisible()
        await photograph(page, 'studio-member-invitations')

        const phone = await browser.newPage({ viewport: { width: 375, height: 812 } })
        await phone.goto(findLink(await waitForMail(foyer, email, /invited to/)))
        await expect(getDialog(phone).getByText(/^Welcome to/)).toBeVisible()
        await photograph(phone, 'member-invited')
        await getDialog(phone).getByRole('button', { name: 'Accept invitation' }).click()
        await expect(getDialog(phone).getByLabel('Name', { exact: true })).toHaveValue('Lena Brandt')
        await getDialog(phone).getByRole('button', { name: 'Not now' }).click()
        await expect(getDialog(phone)).toBeHidden()

        await page.goto(`${foyer.studio}/apps/${slug}/members`)
        await page
          .getByRole('rowheader', { name: /Lena Brandt/ })
          .getByRole('link')
          .click()
        await expect(page.getByRole('heading', { level: 1, name: /Lena Brandt/ })).toBeVisible()
        await page.getByRole('button', { name: 'Actions for Lena Brandt' }).click()
        await page.getByRole('menuitem', { name: 'Suspend' }).click()
        await photograph(page, 'studio-member-suspend')
        await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
        await expect(page.getByText('Lena Brandt is suspended and can’t log in.')).toBeVisible()
        await photograph(page, 'studio-member-suspended')
        await phone.reload()
        await expect(phone.getByText('Log In').first()).toBeVisible()
        await page.getByRole('button', { name: 'Reactivate' }).click()
        await expect(page.getByText('Lena Brandt was reactivated')).toBeVisible()

        await page.getByRole('button', { name: 'Actions for Lena Brandt' }).click()
        await page.getByRole('menuitem', { name: 'Delete…' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByText(/can’t log in and will be permanently deleted on/)).toBeVisible()
        await page.goto(`${foyer.studio}/apps/${slug}/members`)
        await expect(page.getByText('Deleted').first()).toBeVisible()
        await photograph(page, 'studio-members')
        ignoreErrors(quiet, 401)
        await phone.close()
      })
      await resetBrowser(page)
      await test.step('are imported from a file: dry run, import without mail, and the report', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'csv'))
        await aProduct(owner.call, 'Harbour Membership')
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/members`)
        await page.getByRole('link', { name: 'Import', exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Import members' })).toBeVisible()
        await photograph(page, 'studio-member-import-choose')
        const rows = [
          'email;name;products;joined_at;shoe size',
          `${newAddress('lena')};Lena Brandt;Harbour Membership;2024-05-06;39`,
          `${newAddress('omar')};Omar Haddad;;;44`,
          'nobody;Jo Lind;;;',
          `${newAddress('kim')};=cmd|' /C calc'!A0;Silver;31 May;40`,
        ]
        const requested = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: 'Choose file' }).click()
        await (
          await requested
        ).setFiles({
          name: 'members.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(rows.join('\r\n')),
        })
        await expect(page.getByRole('heading', { name: 'Ready, 2 rows skipped' })).toBeVisible()
        await page.getByText('4 of 5 columns imported').click()
        await page.getByLabel('shoe size').selectOption('Tags')
        await page.getByRole('button', { name: 'Check again' }).click()
        await expect(page.getByText('5 of 5 columns imported')).toBeVisible()
        await photograph(page, 'studio-member-import-check')
        const saved = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Report' }).click()
        expect((await saved).suggestedFilename()).toBe('report-members.csv')
        await page.getByRole('button', { name: 'Import 2 members' }).click()
        await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible()
        await photograph(page, 'studio-member-import-done')
        await page.getByRole('link', { name: 'View members' }).click()
        await expect(page.getByRole('rowheader', { name: /Lena Brandt/ })).toBeVisible()
        await expect(page.getByText('pending invitation')).toHaveCount(0)
      })
    },
  )
})
