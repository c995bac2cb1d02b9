import type { APIResponse, Page } from '@playwright/test'
import { aDnsServer } from '../../../apps/server/test/stand-ins/dns-server.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { getDialog, signInAs, ignoreErrors } from '../../support/people.ts'
import { anOwnedApp, createName, signInAtStudio } from '../../support/studio.ts'

test.describe('where an app is', () => {
  test.slow()

  test(
    'an owner changes an app’s address, verifies a domain, moves the app there and removes it',
    { tag: '@rare' },
    async ({ page, browser, foyer, quiet }, info) => {
      test.slow()
      const { owner, slug, url: old } = await anOwnedApp(foyer, createName(info, 'left'))
      const next = createName(info, 'next')
      await test.step('an owner changes its address, is warned of the effect on members first, and old links redirect there', async () => {
        const other = await anOwnedApp(foyer, createName(info, 'theirs'))
        const context = await browser.newContext()
        const member = await context.newPage()
        await signInAs(member, old, { email: newAddress('lena'), name: 'Ines Duarte' })
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/general`)
        await page.getByRole('button', { name: 'Change address' }).click()
        const dialog = page.getByRole('alertdialog')
        const change = dialog.getByRole('button', { name: 'Change address' })
        await expect(change).toBeDisabled()
        await dialog.getByLabel('Address').fill(other.slug)
        await expect(dialog.getByText('This address is taken. Choose another one.')).toBeVisible()
        await expect(change).toBeDisabled()
        await photograph(page, 'studio-address-taken')
        await dialog.getByLabel('Address').fill(next)
        await expect(dialog.getByText('Everyone is logged out and has to log in again.')).toBeVisible()
        await photograph(page, 'studio-address-change')
        await change.click()
        await expect(page).toHaveURL(new RegExp(`/apps/${next}/settings/general`))
        await expect(page.getByText(`The app’s address is now ${foyer.app(next)}`)).toBeVisible()
        await page.reload()
        await expect(page.getByRole('link', { name: foyer.app(next) })).toBeVisible()

        await member.goto(`${old}/me/account`)
        await expect(member).toHaveURL(new RegExp(`^${foyer.app(next)}/me/account`))
        await expect(
          getDialog(member)
            .or(member.getByRole('button', { name: 'Log in' }))
            .first(),
        ).toBeVisible()
        await context.close()
      })
      await test.step('an owner verifies a domain, moves the app there and removes it', async () => {
        const url = foyer.app(next)
        const domain = `fit.${next}.test`
        const section = page.getByRole('region', { name: 'Domains' })
        await expect(section.getByText('No domains yet.')).toBeVisible()
        await section.getByRole('button', { name: 'Add domain' }).click()
        const adding = page.getByRole('dialog')
        await adding.getByLabel('Domain').fill('https://fit.example.com')
        await adding.getByRole('button', { name: 'Add domain' }).click()
        await expect(adding.getByText('Enter the domain only, without https://, port or path.')).toBeVisible()
        ignoreErrors(quiet, 422)
        await photograph(page, 'studio-domain-fault')
        await adding.getByLabel('Domain').fill(domain)
        await page.keyboard.press('Enter')
        const row = section.getByRole('listitem').filter({ hasText: domain }).first()
        await expect(row.getByText('Not verified')).toBeVisible()
        const record = (field: string) =>
          row
            .getByRole('definition')
            .filter({ has: page.getByRole('button', { name: `Copy TXT ${field}` }) })
            .locator('code')
        const [name, value] = [await record('name').textContent(), await record('value').textContent()]
        expect(name).toBe(`_foyer.${domain}`)

        const dns = await aDnsServer(Number(process.env['FOYER_E2E_DNS']))
        const check = row.getByRole('button', { name: `Verify ${domain}` })
        await check.click()
        await expect(row.getByText(/The record wasn’t found/)).toBeVisible()
        await photograph(page, 'studio-domain-missing', { at: section })
        dns.set(name ?? '', value ?? '')
        await check.click()
        await expect(row.getByText('Verified', { exact: true })).toBeVisible()
        await dns.close()

        await row.getByRole('button', { name: `Make ${domain} primary` }).click()
        const moving = page.getByRole('alertdialog')
        await expect(moving.getByText('No members have a passkey for the current address')).toBeVisible()
        await photograph(page, 'studio-domain-move')
        await moving.getByRole('button', { name: 'Make primary' }).click()
        await expect(row.getByText('Primary')).toBeVisible()
        const there = foyer.studio.replace('localhost', domain)
        await expect(page.getByRole('link', { name: there })).toBeVisible()
        await photograph(page, 'studio-domain-primary', { at: section })
        const led = await requestHost(page, foyer, new URL(url).hostname, '/about?x=1')
        expect([led.status(), led.headers()['location']]).toEqual([308, `${there}/about?x=1`])
        const served = await requestHost(page, foyer, domain, '/robots.txt')
        expect(await served.text()).toContain(`Sitemap: ${there}/sitemap.xml`)

        await expect(row.getByRole('button', { name: /^Switch back/ })).toBeVisible()
        await row.getByRole('button', { name: `Remove ${domain}` }).click()
        const removing = page.getByRole('alertdialog')
        await expect(
          removing.getByText('Everyone is logged out for security', { exact: false }),
        ).toBeVisible()
        await photograph(page, 'studio-domain-remove')
        await removing.getByRole('button', { name: 'Remove' }).click()
        await expect(section.getByText('No domains yet.')).toBeVisible()
        await expect(page.getByRole('link', { name: url })).toBeVisible()
        expect((await requestHost(page, foyer, domain, '/robots.txt')).status()).toBe(404)
      })
    },
  )

  test(
    'an owner switches an app off and on, deletes it and has it back with its members',
    { tag: '@rare' },
    async ({ page, browser, foyer }, info) => {
      test.slow()
      const { owner, slug, url } = await anOwnedApp(foyer, createName(info, 'off'))
      await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/general`)
      await test.step('an owner switches it off and on again', async () => {
        await page.getByRole('button', { name: 'Take app offline' }).click()
        const dialog = page.getByRole('alertdialog')
        await expect(dialog.getByText(/You can keep working in the studio\. Previews/)).toBeVisible()
        await photograph(page, 'studio-off-ask')
        await dialog.getByRole('button', { name: 'Take offline' }).click()
        const section = page.getByRole('region', { name: 'Take app offline' })
        await expect(section.getByText(/Offline since/)).toBeVisible()
        await photograph(page, 'studio-off', { at: section })

        await section.getByRole('button', { name: 'Bring app online' }).click()
        await expect(section.getByRole('button', { name: 'Take app offline' })).toBeVisible()
      })
      await test.step('an owner deletes and restores it: it is unavailable while deleted, and returns with its members', async () => {
        await page.getByRole('button', { name: 'Delete app' }).click()
        const dialog = page.getByRole('alertdialog')
        const confirm = dialog.getByRole('button', { name: 'Delete app' })
        await expect(confirm).toBeDisabled()
        await dialog.getByLabel(/to confirm/).fill('Harbour Strength')
        await photograph(page, 'studio-delete-ask')
        await confirm.click()
        const deleted = page.getByRole('list', { name: 'Deleted apps' })
        await expect(deleted.getByText(/Deleted\. 30 days left/)).toBeVisible()
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
    },
  )
})

/** Sends a request with the host header of a domain that no DNS server resolves. */
function requestHost(
  page: Page,
  foyer: { studio: string },
  host: string,
  path: string,
): Promise<APIResponse> {
  const address = foyer.studio.replace('localhost', '127.0.0.1')
  return page.request.get(`${address}${path}`, { headers: { host }, maxRedirects: 0 })
}
