import { expect, photograph, test } from '../../support/fixtures.ts'
import { createAddress, signInAs, ignoreErrors, PASSWORD, createCaller } from '../../support/people.ts'
import {
  anOwnedApp,
  aProduct,
  buy,
  createName,
  publishAll,
  setPageAccess,
  signInAtStudio,
} from '../../support/studio.ts'

test.describe('private pages that a product includes', () => {
  test.slow()

  test(
    'are chosen with the product, and open and close while their owner watches',
    { tag: '@rare' },
    async ({ page, browser, foyer, quiet }, info) => {
      const app = await anOwnedApp(foyer, createName(info, 'vault'), { kit: 'strength' })
      const { owner, slug, url } = app
      const { items } = await owner.call('pages.listPages', {})
      const parent_id = items.find(({ path }) => path === '/programs')?.page_id ?? null
      const { page_id } = await owner.call('pages.createPage', {
        parent_id,
        content_type: 'generic',
        title: 'The vault',
      })
      await setPageAccess(owner.call, page_id, { is_private: true })
      await publishAll(owner.call)
      const product = await aProduct(owner.call, 'Winter block')

      const context = await browser.newContext()
      const member = await context.newPage()
      const email = createAddress('ines', info.testId)
      await signInAs(member, url, { email, name: 'Ines Duarte' })
      const { authentication_token: token } = await createCaller(foyer, { slug })('identity.login', {
        email,
        password: PASSWORD,
      })
      await buy(createCaller(foyer, { slug, token }), product)

      await signInAtStudio(page, foyer, owner, `/apps/${slug}/products/${product.id}`)
      const part = page.getByRole('region', { name: 'What it opens' })
      await part.getByRole('button', { name: 'Add page' }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose a page' })
      await dialog.getByRole('searchbox').fill('vault')
      await photograph(page, 'studio-product-page-choice')
      await dialog.getByRole('button', { name: /The vault/ }).click()
      await expect(part.getByRole('link', { name: 'The vault' })).toBeVisible()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const confirm = page.getByRole('alertdialog', { name: 'Change what “Winter block” includes' })
      await expect(confirm.getByText('1 member gains access')).toBeVisible()
      await expect(confirm.getByText('Affected pages: The vault')).toBeVisible()
      await photograph(page, 'studio-product-pages-confirm')
      await confirm.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await photograph(page, 'studio-product-pages')

      const { members } = await owner.call('members.listMembers', {})
      const subscriber_id = members.find((one) => one.email === email)?.subscriber_id ?? ''
      const entitlement = await aProduct(owner.call, 'Spring block')
      await owner.call('access.grantEntitlement', {
        subscriber_id,
        product_id: entitlement.id,
        page_id: null,
        cause: 'gift',
        note: 'For the mishap',
        ends_at: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      })
      await member.goto(`${url}/me/account`)
      await member.getByRole('link', { name: /^Purchases/ }).click()
      const also = member.getByRole('listitem').filter({ hasText: 'Spring block' })
      await expect(also).toContainText(/Gift from the team on .*Access until /)
      await expect(member.getByText('For the mishap')).toHaveCount(0)
      const owned_item = member
        .getByRole('listitem')
        .filter({ hasText: /Bought on .* Access doesn’t expire\./ })
      await expect(owned_item).toContainText('Includes The vault')
      await photograph(member, 'member-holdings')
      await member.goto(`${url}/me/products/${product.id}`)
      await expect(member.getByRole('link', { name: 'The vault' })).toBeVisible()
      await photograph(member, 'member-product-opens')
      await member.getByRole('link', { name: 'The vault' }).click()
      const title = member.getByRole('heading', { level: 1, name: 'The vault' })
      await expect(title).toBeVisible()
      await expect(member.locator('html[data-ready]')).toHaveCount(1)
      await member.getByRole('button', { name: 'Menu' }).click()
      await member.getByRole('button', { name: 'Why can I see this?' }).click()
      const reason = member.getByRole('dialog', { name: 'Why can I see this?' })
      await expect(reason.getByText('You bought Winter block.')).toBeVisible()
      await photograph(member, 'member-why')
      await reason.getByRole('button', { name: 'Close' }).first().click()
      await expect(reason).toBeHidden()
      await part.getByRole('button', { name: 'Remove The vault' }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(confirm.getByText('1 member loses access')).toBeVisible()
      await confirm.getByRole('button', { name: 'Save changes' }).click()
      await expect(part.getByText('No pages yet. Add what buyers get.')).toBeVisible()
      await expect(title).toBeHidden({ timeout: 5_000 })

      const { id: entitlement_id } = await owner.call('access.grantEntitlement', {
        subscriber_id,
        page_id,
        cause: 'gift',
        note: 'As a comfort',
      })
      await member.goto(`${url}/programs/the-vault`)
      await expect(title).toBeVisible()
      await owner.call('access.revokeEntitlement', { subscriber_id, entitlement_id, note: 'Enough of it' })
      await expect(title).toBeHidden({ timeout: 5_000 })
      await expect(member.getByText(/^Your gift of The vault ended on /)).toBeVisible()
      await photograph(member, 'member-locked-ended')
      await member.goto(`${url}/me/account/purchases`)
      const former = member.getByRole('list', { name: 'Expired access' })
      await expect(former.getByRole('listitem')).toContainText(/The vault.*Your gift ended on /)
      await photograph(member, 'member-holdings-ended')
      await context.close()
      ignoreErrors(quiet, 404)
      ignoreErrors(quiet, 409)
    },
  )
})
