import type { Locator, Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import type { Foyer } from '../../support/fixtures.ts'
import {
  createAddress,
  aMember,
  createCaller,
  getDialog,
  signInAs,
  ignoreErrors,
  PASSWORD,
  resetBrowser,
} from '../../support/people.ts'

const LOCKED = '/programs/slow-burn'

/** The id of a product of the demo by its title. */
async function productId(foyer: Foyer, title: RegExp): Promise<string> {
  const { products } = await createCaller(foyer, { slug: foyer.demo.slug })('commerce.listProducts', {})
  const found = products.find((product) => title.test(product.title))
  if (!found) throw new Error(`No product ${title}`)
  return found.id
}

/** Opens checkout of the one-time product as a new member on the locked page. */
async function openCheckout(page: Page, foyer: Foyer, testId: string): Promise<Locator> {
  const address = foyer.app(foyer.demo.slug)
  await signInAs(page, address, { email: createAddress('buyer', testId), name: 'Ines Duarte' })
  await page.goto(address + LOCKED)
  const sheet = getDialog(page)
  await sheet.getByRole('button', { name: /Slow Burn/ }).click()
  await expect(sheet.getByRole('button', { name: 'Pay $59' })).toBeVisible()
  return sheet
}

test(
  'a guest sees why a page is locked, and signs in on the way to buy it',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    test.slow()
    await test.step('a locked page explains why, and its sheet traps the focus and returns it', async () => {
      await page.goto(foyer.app(foyer.demo.slug) + LOCKED)
      const sheet = getDialog(page)
      await expect(sheet.getByText('Test mode. No card is charged.')).toBeVisible()
      await expect(sheet.getByRole('button', { name: /Slow Burn/ })).toBeVisible()
      await photograph(page, 'checkout-choose')
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: "You don't have access" })).toBeVisible()
      await photograph(page, 'locked-purchase')
      const purchase = page.getByRole('button', { name: 'Purchase' })
      await purchase.focus()
      await page.keyboard.press('Enter')
      await expect(sheet).toBeVisible()
      await expect(page).toHaveURL(/#checkout\?ids=/)
      for (let clicks = 0; clicks < 6; clicks += 1) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(
          true,
        )
      }
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(purchase).toBeFocused()
    })
    await resetBrowser(page)
    await test.step('prices stay in place when the totals load', async () => {
      for (const [width, height] of [
        [1280, 720],
        [375, 812],
      ] as const) {
        let answer = (): void => undefined
        const owned = new Promise<void>((resolve) => (answer = resolve))
        await page.route('**/preview', async (route) => {
          await owned
          await route.continue()
        })
        await page.setViewportSize({ width, height })
        await page.goto(foyer.app(foyer.demo.slug) + LOCKED)
        const sheet = page.getByRole('dialog', { name: 'Checkout' })
        await sheet.getByRole('button', { name: /All-in/ }).click()
        const yearly = sheet.getByRole('radio', { name: /Yearly/ })
        await expect(yearly).toBeVisible()
        const before = await yearly.boundingBox()
        answer()
        await expect(sheet.getByText('Due today')).toBeVisible()
        const after = await yearly.boundingBox()
        // Half of the smallest target (WCAG 2.5.8).
        expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(12)
        await resetBrowser(page)
      }
    })
    await resetBrowser(page)
    await test.step('a guest whose address has an account signs in during checkout and keeps the order', async () => {
      const email = createAddress('guest', info.testId)
      await aMember(foyer, email)
      await page.goto(foyer.app(foyer.demo.slug) + LOCKED)
      await page.evaluate(() => sessionStorage.setItem('same', 'document'))
      const sheet = page.getByRole('dialog', { name: 'Checkout' })
      await sheet.getByRole('button', { name: /All-in/ }).click()
      await sheet.getByRole('radio', { name: /Yearly/ }).check()
      await sheet.getByLabel('Your email').fill(email)
      await sheet.getByLabel('Name', { exact: true }).fill('Ines Duarte')
      await photograph(page, 'checkout-guest')
      await sheet.getByRole('button', { name: /Buy now: free trial, then/ }).click()
      const notice = sheet.getByRole('alert')
      await expect(notice.getByText('This email address already exists, login to continue')).toBeVisible()
      await photograph(page, 'checkout-known-address')
      await notice.getByRole('button', { name: 'Log In' }).click()
      const auth = page.getByRole('dialog', { name: 'Log In' })
      await auth.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await auth.getByRole('button', { name: 'Log In' }).click()
      await expect(auth).toBeHidden()
      await expect(sheet.getByRole('radio', { name: /Yearly/ })).toBeChecked()
      await sheet.getByRole('button', { name: /Buy now: free trial, then/ }).click()
      await expect(sheet.getByText('You’re all set')).toBeVisible()
      await sheet.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Slow Burn' })).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('same'))).toBe('document')
      ignoreErrors(quiet, 422)
    })
  },
)

