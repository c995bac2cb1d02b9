import type { Browser, Locator, Page } from '@playwright/test'
import { expect, photograph, test, type Foyer } from '../../support/fixtures.ts'
import { ignoreErrors, resetBrowser } from '../../support/people.ts'
import { setSignIn } from '../../support/providers.ts'
import {
  aTeamMate,
  anOwnedApp,
  aProduct,
  createName,
  signInAtStudio,
  type OwnedApp,
} from '../../support/studio.ts'

/** The same screen of the studio, open for the owner Noor Haddad and for her colleague Sam Rivera. */
async function openForBoth(
  { page, browser, foyer }: { page: Page; browser: Browser; foyer: Foyer },
  app: OwnedApp,
  path: string,
): Promise<Page> {
  const sam = await browser.newPage()
  const studio_pages = [
    { studio_page: page, person: app.owner },
    { studio_page: sam, person: await aTeamMate(foyer, app, 'Sam Rivera', 'account_admin') },
  ]
  await Promise.all(
    studio_pages.map(async ({ studio_page, person }) => {
      await signInAtStudio(studio_page, foyer, person, `/apps/${app.slug}/${path}`)
    }),
  )
  return sam
}

const saveIn = (studio_page: Page): Locator => studio_page.getByRole('button', { name: 'Save', exact: true })

/** Saves the form and waits until it is saved. */
async function save(studio_page: Page): Promise<void> {
  await saveIn(studio_page).click()
  await expect(saveIn(studio_page)).toBeHidden()
}

