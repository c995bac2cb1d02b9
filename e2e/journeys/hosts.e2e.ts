import { expect, photograph, test } from '../support/fixtures.ts'
import { join, newAddress } from '../support/members.ts'
import { aDevice } from '../support/passkeys.ts'
import { dialogOf } from '../support/people.ts'
import { anOwnedApp, atDesk, ownName, signInAtStudio } from '../support/studio.ts'

test.describe('where an app is', () => {
  test.slow()

  test('an owner gives it another address, is told before what members notice, and old links lead there', async ({
    page,
    browser,
    foyer,
  }, info) => {
    const { owner, slug, url } = await anOwnedApp(foyer, ownName(info, 'left'))
    const other = await anOwnedApp(foyer, ownName(info, 'theirs'))
    const context = await browser.newContext()
    const member = await context.newPage()
    await aDevice(member)
    await join(member, url, newAddress('lena'))
    await member.goto(`${url}/me/account/details`)
    await member.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(member.getByRole('list', { name: 'Passkeys' }).getByRole('button')).toHaveCount(1)

    await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/general`)
    await atDesk(page)
    await page.getByRole('button', { name: 'Change address' }).click()
    const dialog = page.getByRole('alertdialog')
    const change = dialog.getByRole('button', { name: 'Change it now' })
    await expect(change).toBeDisabled()
    await dialog.getByLabel('Address').fill(other.slug)
    await expect(dialog.getByText('This address is taken. Choose another one.')).toBeVisible()
    await expect(change).toBeDisabled()
    await photograph(page, 'studio-address-taken')
    await atDesk(page)
    const next = ownName(info, 'next')
    await dialog.getByLabel('Address').fill(next)
    await expect(dialog.getByText('1 member has a passkey.')).toBeVisible()
    await expect(dialog.getByText('Everyone is logged out and logs in again.')).toBeVisible()
    await photograph(page, 'studio-address-change')
    await atDesk(page)
    await change.click()
    await expect(page).toHaveURL(new RegExp(`/apps/${next}/settings/general`))
    await expect(page.getByText(`The app is at ${foyer.app(next)} now`)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: foyer.app(next) })).toBeVisible()

    await member.goto(`${url}/me/account`)
    await expect(member).toHaveURL(new RegExp(`^${foyer.app(next)}/me/account`))
    await expect(
      dialogOf(member)
        .or(member.getByRole('button', { name: 'Log in' }))
        .first(),
    ).toBeVisible()
    await context.close()
  })

  test('an owner switches it off and on again: outside there is its name alone, inside the studio goes on', async ({
    page,
    browser,
    foyer,
  }, info) => {
    const { owner, slug, url } = await anOwnedApp(foyer, ownName(info, 'off'))
    await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/general`)
    await atDesk(page)
    await page.getByRole('button', { name: 'Switch the app off' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText('Here in the studio everything goes on working.')).toBeVisible()
    await photograph(page, 'studio-off-ask')
    await atDesk(page)
    await dialog.getByRole('button', { name: 'Switch it off now' }).click()
    const section = page.getByRole('region', { name: 'Switch off' })
    await expect(section.getByText(/Switched off since/)).toBeVisible()
    await expect(page.getByText('The app is switched off', { exact: true })).toBeHidden({ timeout: 15_000 })
    await photograph(page, 'studio-off', { at: section })
    await atDesk(page)

    const context = await browser.newContext()
    const visitor = await context.newPage()
    expect((await visitor.goto(`${url}/programs`))?.status()).toBe(503)
    await expect(visitor.locator('body')).toHaveText('Harbour Strength')
    await photograph(visitor, 'app-off')

    await page.reload()
    await section.getByRole('button', { name: 'Switch the app on again' }).click()
    await expect(section.getByRole('button', { name: 'Switch the app off' })).toBeVisible()
    expect((await visitor.goto(url))?.status()).toBe(200)
    await context.close()
  })
})
