import { expect, photograph, test } from '../../support/fixtures.ts'
import type { Foyer } from '../../support/fixtures.ts'
import {
  createAddress,
  createCaller,
  findLink,
  getDialog,
  ignoreErrors,
  PASSWORD,
  waitForMail,
} from '../../support/people.ts'

const LOCKED = '/programs/slow-burn'

async function productId(foyer: Foyer, title: RegExp): Promise<string> {
  const { products } = await createCaller(foyer, { slug: foyer.demo.slug })('commerce.listProducts', {})
  const found = products.find((product) => title.test(product.title))
  if (!found) throw new Error(`No product ${title}`)
  return found.id
}

test('a guest pays, closes the tab, and has an account with access by the mailed link', async ({
  page,
  context,
  browser,
  foyer,
  quiet,
}, info) => {
  test.slow()
  const address = foyer.app(foyer.demo.slug)
  const email = createAddress('guest', info.testId)
  const buy = `${address}/buy/${await productId(foyer, /Slow Burn/)}`

  await test.step('what is typed wrong is shown beside its field, and the payment goes through', async () => {
    await page.goto(buy)
    const button = page.getByRole('button', { name: 'Pay $59 now' })
    await button.click()
    await expect(page.getByText('This field is required.').first()).toBeVisible()
    await page.getByLabel('Your email').fill('priya')
    await page.getByLabel('Name', { exact: true }).fill('Priya Raman')
    await button.click()
    await expect(page.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Your email').fill(email)
    await photograph(page, 'guest-checkout')
    await button.click()
    await expect(page.getByRole('heading', { name: 'Thank you for your purchase' })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await photograph(page, 'guest-paid')
    ignoreErrors(quiet, 422)
  })

  await test.step('closing the tab loses nothing, and nobody is welcomed back', async () => {
    const second = await context.newPage()
    await page.close()
    await second.goto(buy)
    await expect(second.getByRole('heading', { name: 'Thank you for your purchase' })).toBeVisible()
    await expect(second.getByText('Welcome back')).toBeHidden()
    await second.goto(address + LOCKED)
    await expect(second.getByRole('heading', { level: 1, name: "You don't have access" })).toBeVisible()
  })

  await test.step('the mailed link creates the account on another device, once', async () => {
    const link = findLink(await waitForMail(foyer, email, /Your purchase/))
    const other = await browser.newContext()
    const phone = await other.newPage()
    await phone.goto(link)
    const dialog = getDialog(phone)
    await expect(dialog.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await photograph(phone, 'guest-account')
    await dialog.getByRole('button', { name: 'Create account' }).click()
    await dialog.getByLabel(/^Password/).fill(PASSWORD)
    await photograph(phone, 'guest-password')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    await phone.goto(address + LOCKED)
    await expect(phone.getByRole('heading', { level: 1, name: 'Slow Burn' })).toBeVisible()
    await phone.goto(`${address}/me/account/purchases`)
    await expect(phone.getByText('Slow Burn').first()).toBeVisible()
    await other.close()

    const again = await browser.newContext()
    const page_again = await again.newPage()
    await page_again.goto(link)
    await getDialog(page_again).getByRole('button', { name: 'Create account' }).click()
    await expect(getDialog(page_again).getByRole('alert')).toBeVisible()
    await again.close()
  })
})