test.describe('when two admins save the same object, the second sees who was first, decides, and loses nothing', () => {
  test.slow()

  test(
    'two admins who save a product or the sign-in settings at once see who changed what, and decide',
    { tag: '@rare' },
    async ({ page, browser, foyer, quiet }, info) => {
      test.slow()
      await test.step('a product', async () => {
        const app = await anOwnedApp(foyer, createName(info, 'both-sell'))
        const { id } = await aProduct(app.owner.call, 'Winter block')
        const sam = await openForBoth({ page, browser, foyer }, app, `products/${id}`)
        const title = (studio_page: Page): Locator => studio_page.getByLabel('Product name')
        const price = (studio_page: Page): Locator => studio_page.getByLabel('Price', { exact: true })
        const stored = async () => {
          const product = await app.owner.call('commerce.getStudioProduct', { id })
          return [product.title, product.subtitle, ...product.versions.map(({ amount }) => amount)]
        }
        await expect(title(page)).toHaveValue('Winter block')
        await expect(title(sam)).toHaveValue('Winter block')

        await test.step('the second sees both versions, and saves their own over a price that was removed', async () => {
          await title(sam).fill('Winter block, 12 weeks')
          await price(sam).fill('79')
          await save(sam)
          await page.getByLabel('Subtitle').fill('Ends in March')
          await saveIn(page).click()
          const dialog = page.getByRole('alertdialog', {
            name: 'Sam Rivera also changed “Winter block, 12 weeks”',
          })
          await expect(dialog.getByText(/^That was on .+ Your changes aren’t saved yet/)).toBeVisible()
          const rows = dialog.getByRole('row')
          await expect(rows).toHaveText([
            'SettingYoursSam Rivera',
            'Product nameWinter blockWinter block, 12 weeks',
            'SubtitleEnds in March–',
            'Prices€59 once€79 once',
          ])
          expect(await stored()).toEqual(['Winter block, 12 weeks', '', 7900])
          await photograph(page, 'studio-product-conflict')
          await page.keyboard.press('Escape')
          await expect(dialog).toBeVisible()
          await dialog.getByRole('button', { name: 'Keep mine' }).click()
          await expect(dialog).toBeHidden()
          await expect(page.getByLabel('Subtitle')).toHaveValue('Ends in March')
          await save(page)
          expect(await stored()).toEqual(['Winter block', 'Ends in March', 5900])
        })

        await test.step('the other is notified too, and continues with the saved version', async () => {
          await title(sam).fill('Spring block')
          await saveIn(sam).click()
          const dialog = sam.getByRole('alertdialog', { name: 'Noor Haddad also changed “Winter block”' })
          await expect(dialog.getByRole('row', { name: /^Product name/ })).toContainText('Spring block')
          await dialog.getByRole('button', { name: 'Use Noor Haddad’s version' }).click()
          await expect(dialog).toBeHidden()
          await expect(saveIn(sam)).toBeHidden()
          await expect(title(sam)).toHaveValue('Winter block')
          await expect(price(sam)).toHaveValue(/^59/)
          await title(sam).fill('Winter block, at home')
          await save(sam)
          expect(await stored()).toEqual(['Winter block, at home', 'Ends in March', 5900])
        })
        ignoreErrors(quiet, /status of 409/)
        await sam.close()
      })
      await resetBrowser(page)
      await test.step('how members log in', async () => {
        const app = await anOwnedApp(foyer, createName(info, 'both-doors'))
        const sam = await openForBoth({ page, browser, foyer }, app, 'settings/sign-in')
        const isOpen = (studio_page: Page): Locator =>
          studio_page.getByRole('switch', { name: /^Allow new sign-ups/ })
        const domains = (studio_page: Page): Locator => studio_page.getByLabel('Allowed email domains')
        const words = (studio_page: Page): Locator => studio_page.getByLabel('Text above the sign-up form')
        const stored = () => app.owner.call('apps.getSignIn', {})
        await expect(isOpen(page)).toBeChecked()
        await expect(isOpen(sam)).toBeChecked()

        await test.step('the second sees both settings, and saves their own', async () => {
          await isOpen(sam).click()
          await words(sam).fill('Ask at the front desk.')
          await save(sam)
          await domains(page).fill('harbour.example')
          await saveIn(page).click()
          const dialog = page.getByRole('alertdialog', {
            name: 'Sam Rivera also changed the login settings',
          })
          await expect(dialog.getByText(/^That was on .+ Your changes aren’t saved yet/)).toBeVisible()
          await expect(dialog.getByRole('row')).toHaveText([
            'SettingYoursSam Rivera',
            'Allow new sign-upsOnOff',
            'Allowed email domainsharbour.exampleNothing',
            'Text above the sign-up formNothingAsk at the front desk.',
          ])
          expect(await stored()).toMatchObject({ is_sign_up_open: false, allowed_email_domains: [] })
          await photograph(page, 'studio-sign-in-conflict')
          await dialog.getByRole('button', { name: 'Keep mine' }).click()
          await expect(dialog).toBeHidden()
          await expect(domains(page)).toHaveValue('harbour.example')
          await save(page)
          expect(await stored()).toMatchObject({
            is_sign_up_open: true,
            allowed_email_domains: ['harbour.example'],
            sign_up_text: '',
          })
        })

        await test.step('theirs is taken, and nothing is saved for it', async () => {
          const { methods } = await stored()
          const sign_in_input = { methods, is_sign_up_open: true, allowed_email_domains: ['sea.example'] }
          await setSignIn(app, { ...sign_in_input, sign_up_text: '' })
          await words(page).fill('Use the address you booked with.')
          await saveIn(page).click()
          const dialog = page.getByRole('alertdialog')
          await expect(dialog.getByRole('row', { name: /^Allowed email domains/ })).toContainText(
            'sea.example',
          )
          const before = (await stored()).changes.length
          await dialog.getByRole('button', { name: /^Use .*’s version/ }).click()
          await expect(dialog).toBeHidden()
          await expect(saveIn(page)).toBeHidden()
          await expect(domains(page)).toHaveValue('sea.example')
          await expect(words(page)).toHaveValue('')
          expect((await stored()).changes).toHaveLength(before)
        })
        ignoreErrors(quiet, /status of 409/)
        await sam.close()
      })
    },
  )
})
