import { expect, expectAccessible, photograph, test } from '../../support/fixtures.ts'
import { aMember, anOwner, ignoreErrors, PASSWORD, resetBrowser } from '../../support/people.ts'
import { anOwnedApp, useDesktopWidth, createName, signInAtStudio } from '../../support/studio.ts'

test.describe('an owner', () => {
  test.slow()

  test('an owner signs up, creates an app at a free address, and sees errors beside the fields', async ({
    page,
    foyer,
    quiet,
  }, info) => {
    test.slow()
    await test.step('an owner sees errors beside the fields when signing up, creates an app and finds it at its own address', async () => {
      await test.step('sees errors beside the fields when signing up, and loses no input', async () => {
        const used_slug = await anOwner(foyer, `${createName(info, 'taken')}@owners.example`)
        await page.goto(`${foyer.studio}/sign-up`)
        const name = page.getByLabel('Your name')
        const email = page.getByLabel('Email')
        const secret = page.getByLabel('Password', { exact: true })
        await page.getByRole('button', { name: 'Create account' }).click()
        await expect(name).toBeFocused()
        await name.fill('No')
        await email.fill(used_slug.email)
        await secret.fill('123456')
        await page.getByRole('button', { name: 'Create account' }).click()
        await expect(name).toHaveAccessibleDescription(/Name must be longer than 2 characters/)
        await expect(secret).toHaveAccessibleDescription(/Password must be longer than 6 characters/)
        await photograph(page, 'studio-sign-up-refused')
        await secret.fill('password')
        await expect(secret).toHaveAccessibleDescription(/too easy to guess/)
        await name.fill('Noor Haddad')
        await secret.fill(PASSWORD)
        await page.getByRole('button', { name: 'Create account' }).click()
        await expect(email).toHaveAccessibleDescription(/already exists/)
        await expect(email).toBeFocused()
        await expect(name).toHaveValue('Noor Haddad')
        await expect(secret).toHaveValue(PASSWORD)
        ignoreErrors(quiet, /status of 4(09|22)/)
      })
      await resetBrowser(page)
      await test.step('signs up, creates an app, and finds it at its own address', async () => {
        const slug = createName(info, 'studio')
        await useDesktopWidth(page)
        await page.goto(`${foyer.studio}/sign-up`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await photograph(page, 'studio-sign-up')
        await page.getByLabel('Your name').fill('Noor Haddad')
        await page.getByLabel('Email').fill(`${slug}@owners.example`)
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Create account' }).click()

        await expect(page).toHaveURL(/\/new-app/)
        await page.getByLabel('App name').fill('Harbour Strength')
        await page.getByLabel('Address').fill(slug)
        await expect(page.getByText('Available')).toBeVisible()
        await page.getByRole('radio', { name: /Strength coaching/ }).check({ force: true })
        await page.getByRole('radio', { name: 'Color 2' }).check()
        await page.getByRole('radio', { name: 'Square' }).check({ force: true })
        await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
        await photograph(page, 'studio-new-app')
        await page.getByRole('button', { name: 'Create Harbour Strength' }).click()
        await expect(page).toHaveURL(new RegExp(`/apps/${slug}$`))

        await expect(page.getByRole('heading', { level: 1, name: /Noor$/ })).toBeVisible()
        const opened = page.context().waitForEvent('page')
        await page.getByRole('button', { name: 'View app' }).click()
        const app = await opened
        await expect(app).toHaveURL(new RegExp(`^${foyer.app(slug)}/`))
        await expect(app.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(app.locator('html')).toHaveAttribute('data-look', 'square')
        await app.close()
        await photograph(page, 'studio-home-empty')
      })
    })
    await resetBrowser(page)
    await test.step('sees in place that an address is taken, reserved or invalid, and which one is free', async () => {
      const slug = createName(info, 'addr')
      const { owner } = await anOwnedApp(foyer, slug)
      await signInAtStudio(page, foyer, owner, '/new-app')
      const address = page.getByLabel('Address')
      await page.getByLabel('App name').fill('Second Harbour')
      await expect(address).toHaveValue('second-harbour')
      await address.fill(slug)
      await expect(address).toHaveAccessibleDescription(/This address is taken/)
      await page.getByRole('button', { name: /^Use .+ instead$/ }).click()
      await expect(page.getByText('Available')).toBeVisible()
      await address.fill('studio')
      await expect(address).toHaveAccessibleDescription(/This address is reserved/)
      await address.fill('a_b')
      await expect(address).toHaveAccessibleDescription(/3 to 40 lowercase letters/)
      await photograph(page, 'studio-new-app-refused')
      await page.getByRole('button', { name: 'Create Second Harbour' }).click()
      await expect(page).toHaveURL(/\/new-app/)
      await expect(address).toBeFocused()
    })
  })

  test(
    'an owner comes back by a mailed link once, signs out and in, and returns to where a lost session ended',
    { tag: '@rare' },
    async ({ page, context, foyer, quiet }, info) => {
      test.slow()
      await test.step('has forgotten the password, requests a link, and signs in with it once', async () => {
        const slug = createName(info, 'forgot')
        const { owner } = await anOwnedApp(foyer, slug)
        await page.goto(`${foyer.studio}/sign-in`)
        await page.getByLabel('Email').fill(owner.email)
        await page.getByRole('link', { name: 'Forgot password' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible()
        await expect(page.getByLabel('Email')).toHaveValue(owner.email)
        await photograph(page, 'studio-forgot-password')
        await page.getByRole('button', { name: 'Send reset link' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
        await photograph(page, 'studio-forgot-password-sent')

        await page.goto(`${foyer.studio}/dev/mailbox?to=${encodeURIComponent(owner.email)}`)
        await page.getByRole('link', { name: /Reset your Foyer password/ }).click()
        const address = (await page.getByRole('article').getByRole('link').getAttribute('href')) ?? ''
        await page.goto(address)
        const secret = page.getByLabel('Password', { exact: true })
        await secret.fill('short')
        await page.getByRole('button', { name: 'Save and log in' }).click()
        await expect(secret).toHaveAccessibleDescription(/longer than 6 characters/)
        await photograph(page, 'studio-reset-password')
        await secret.fill('seven wet pebbles')
        await page.getByRole('button', { name: 'Save and log in' }).click()
        await expect(page).toHaveURL(`${foyer.studio}/apps/${slug}`)

        await page.goto(address)
        await page.reload()
        await secret.fill('seven dry pebbles')
        await page.getByRole('button', { name: 'Save and log in' }).click()
        await expect(page.getByRole('alert')).toContainText('This link has expired or was already used')
        await page.getByRole('link', { name: 'Request a new link' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible()
        await page.goto(`${foyer.studio}/reset-password`)
        await expect(page.getByRole('alert')).toContainText('This link has expired or was already used')
        await photograph(page, 'studio-reset-password-spent')
        ignoreErrors(quiet, 422)
      })
      await resetBrowser(page)
      await test.step('signs out and in again, is refused with a wrong password, and returns to where a lost session ended', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'session'))
        await page.goto(`${foyer.studio}/sign-in?redirect=${encodeURIComponent(`/apps/${slug}/products`)}`)
        await page.getByLabel('Email').fill(owner.email)
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Log in', exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`/apps/${slug}/products`))
        await useDesktopWidth(page)
        await page.getByRole('button', { name: /appearance, language, log out/ }).click()
        await page.getByRole('menuitem', { name: 'Log out' }).click()
        await expect(page).toHaveURL(/\/sign-in/)
        await page.goBack()
        await expect(page).toHaveURL(/\/sign-in/)

        await page.getByLabel('Email').fill(owner.email)
        await page.getByLabel('Password', { exact: true }).fill('not this one at all')
        await page.getByRole('button', { name: 'Log in', exact: true }).click()
        await expect(page.getByRole('alert')).toContainText('Incorrect email or password.')
        await photograph(page, 'studio-sign-in')
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Log in', exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()

        await page.goto(`${foyer.studio}/apps/${slug}/members?sort=newest`)
        await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
        await context.clearCookies()
        await page.reload()
        await expect(page).toHaveURL(/\/sign-in/)
        await page.getByLabel('Email').fill(owner.email)
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Log in', exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`/apps/${slug}/members\\?sort=newest`))
        ignoreErrors(quiet, /status of 4(01|22)/)
      })
    },
  )

  test(
    'an owner changes the theme with a live preview on both phones, and saves it',
    { tag: '@rare' },
    async ({ page, foyer }, info) => {
      test.slow()
      const { owner, slug } = await anOwnedApp(foyer, createName(info, 'theme'), { kit: 'strength' })
      await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/theme`)
      const main = page.getByRole('textbox', { name: 'Primary', exact: true })
      await main.fill('#12')
      await main.blur()
      await expect(main).toHaveAccessibleDescription(/hex color/)
      await main.fill('#E9B872')
      await expect(page.getByText('White text is hard to read on this color')).toBeVisible()
      const phones = page.getByRole('complementary', { name: 'Preview of the app' })
      await expect(phones.locator('iframe')).toHaveCount(2)
      const theme_choices = [0, 1].map((at) =>
        phones.locator('iframe').nth(at).contentFrame().locator('html'),
      )
      for (const theme_choice of theme_choices)
        await expect(theme_choice).toHaveAttribute('data-look', 'rounded')
      await page.getByRole('radio', { name: /^Square/ }).check({ force: true })
      await page.getByRole('radio', { name: 'Flat' }).check({ force: true })
      await page.getByLabel('Headings').selectOption({ label: 'Inter' })
      for (const theme_choice of theme_choices) {
        await expect(theme_choice).toHaveAttribute('data-look', 'square')
        await expect(theme_choice).toHaveAttribute('data-cards', 'flat')
      }
      await photograph(page, 'studio-theme')
      await page.getByRole('link', { name: 'Members' }).click()
      const exit_button = page.getByRole('alertdialog')
      await expect(exit_button).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(exit_button).toBeHidden()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Saved. Members see it after you publish.')).toBeVisible()
      await page.reload()
      await expect(main).toHaveValue(/#E9B872/i)
      await expect(page.getByRole('radio', { name: /^Square/ })).toBeChecked()
    },
  )

  test(
    'reads a mail in the development mailbox, and sees every design component in all variants',
    { tag: '@looks' },
    async ({ page, foyer }, info) => {
      const { slug } = await anOwnedApp(foyer, createName(info, 'mail'))
      const { email } = await aMember(foyer, `ines-${slug}@members.example`, 'Ines Duarte', slug)
      await page.goto(`${foyer.studio}/dev/mailbox?to=${encodeURIComponent(email)}`)
      const mail = page.getByRole('link', { name: /Confirm your address for Harbour Strength/ })
      await expect(mail).toBeVisible()
      await mail.click()
      await expect(page.getByRole('article').getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^${foyer.app(slug)}/`),
      )
      await photograph(page, 'studio-mailbox')
      await page.goto(`${foyer.studio}/dev/ui`)
      for (const theme_choice of ['rounded', 'default', 'square'])
        for (const cards of ['raised', 'flat'])
          await expect(page.getByRole('region', { name: `${theme_choice} ${cards} dark` })).toBeVisible()
      await expectAccessible(page)
      await photograph(page, 'studio-ui', { is_checked: false })
      await page.getByRole('radio', { name: 'Right to left' }).check({ force: true })
      await photograph(page, 'studio-ui-rtl', { is_checked: false })
      await page.goto(`${foyer.studio}/dev/blocks`)
      for (const look of ['rounded', 'default', 'square']) {
        await page.getByRole('radio', { name: look, exact: true }).check({ force: true })
        for (const mode of ['light', 'dark']) {
          await page.getByRole('radio', { name: mode, exact: true }).check({ force: true })
          await expect(page.getByRole('region', { name: `${look} ${mode}` })).toBeVisible()
          await photograph(page, `studio-blocks-${look}-${mode}`)
        }
      }
    },
  )
})
