import { expect, photograph, test } from '../../support/fixtures.ts'
import { createAddress, getDialog, signInAs } from '../../support/people.ts'
import { anOwnedApp, aProduct, createName } from '../../support/studio.ts'

test('a member switches from monthly to yearly, sees the sum before and the invoice after', async ({
  page,
  foyer,
}, info) => {
  const { url, owner } = await anOwnedApp(foyer, createName(info, 'switch'))
  const product = await aProduct(owner.call, 'Strength Club', [
    { amount: 2900, interval: 'month', name: 'Monthly' },
    { amount: 22_800, interval: 'year', name: 'Yearly' },
  ])
  await signInAs(page, url, { email: createAddress('switch', info.testId), name: 'Ines Duarte' })
  await page.goto(`${url}/buy/${product.id}`)
  await page.getByRole('button', { name: /^Pay .*29/ }).click()
  await expect(page.getByText('You’re all set')).toBeVisible()

  await page.goto(`${url}/me/account/subscriptions`)
  await page.getByRole('button', { name: /^Switch to .*228/ }).click()
  const costs = getDialog(page)
  await expect(costs.getByText('Rest of what you paid')).toBeVisible()
  await photograph(page, 'switch-plan')
  const pay = costs.getByRole('button', { name: /^Switch and pay/ })
  const shown = /[\d.,]+/.exec(await pay.innerText())?.[0] ?? ''
  await pay.click()
  await expect(costs).toBeHidden()
  await expect(page.getByText(/228.*year/).first()).toBeVisible()

  await page.goto(`${url}/me/account/invoices`)
  await page.getByRole('link', { name: new RegExp(shown.replace('.', '\\.')) }).click()
  await expect(page.getByText(shown).first()).toBeVisible()
  await photograph(page, 'switch-invoice')
})