test('a member pays after a declined card and a bank challenge, finds the purchase, cancels a plan, and never pays twice', async ({
  page,
  context,
  foyer,
  quiet,
}, info) => {
  test.slow()
  await test.step('a member pays with a card that is declined, then with one that the bank challenges, and finds the purchase', async () => {
    await test.step('a declined card is reported in place, the bank may challenge, and then the page opens', async () => {
      const sheet = await openCheckout(page, foyer, info.testId)
      await photograph(page, 'checkout-pay')
      await sheet.getByLabel('Test card').selectOption('declines')
      await sheet.getByRole('button', { name: 'Pay $59' }).click()
      await expect(sheet.getByRole('alert')).toHaveText(/Your payment was not successful, please try again/)
      await expect(sheet.getByLabel('Test card')).toHaveValue('declines')
      await photograph(page, 'checkout-declined')

      await sheet.getByLabel('Test card').selectOption('needs_authentication')
      await sheet.getByRole('button', { name: 'Pay $59' }).click()
      await expect(sheet.getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible()
      await photograph(page, 'checkout-bank')
      await sheet.getByRole('button', { name: 'Decline' }).click()
      await expect(sheet.getByRole('alert')).toBeVisible()
      await expect(sheet.getByLabel('Test card')).toHaveValue('needs_authentication')
      await sheet.getByRole('button', { name: 'Pay $59' }).click()
      const previews: string[] = []
      page.on(
        'request',
        (request) => void (request.url().endsWith('/preview') && previews.push(request.url())),
      )
      await sheet.getByRole('button', { name: 'Confirm payment' }).click()
      await expect(sheet.getByText('You’re all set')).toBeVisible()
      await photograph(page, 'checkout-done')
      await sheet.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Slow Burn' })).toBeVisible()
      expect(previews, 'what is paid is not priced again').toEqual([])
      ignoreErrors(quiet, 422)
    })
    await test.step('the purchase is listed and links to its page', async () => {
      const address = foyer.app(foyer.demo.slug)
      await page.goto(`${address}/me/account/purchases`)
      await expect(page.getByRole('listitem').filter({ hasText: 'Slow Burn' })).toContainText('$59')
      await photograph(page, 'purchases')
      await page.getByRole('link', { name: /Slow Burn/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Slow Burn' })).toBeVisible()
      await photograph(page, 'product-held')
    })
    await test.step('checkout reports an owned product, and a missing one', async () => {
      const address = foyer.app(foyer.demo.slug)
      await page.goto(`${address}/buy/${await productId(foyer, /Slow Burn/)}`)
      await expect(page.getByText('You already have this.')).toBeVisible()
      await photograph(page, 'buy-owned')
      await page.getByRole('link', { name: 'Get started' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Slow Burn' })).toBeVisible()
      await page.goto(`${address}/buy/00000000-0000-7000-8000-000000000000`)
      await expect(page.getByText('This product is no longer available.')).toBeVisible()
      await photograph(page, 'buy-unknown')
      ignoreErrors(quiet, 404)
    })
  })
  await resetBrowser(page)
  await test.step('a plan is cancelled from its row, a double click buys once, and a different amount is refused', async () => {
    await test.step('a plan is listed among the subscriptions and can be cancelled there', async () => {
      const address = foyer.app(foyer.demo.slug)
      await signInAs(page, address, { email: createAddress('plan', info.testId), name: 'Ines Duarte' })
      await page.goto(`${address}/buy/${await productId(foyer, /All-in/)}`)
      await expect(page.getByText(/Free until .+, then \$29 a month/)).toBeVisible()
      await photograph(page, 'buy-screen')
      await page.getByRole('button', { name: /Buy now: free trial, then/ }).click()
      await expect(page.getByText('You’re all set')).toBeVisible()
      await page.goto(`${address}/me/account`)
      await expect(page.getByRole('link', { name: /All-in.*Manage/ })).toBeVisible()
      await photograph(page, 'account-plan')
      await page.getByRole('link', { name: /All-in.*Manage/ }).click()
      await expect(page.getByRole('heading', { name: /All-in/ })).toBeVisible()
      await expect(page.getByText('Free trial')).toBeVisible()
      await photograph(page, 'subscriptions')
      await page.getByRole('button', { name: 'Pause for 1 month' }).click()
      await expect(page.getByRole('heading', { name: 'Your break is planned' })).toBeVisible()
      await photograph(page, 'subscriptions-break')
      await page.getByRole('button', { name: 'Cancel the break' }).click()
      await page.getByRole('button', { name: /^Cancel plan/ }).click()
      const question = page.getByRole('dialog')
      await question.getByText('I don’t use it enough').click()
      await photograph(page, 'subscriptions-cancel')
      await question.getByRole('button', { name: 'Cancel plan' }).click()
      await expect(question).toBeHidden()
      await expect(page.getByText(/Ends on/).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^Cancel plan/ })).toHaveCount(0)
    })
    await resetBrowser(page)
    await test.step('a double click and a second tab buy once', async () => {
      const sheet = await openCheckout(page, foyer, `${info.testId}b`)
      const other = await context.newPage()
      await other.goto(foyer.app(foyer.demo.slug) + LOCKED)
      const second = getDialog(other)
      await second.getByRole('button', { name: /Slow Burn/ }).click()
      await expect(second.getByRole('button', { name: 'Pay $59' })).toBeEnabled()

      // Both tabs send their order before either gets a response: a tab that hears of the purchase removes
      // its button.
      const order_request = new Set<Page>()
      const both_requested = Promise.withResolvers<void>()
      await context.route('**/api/v1/products/*/intent', async (route) => {
        order_request.add(route.request().frame().page())
        if (order_request.size === 2) both_requested.resolve()
        await both_requested.promise
        await route.continue()
      })
      await Promise.all([
        sheet.getByRole('button', { name: 'Pay $59' }).dblclick(),
        second.getByRole('button', { name: 'Pay $59' }).dblclick(),
      ])
      const owned = /You’re all set|You already/
      await expect(sheet.getByText(owned)).toBeVisible()
      await expect(second.getByText(owned)).toBeVisible()
      await other.goto(`${foyer.app(foyer.demo.slug)}/me/account/purchases`)
      await expect(other.getByRole('list', { name: 'Purchases' }).getByRole('listitem')).toHaveCount(1)
      // Either tab may be second: its order is refused with a message, because the product is already owned.
      ignoreErrors(quiet, 422)
    })
    await resetBrowser(page)
    await test.step('an amount other than the price is refused with a message, and the right price is restored', async () => {
      const sheet = await openCheckout(page, foyer, `${info.testId}c`)
      await page.route('**/api/v1/products/*/intent', async (route) => {
        const sent = route.request().postDataJSON() as object
        await route.continue({ postData: JSON.stringify({ ...sent, final_amount: 100 }) })
      })
      await sheet.getByRole('button', { name: 'Pay $59' }).click()
      await expect(sheet.getByText('The price has changed. Review it before you pay.')).toBeVisible()
      await page.unroute('**/api/v1/products/*/intent')
      await sheet.getByRole('button', { name: 'Pay $59' }).click()
      await expect(sheet.getByText('You’re all set')).toBeVisible()
      ignoreErrors(quiet, 422)
    })
  })
})
