import { expect, photograph, test } from '../../support/fixtures.ts'
import { aMember, resetBrowser } from '../../support/people.ts'
import { anOwnedApp, aProduct, createName, signInAtStudio } from '../../support/studio.ts'

test.describe('an owner sells', () => {
  test.slow()

  test('an owner creates products of every price type, takes one off sale, and offers another as an order bump', async ({
    page,
    foyer,
  }, info) => {
    test.slow()
    await test.step('products: creates one with a one-time price, adds daily, weekly, monthly and yearly prices, takes it off sale', async () => {
      const { owner, slug } = await anOwnedApp(foyer, createName(info, 'products'))
      await signInAtStudio(page, foyer, owner, `/apps/${slug}/products`)
      await page.getByRole('link', { name: 'New product' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible()
      await photograph(page, 'studio-product-new')
      const price = page.getByLabel('Price', { exact: true })
      await price.fill('forty')
      await price.blur()
      await expect(price).toHaveAccessibleDescription(/Enter a price such as 24 or 24.50/)
      await price.fill('1.500')
      await expect(price).toHaveAccessibleDescription(/Did you mean €1,500.00 or €1.50\?/)
      await photograph(page, 'studio-price-question')
      await page.getByRole('button', { name: '€1,500.00' }).click()
      await expect(price).toHaveValue('1500.00')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByLabel('Product name')).toBeFocused()
      await expect(page.getByLabel('Product name')).toHaveAccessibleDescription('Enter a product name.')
      await page.getByLabel('Product name').fill('Winter block')
      await page.getByLabel('Billing period').selectOption({ label: 'One-time' })
      await price.fill('49,50')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Winter block saved as a draft')).toBeVisible()
      await expect(page).toHaveURL(/products\/[0-9a-f-]{36}$/)

      await page.getByRole('button', { name: 'Choose an image' }).first().click()
      const pictures = page.getByRole('dialog', { name: 'Choose an image' })
      const picture = { name: 'winter.png', mimeType: 'image/png', buffer: await page.screenshot() }
      await pictures.locator('input[type=file]').setInputFiles(picture)
      await expect(pictures).toBeHidden()
      await expect(page.getByText('From your images')).toBeVisible()
      const thumb = page.getByRole('group', { name: 'Image' }).getByRole('presentation')
      const chosen = (await thumb.getAttribute('src')) ?? ''
      page.once('dialog', (requested) => void requested.accept())
      await page.reload()
      await expect(thumb).toHaveAttribute('src', chosen)

      const prices = page.getByRole('region', { name: 'Prices' })
      await prices.getByLabel('Name').first().fill('For good')
      for (const [cycle, amount] of [
        ['Daily', '2'],
        ['Weekly', '9'],
        ['Monthly', '29'],
        ['Yearly', '228'],
      ] as const) {
        await page.getByRole('button', { name: 'Add price' }).click()
        await prices.getByLabel('Name').last().fill(cycle)
        await prices.getByLabel('Price', { exact: true }).last().fill(amount)
        await prices.getByLabel('Billing period').last().selectOption({ label: cycle })
      }
      await prices.getByLabel('Free trial (days)', { exact: true }).last().fill('14')
      await prices.getByRole('button', { name: 'Actions for price 4' }).click()
      await page.getByRole('menuitem', { name: 'Set as default' }).click()
      await photograph(page, 'studio-product')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.reload()
      await expect(prices.getByLabel('Price', { exact: true })).toHaveCount(5)
      await expect(prices.getByLabel('Free trial (days)', { exact: true }).last()).toHaveValue('14')
      await page.getByRole('button', { name: 'Put on sale' }).click()
      await page.getByRole('button', { name: 'Put on sale anyway' }).click()
      await expect(page.getByText('Winter block is on sale')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Take off sale' })).toBeVisible()
      const saved = await owner.call('commerce.listStudioProducts', {})
      expect(saved.items[0]?.cover).toMatchObject({ media_id: expect.any(String) })
      expect(saved.items[0]?.versions.map(({ amount, interval }) => [amount, interval])).toEqual([
        [4950, null],
        [200, 'day'],
        [900, 'week'],
        [2900, 'month'],
        [22_800, 'year'],
      ])

      await page.getByRole('link', { name: 'Products' }).last().click()
      const row = page.getByRole('row', { name: /Winter block/ })
      await expect(row).toContainText('€29 a month')
      await expect(row).toContainText('and 4 more prices')
      await aProduct(owner.call, 'Form check', [{ amount: 2900 }])
      await page.reload()
      await expect(page.getByRole('row', { name: /Form check/ })).toBeVisible()
      await photograph(page, 'studio-products')
      await row.getByRole('button', { name: 'Actions for Winter block' }).click()
      await page.getByRole('menuitem', { name: 'Archive' }).click()
      const confirm = page.getByRole('alertdialog', { name: 'Archive Winter block?' })
      await photograph(page, 'studio-product-archive')
      await confirm.getByRole('button', { name: 'Archive' }).click()
      await expect(row).toBeHidden()
      await page.getByLabel('Status').selectOption({ label: 'Archived' })
      await expect(row).toBeVisible()
    })
    await resetBrowser(page)
    await test.step('an order bump of a product appears at checkout', async () => {
      const { owner, slug } = await anOwnedApp(foyer, createName(info, 'bump'))
      const product = await aProduct(owner.call, 'Winter block')
      await signInAtStudio(page, foyer, owner, `/apps/${slug}/products/${product.id}`)
      const bumps = page.getByRole('region', { name: 'Order bumps' })
      await expect(bumps.getByText(/You need another product in EUR/)).toBeVisible()
      await expect(bumps.getByRole('button', { name: 'Add order bump' })).toBeDisabled()
      const extra = await aProduct(owner.call, 'Form check', [{ amount: 2900 }])
      await page.reload()
      await bumps.getByRole('button', { name: 'Add order bump' }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(bumps.getByLabel('Product')).toHaveAccessibleDescription('Choose a product.')
      await bumps.getByLabel('Product').selectOption({ label: 'Form check · €29 once' })
      await expect(bumps.getByLabel('Headline')).toHaveValue('Form check')
      await bumps.getByLabel('Headline').fill('Add a form check')
      await bumps.getByLabel('Description').fill('Send one lift, get a video back in two days.')
      await photograph(page, 'studio-product-bump')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()

      const stored = await owner.call('commerce.getProduct', { id: product.id })
      expect(stored.order_bumps).toMatchObject([{ product_id: extra.id, title: 'Add a form check' }])
      const member = await aMember(foyer, `ines-${slug}@members.example`, 'Ines Duarte', slug)
      const preview = await member.call('commerce.previewOrder', {
        id: product.id,
        order_bumps: stored.order_bumps.map(({ id }) => id),
      })
      expect(preview.final_amount).toBe(8800)
    })
  })
})
