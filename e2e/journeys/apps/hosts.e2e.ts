import type { APIResponse, Page } from '@playwright/test'
import { aDnsServer } from '../../../apps/server/test/stand-ins/dns-server.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { dialogOf, enterAs, forgive } from '../../support/people.ts'
import { anOwnedApp, ownName, signInAtStudio } from '../../support/studio.ts'

test.describe('where an app is', () => {
  test.slow()

  test('an owner gives an app another address, proves a domain, puts the app there and takes it back', async ({
    page,
    browser,
    foyer,
    quiet,
  }, info) => {
    test.slow()
    const { owner, slug, url: old } = await anOwnedApp(foyer, ownName(info, 'left'))
    const next = ownName(info, 'next')
    await test.step('an owner gives it another address, is told before what members notice, and old links lead there', async () => {
      const other = await anOwnedApp(foyer, ownName(info, 'theirs'))
      const context = await browser.newContext()
      const member = await context.newPage()
      await enterAs(member, old, { email: newAddress('lena'), name: 'Ines Duarte' })
      await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/general`)
      await page.getByRole('button', { name: 'Change address' }).click()
      const dialog = page.getByRole('alertdialog')
      const change = dialog.getByRole('button', { name: 'Change it now' })
      await expect(change).toBeDisabled()
      await dialog.getByLabel('Address').fill(other.slug)
      await expect(dialog.getByText('This address is taken. Choose another one.')).toBeVisible()
      await expect(change).toBeDisabled()
      await photograph(page, 'studio-address-taken')
      await dialog.getByLabel('Address').fill(next)
      await expect(dialog.getByText('Everyone is logged out and logs in again.')).toBeVisible()
      await photograph(page, 'studio-address-change')
      await change.click()
      await expect(page).toHaveURL(new RegExp(`/apps/${next}/settings/general`))
      await expect(page.getByText(`The app is at ${foyer.app(next)} now`)).toBeVisible()
      await page.reload()
      await expect(page.getByRole('link', { name: foyer.app(next) })).toBeVisible()

      await member.goto(`${old}/me/account`)
      await expect(member).toHaveURL(new RegExp(`^${foyer.app(next)}/me/account`))
      await expect(
        dialogOf(member)
          .or(member.getByRole('button', { name: 'Log in' }))
          .first(),
      ).toBeVisible()
      await context.close()
    })
    await test.step('an owner proves a domain, puts the app there and takes it back', async () => {
      const url = foyer.app(next)
      const domain = `fit.${next}.test`
      const section = page.getByRole('region', { name: 'Domains' })
      await expect(section.getByText('No domain yet. The app is at the address above.')).toBeVisible()
      await section.getByRole('button', { name: 'Add a domain' }).click()
      const adding = page.getByRole('dialog')
      await adding.getByLabel('Domain').fill('https://fit.example.com')
      await adding.getByRole('button', { name: 'Add it' }).click()
      await expect(adding.getByText('Enter the name alone, without https://, port or path.')).toBeVisible()
      forgive(quiet, 422)
      await photograph(page, 'studio-domain-fault')
      await adding.getByLabel('Domain').fill(domain)
      await page.keyboard.press('Enter')
      const row = section.getByRole('listitem').filter({ hasText: domain }).first()
      await expect(row.getByText('To be proven')).toBeVisible()
      const record = (field: string) =>
        row
          .getByRole('definition')
          .filter({ has: page.getByRole('button', { name: `Copy TXT ${field}` }) })
          .locator('code')
      const [name, value] = [await record('name').textContent(), await record('value').textContent()]
      expect(name).toBe(`_foyer.${domain}`)

      const dns = await aDnsServer(Number(process.env['FOYER_E2E_DNS']))
      const check = row.getByRole('button', { name: `Check now: ${domain}` })
      await check.click()
      await expect(row.getByText(/The record was not found/)).toBeVisible()
      await photograph(page, 'studio-domain-missing', { at: section })
      dns.set(name ?? '', value ?? '')
      await check.click()
      await expect(row.getByText('Proven', { exact: true })).toBeVisible()
      await dns.close()

      await row.getByRole('button', { name: `Put the app here: ${domain}` }).click()
      const moving = page.getByRole('alertdialog')
      await expect(moving.getByText('Nobody has a passkey of the present address')).toBeVisible()
      await photograph(page, 'studio-domain-move')
      await moving.getByRole('button', { name: 'Move it now' }).click()
      await expect(row.getByText('The app’s address')).toBeVisible()
      const there = foyer.studio.replace('localhost', domain)
      await expect(page.getByRole('link', { name: there })).toBeVisible()
      await photograph(page, 'studio-domain-primary', { at: section })
      const led = await ask(page, foyer, new URL(url).hostname, '/about?x=1')
      expect([led.status(), led.headers()['location']]).toEqual([308, `${there}/about?x=1`])
      const served = await ask(page, foyer, domain, '/robots.txt')
      expect(await served.text()).toContain(`Sitemap: ${there}/sitemap.xml`)

      await expect(row.getByRole('button', { name: /^Back to/ })).toBeVisible()
      await row.getByRole('button', { name: `Remove ${domain}` }).click()
      const removing = page.getByRole('alertdialog')
      await expect(removing.getByText('Everyone is logged out, so that', { exact: false })).toBeVisible()
      await photograph(page, 'studio-domain-remove')
      await removing.getByRole('button', { name: 'Remove' }).click()
      await expect(section.getByText('No domain yet. The app is at the address above.')).toBeVisible()
      await expect(page.getByRole('link', { name: url })).toBeVisible()
      expect((await ask(page, foyer, domain, '/robots.txt')).status()).toBe(404)
    })
  })

  test('an owner switches an app off and on, deletes it and has it back with its members', async ({
    page,
    browser,
    foyer,
  }, info) => {
    test.slow()
    const { owner, slug, url } = await anOwnedApp(foyer, ownName(info, 'off'))
    await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/general`)
    await test.step('an owner switches it off and on again', async () => {
      await page.getByRole('button', { name: 'Switch the app off' }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog.getByText(/Here in the studio you go on working\. Only previews/)).toBeVisible()
      await photograph(page, 'studio-off-ask')
      await dialog.getByRole('button', { name: 'Switch it off now' }).click()
      const section = page.getByRole('region', { name: 'Switch off' })
      await expect(section.getByText(/Switched off since/)).toBeVisible()
      await photograph(page, 'studio-off', { at: section })

      await section.getByRole('button', { name: 'Switch the app on again' }).click()
      await expect(section.getByRole('button', { name: 'Switch the app off' })).toBeVisible()
    })
    await test.step('an owner deletes it and has it back: outside it is gone, with its members it returns', async () => {
      await page.getByRole('button', { name: 'Delete the app' }).click()
      const dialog = page.getByRole('alertdialog')
      const confirm = dialog.getByRole('button', { name: 'Delete it now' })
      await expect(confirm).toBeDisabled()
      await dialog.getByLabel(/to confirm/).fill('Harbour Strength')
      await photograph(page, 'studio-delete-ask')
      await confirm.click()
      const deleted = page.getByRole('list', { name: 'Deleted apps' })
      await expect(deleted.getByText(/Deleted, 30 days left/)).toBeVisible()
      await photograph(page, 'studio-deleted-apps')

      const context = await browser.newContext()
      const visitor = await context.newPage()
      expect((await visitor.goto(`${url}/programs`))?.status()).toBe(410)
      await expect(visitor.locator('body')).toHaveText('Harbour Strength')
      await deleted.getByRole('button', { name: 'Restore Harbour Strength' }).click()
      await expect(page).toHaveURL(new RegExp(`/apps/${slug}`))
      expect((await visitor.goto(url))?.status()).toBe(200)
      await context.close()
    })
  })
})

/** Asks the server for a host that no name server here leads to, as a browser that was led there would. */
function ask(page: Page, foyer: { studio: string }, host: string, path: string): Promise<APIResponse> {
  const address = foyer.studio.replace('localhost', '127.0.0.1')
  return page.request.get(`${address}${path}`, { headers: { host }, maxRedirects: 0 })
}
