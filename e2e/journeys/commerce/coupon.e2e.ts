import { expect, photograph, test } from '../../support/fixtures.ts'
import { createAddress, ignoreErrors, resetBrowser, signInAs } from '../../support/people.ts'
import { anOwnedApp, aProduct, createName, signInAtStudio } from '../../support/studio.ts'

test('an owner creates a coupon, a member buys with it, and the list counts the use', async ({
  page,
  foyer,
  quiet,
}, info) => {
  test.slow()
  const { owner, slug, url } = await anOwnedApp(foyer, createName(info, 'coupon'))
  const product = await aProduct(owner.call, 'Winter block', [{ amount: 4900 }])
  await test.step('the owner creates a coupon beside its price on a real product', async () => {
    await signInAtStudio(page, foyer, owner, `/apps/${slug}/products/coupons`)
    await expect(page.getByText('No coupons yet')).toBeVisible()
    await page.getByRole('link', { name: 'New coupon' }).first().click()
    await page.getByLabel('Code', { exact: true }).fill('ADVENT20')
    await page.getByLabel('Percent off').fill('20')
    await page.getByLabel('Total uses').fill('50')
    await expect(page.getByText('20% off').first()).toBeVisible()
    await expect(page.getByText('39.20').first()).toBeVisible()
    await photograph(page, 'studio-coupon-new')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Used 0 of 50 times')).toBeVisible()
  })
  await resetBrowser(page)
  await test.step('a member learns why a code is refused, and pays less with the right one', async () => {
    await signInAs(page, url, { email: createAddress('buyer', info.testId), name: 'Ines Duarte' })
    await page.goto(`${url}/buy/${product.id}`)
    await page.getByRole('button', { name: 'I have a coupon' }).click()
    const field = page.getByLabel('Coupon code')
    await field.fill('ADVENT30')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(field).toHaveAccessibleDescription(/don’t know this code/)
    ignoreErrors(quiet, /422/)
    await photograph(page, 'checkout-coupon-refused')
    await page.goto(`${url}/buy/${product.id}?coupon=advent20`)
    await expect(page.getByText('20% off')).toBeVisible()
    await photograph(page, 'checkout-coupon')
    await page.getByRole('button', { name: 'Remove ADVENT20' }).click()
    await page.getByRole('button', { name: 'I have a coupon' }).click()
    await field.fill(' Advent20 ')
    await field.press('Enter')
    await page.getByRole('button', { name: /^Pay .*39\.20/ }).click()
    await expect(page.getByText('You’re all set')).toBeVisible()
  })
  await resetBrowser(page)
  await test.step('the list and the coupon show the use', async () => {
    await signInAtStudio(page, foyer, owner, `/apps/${slug}/products/coupons`)
    await expect(page.getByRole('cell', { name: '1 of 50' })).toBeVisible()
    await photograph(page, 'studio-coupons')
    await page.getByRole('link', { name: /ADVENT20/ }).click()
    await expect(page.getByText('Used 1 of 50 times')).toBeVisible()
    await expect(page.getByText('Ines Duarte')).toBeVisible()
    await photograph(page, 'studio-coupon')
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  })
})
