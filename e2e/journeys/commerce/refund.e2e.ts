import { expect, photograph, test } from '../../support/fixtures.ts'
import { aMember, createAddress, getDialog } from '../../support/people.ts'
import { anOwnedApp, aProduct, buy, createName, signInAtStudio } from '../../support/studio.ts'

test('an owner finds an order, refunds a part and then the rest, and the member loses access', async ({
  page,
  foyer,
}, info) => {
  test.slow()
  const { owner, slug } = await anOwnedApp(foyer, createName(info, 'refunds'))
  const product = await aProduct(owner.call, 'Base Camp', [{ amount: 8900 }])
  const member = await aMember(foyer, createAddress('refunded', info.testId), 'Elif Kaya', slug)
  await buy(member.call, product)
  const ownsIt = async () =>
    (await member.call('commerce.hasActivePurchase', { id: product.id })).has_active_purchase
  expect(await ownsIt()).toBe(true)

  await signInAtStudio(page, foyer, owner, `/apps/${slug}/products/orders`)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search order, name or email' }).fill('Elif')
  await expect(page).toHaveURL(/term=Elif/)
  await expect(page.getByText('1 order', { exact: true })).toBeVisible()
  await photograph(page, 'studio-orders')
  await page.getByRole('link', { name: '#1001' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /#1001/ })).toBeVisible()
  await photograph(page, 'studio-order')

  const refund = page.getByRole('button', { name: 'Refund', exact: true })
  await refund.click()
  const dialog = getDialog(page)
  const amount = dialog.getByLabel('Amount for Base Camp')
  await amount.fill('100')
  await expect(amount).toHaveAccessibleDescription('Enter an amount up to €89.00.')
  await expect(dialog.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled()
  await amount.fill('20')
  await expect(dialog.getByRole('radio', { name: 'Keep access' })).toBeChecked()
  await photograph(page, 'studio-refund')
  await dialog.getByRole('button', { name: 'Refund €20.00' }).click()
  await expect(dialog).toBeHidden()
  await expect(refund).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, name: /Partly refunded/ })).toBeVisible()
  expect(await ownsIt()).toBe(true)

  await page.getByLabel('Note', { exact: true }).fill('Injured, wants to stop.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Injured, wants to stop.' })).toBeVisible()

  await refund.click()
  await expect(dialog.getByRole('radio', { name: 'Remove access now' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Refund €69.00' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: /Refunded/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Access' }).getByText('Ended', { exact: true })).toBeVisible()
  expect(await ownsIt()).toBe(false)
  await photograph(page, 'studio-order-refunded')
})
