import { expect, photograph, test } from '../../support/fixtures.ts'
import { aMember, resetBrowser } from '../../support/people.ts'
import { anOwnedApp, aProduct, buy, createName, signInAtStudio } from '../../support/studio.ts'

test.describe('the settings', () => {
  test.slow()

  test(
    'an owner sets name, time zone, languages and access, and sees in advance who loses and gains access',
    { tag: '@rare' },
    async ({ page, foyer }, info) => {
      test.slow()
      await test.step('general: name, time zone and languages are saved, and apply to the app', async () => {
        const { owner, slug, url } = await anOwnedApp(foyer, createName(info, 'general'))
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/general`)
        const name = page.getByLabel('App name')
        await name.fill('')
        await name.blur()
        await expect(name).toHaveAccessibleDescription('Enter an app name.')
        await name.fill('Tide & Iron')
        await page.getByLabel('Time zone').selectOption('Europe/Lisbon')
        await page.getByRole('checkbox', { name: 'العربية' }).check()
        await photograph(page, 'studio-general')
        await page.reload()
        await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible()
        await expect(name).toHaveValue('Tide & Iron')
        await page.getByRole('link', { name: 'Theme' }).click()
        await page.getByRole('button', { name: 'Keep editing' }).click()
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText('Saved', { exact: true })).toBeVisible()
        await expect(page.getByRole('button', { name: /Tide & Iron/ })).toBeVisible()
        await page.reload()
        await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Lisbon')
        await expect(page.getByRole('checkbox', { name: 'العربية' })).toBeChecked()
        const app = await page.context().newPage()
        await app.goto(url)
        await expect(app).toHaveTitle(/Tide & Iron/)
      })
      await resetBrowser(page)
      await test.step('access: shows who loses and who gains access before saving, then applies at once', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'door'), { kit: 'strength' })
        await aProduct(owner.call, 'Winter block')
        await aMember(foyer, `ines-${slug}@members.example`, 'Ines Duarte', slug)
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/access`)
        await photograph(page, 'studio-access')
        await page.getByRole('radio', { name: /Customers only/ }).check()
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByRole('alert')).toContainText('Choose at least one product.')
        await page.getByRole('checkbox', { name: 'Winter block' }).check()
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        const confirm = page.getByRole('alertdialog')
        await expect(confirm.getByText('1 member loses access')).toBeVisible()
        await expect(confirm.getByText('Ines Duarte')).toBeVisible()
        await photograph(page, 'studio-access-confirm')
        await page.keyboard.press('Escape')
        await expect(confirm).toBeHidden()
        await page.getByRole('button', { name: 'Discard' }).click()
        await page.getByRole('radio', { name: /People you approve/ }).check()
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await confirm.getByRole('button', { name: 'Change access' }).click()
        await expect(page.getByText('Access updated')).toBeVisible()
        await expect(page.getByRole('region', { name: 'History' })).toBeVisible()

        await aMember(foyer, `tom-${slug}@members.example`, 'Tom Achterberg', slug)
        await page.getByRole('link', { name: 'Members' }).click()
        const waiting = page.getByRole('row', { name: /Tom Achterberg/ })
        await expect(waiting).toContainText('Pending')
        await photograph(page, 'studio-members-waiting')
        await waiting.getByRole('button', { name: /Approve/ }).click()
        await expect(page.getByText(/was approved/)).toBeVisible()
        await expect(waiting).not.toContainText('Pending')
      })
    },
  )

  test(
    'an owner sets up payments: hidden keys, the App Store, and the end of test mode',
    { tag: '@rare' },
    async ({ page, foyer }, info) => {
      test.slow()
      const { owner, slug, url } = await anOwnedApp(foyer, createName(info, 'pay'))
      await test.step('payments: test mode until keys are set, refused keys beside the field, saved keys never shown', async () => {
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/payments`)
        await expect(page.getByText('Test mode')).toBeVisible()
        await expect(page.getByText(`${url}/api/v1/webhooks/stripe`)).toBeVisible()
        const publishable = page.getByLabel('Publishable key')
        const secret = page.getByLabel('Secret key')
        const webhook = page.getByLabel('Webhook secret')
        await publishable.fill('sk_test_abc')
        await publishable.blur()
        await expect(publishable).toHaveAccessibleDescription(/This must start with pk_/)
        await publishable.fill('pk_test_abc')
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(secret).toHaveAccessibleDescription('Add the matching secret key.')
        await expect(secret).toBeFocused()
        await secret.fill('pk_test_abc')
        await webhook.fill('hush')
        await expect(secret).toHaveAccessibleDescription(/This must start with sk_/)
        await expect(webhook).toHaveAccessibleDescription(/This must start with whsec_/)
        await photograph(page, 'studio-payments-refused')

        await publishable.fill('')
        await secret.fill('')
        await webhook.fill('whsec_only_for_this_test_1234567890')
        await expect(webhook).toHaveAttribute('type', 'password')
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText('Payment keys saved')).toBeVisible()
        await page.reload()
        await expect(webhook).toHaveValue('')
        await expect(webhook).toHaveAccessibleDescription(/A key is stored, encrypted/)
        expect(JSON.stringify(await owner.call('commerce.getPaymentSettings', {}))).not.toContain('whsec_')
        await photograph(page, 'studio-payments')
      })
      await test.step('the App Store: what is sold there is named, and a key comes with all of its names', async () => {
        const product = await aProduct(owner.call, 'Strength Club')
        await page.getByRole('link', { name: 'App Store' }).click()
        await expect(page.getByText('Not connected')).toBeVisible()
        const save = page.getByRole('button', { name: 'Save', exact: true })
        const sold = page.getByLabel('App Store product ID')
        await page.getByRole('button', { name: 'Add product' }).click()
        await sold.fill('club year')
        await page.getByLabel('Key ID').fill('2X9R4HXF34')
        await save.click()
        await expect(page.getByLabel('Issuer ID')).toBeFocused()
        await expect(page.getByLabel('Private key')).toHaveAccessibleDescription(/required|needed|fill/i)
        await expect(sold).toHaveAccessibleDescription(/letters, digits, dots/)
        await expect(page.getByLabel('Product', { exact: true })).toHaveAccessibleDescription(
          'Choose a product.',
        )
        await photograph(page, 'studio-app-store-refused')

        await page.getByLabel('Key ID').fill('')
        await sold.fill('club.year')
        await page.getByLabel('Product', { exact: true }).selectOption('Strength Club')
        await save.click()
        await expect(page.getByText('App Store settings saved')).toBeVisible()
        await expect(save).toBeHidden()
        expect((await owner.call('commerce.getStoreSettings', {})).products).toEqual([
          { store_product_id: 'club.year', product_id: product.id },
        ])
      })
      await resetBrowser(page)
      await test.step('going live: lists what ends with test mode, and accepts no test payments afterwards', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'live'))
        const { id } = await aProduct(owner.call, 'Winter block')
        const member = await aMember(foyer, `ines-${slug}@members.example`, 'Ines Duarte', slug)
        await buy(member.call, { id })
        const granted = await aProduct(owner.call, 'Form check')
        const { members } = await owner.call('members.listMembers', {})
        const subscriber_id = members.find(({ name }) => name === 'Ines Duarte')?.subscriber_id ?? ''
        await owner.call('access.grantEntitlement', { subscriber_id, product_id: granted.id })
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/payments`)
        const clock = page.getByText('Test clock')
        const end = page.getByRole('button', { name: 'Switch to live mode' })
        const dialog = page.getByRole('alertdialog', { name: 'Switch to live mode?' })
        const holds = async (product_id: string) =>
          (await member.call('commerce.hasActivePurchase', { id: product_id })).has_active_purchase
        const payments = () => owner.call('commerce.getPaymentSettings', {})
        await expect(clock).toBeVisible()

        await test.step('who turns back changes nothing', async () => {
          await end.click()
          await expect(dialog.getByRole('listitem')).toHaveText([
            'One member loses access from test purchases.',
            'Test orders can no longer be paid, and test subscriptions end.',
            'The app uses the real time from now on.',
            'Members keep the access you gave them.',
          ])
          await photograph(page, 'studio-go-live')
          await dialog.getByRole('button', { name: 'Cancel' }).click()
          await expect(dialog).toBeHidden()
          expect(await payments()).toMatchObject({ is_sandbox: true, test_holders: 1 })
          expect(await holds(id)).toBe(true)
        })

        await test.step('what was bought in test mode is revoked, and granted access stays', async () => {
          await end.click()
          await dialog.getByRole('button', { name: 'Switch to live mode' }).click()
          await expect(
            page.getByText('The app is in live mode. Payments are real from now on.'),
          ).toBeVisible()
          await expect(dialog).toBeHidden()
          await expect(end).toBeHidden()
          await expect(clock).toBeHidden()
          await expect.poll(() => holds(id), { timeout: 30_000 }).toBe(false)
          expect(await holds(granted.id)).toBe(true)
          expect(await payments()).toMatchObject({ is_sandbox: false, provider: 'none', test_holders: 0 })
        })
      })
    },
  )
})
