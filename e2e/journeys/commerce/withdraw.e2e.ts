import { expect, photograph, test } from '../../support/fixtures.ts'
import { createAddress, waitForMail } from '../../support/people.ts'
import { anOwnedApp, aProduct, createName, signInAtStudio } from '../../support/studio.ts'

test('a guest withdraws from a plan without sign-in, gets mail, and the owner sees the refund', async ({
  page,
  foyer,
}, info) => {
  const { owner, slug, url } = await anOwnedApp(foyer, createName(info, 'withdraws'))
  await owner.call('commerce.setLawSettings', { withdrawal: 'on' })
  const { id } = await aProduct(owner.call, 'Base Camp', [{ amount: 1900, interval: 'month' }])
  const email = createAddress('withdraws', info.testId)

  await test.step('buys', async () => {
    await page.goto(`${url}/buy/${id}`)
    await page.getByLabel('Your email').fill(email)
    await page.getByLabel('Name', { exact: true }).fill('Priya Raman')
    const button = page.getByRole('button', { name: /^Pay €19/ })
    await button.click()
    const tick = page.getByRole('checkbox', { name: /Start my subscription at once/ })
    await expect(tick).toBeFocused()
    await photograph(page, 'checkout-start-request')
    await tick.check()
    await button.click()
    await expect(page.getByRole('heading', { name: 'Thank you for your purchase' })).toBeVisible()
  })

  await test.step('withdraws by the address in the mail of the order', async () => {
    const { text_body } = await waitForMail(foyer, email, /Your purchase/)
    await page.goto(/https?:\S+order=1001(?!\S)/.exec(text_body)?.[0] ?? '')
    await expect(page.getByLabel('Order or invoice number')).toHaveValue('1001')
    await page.getByLabel('Name', { exact: true }).fill('Priya Raman')
    await page.getByLabel('Email of the order').fill(email)
    await photograph(page, 'withdraw')
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(page.getByRole('heading', { name: 'We received your withdrawal' })).toBeVisible()
    await photograph(page, 'withdraw-received')
    expect((await waitForMail(foyer, email, /Your withdrawal/)).text_body).toContain('1001')
    expect((await waitForMail(foyer, email, /refund/i)).text_body).toContain('Refunded: €19')
  })

  await test.step('the owner sees the withdrawal, its refund and the end of access', async () => {
    await signInAtStudio(page, foyer, owner, `/apps/${slug}/products/withdrawals`)
    const row = page.getByRole('listitem').filter({ hasText: email })
    await expect(row).toContainText('Refunded, and access ended.')
    await photograph(page, 'studio-withdrawals')
    await row.getByRole('link', { name: 'Withdrawal from 1001' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Refunded/ })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Access' }).getByText('Ended', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Withdrawal carried out' })).toBeVisible()
  })
})
