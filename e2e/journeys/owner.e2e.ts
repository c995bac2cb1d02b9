import { expect, expectAccessible, photograph, test } from '../support/fixtures.ts'
import { aMember, anOwner, forgive, PASSWORD } from '../support/people.ts'
import { anOwnedApp, aProduct, atDesk, ownName, signInAtStudio } from '../support/studio.ts'

test.describe('an owner', () => {
  // Each screen is looked at four times by the accessibility scanner.
  test.slow()

  test('signs up, makes an app, and finds it on its own address', async ({ page, foyer }, info) => {
    const slug = ownName(info, 'studio')
    await page.goto(`${foyer.studio}/sign-up`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await photograph(page, 'studio-sign-up')
    await atDesk(page)
    await page.getByLabel('Your name').fill('Noor Haddad')
    await page.getByLabel('Email').fill(`${slug}@owners.example`)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()

    await expect(page).toHaveURL(/\/new-app/)
    await page.getByLabel('App name').fill('Harbour Strength')
    await page.getByLabel('Address').fill(slug)
    await expect(page.getByText('Free, and yours as soon as you create it')).toBeVisible()
    await page.getByRole('radio', { name: /Strength coaching/ }).check({ force: true })
    await page.getByRole('radio', { name: 'Colour 2' }).check()
    await page.getByRole('radio', { name: 'Square' }).check({ force: true })
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await photograph(page, 'studio-new-app')
    await atDesk(page)
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

  test('is told beside the field what is wrong when signing up, and loses nothing typed', async ({
    page,
    foyer,
    quiet,
  }, info) => {
    const taken = await anOwner(foyer, `${ownName(info, 'taken')}@owners.example`)
    await page.goto(`${foyer.studio}/sign-up`)
    const name = page.getByLabel('Your name')
    const email = page.getByLabel('Email')
    const secret = page.getByLabel('Password', { exact: true })
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(name).toBeFocused()
    await name.fill('No')
    await email.fill(taken.email)
    await secret.fill('123456')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(name).toHaveAccessibleDescription(/Name must be longer than 2 characters/)
    await expect(secret).toHaveAccessibleDescription(/Password must be longer than 6 characters/)
    await photograph(page, 'studio-sign-up-refused')
    await secret.fill('password')
    await expect(secret).toHaveAccessibleDescription(/among the first that anyone would try/)
    await name.fill('Noor Haddad')
    await secret.fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(email).toHaveAccessibleDescription(/already exists/)
    await expect(email).toBeFocused()
    await expect(name).toHaveValue('Noor Haddad')
    await expect(secret).toHaveValue(PASSWORD)
    forgive(quiet, /status of 4(09|22)/)
  })

  test('has forgotten the password, asks for a link, and comes back in by it once', async ({
    page,
    foyer,
    quiet,
  }, info) => {
    const slug = ownName(info, 'forgot')
    const { owner } = await anOwnedApp(foyer, slug)
    await page.goto(`${foyer.studio}/sign-in`)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New password' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(owner.email)
    await photograph(page, 'studio-forgot-password')
    await page.getByRole('button', { name: 'Email me the link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
    await photograph(page, 'studio-forgot-password-sent')

    await page.goto(`${foyer.studio}/dev/mailbox?to=${encodeURIComponent(owner.email)}`)
    await page.getByRole('link', { name: /Your password for Foyer/ }).click()
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
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New password' })).toBeVisible()
    await page.goto(`${foyer.studio}/reset-password`)
    await expect(page.getByRole('alert')).toContainText('This link has expired or was already used')
    await photograph(page, 'studio-reset-password-spent')
    forgive(quiet, 422)
  })

  test('is told in place that an address is taken, reserved or not one, and what would be free', async ({
    page,
    foyer,
  }, info) => {
    const slug = ownName(info, 'addr')
    const { owner } = await anOwnedApp(foyer, slug)
    await signInAtStudio(page, foyer, owner, '/new-app')
    const address = page.getByLabel('Address')
    await page.getByLabel('App name').fill('Second Harbour')
    await expect(address).toHaveValue('second-harbour')
    await address.fill(slug)
    await expect(address).toHaveAccessibleDescription(/This address is taken/)
    await page.getByRole('button', { name: /^Use .+ instead$/ }).click()
    await expect(page.getByText('Free, and yours as soon as you create it')).toBeVisible()
    await address.fill('studio')
    await expect(address).toHaveAccessibleDescription(/This address is reserved/)
    await address.fill('a_b')
    await expect(address).toHaveAccessibleDescription(/3 to 40 small letters/)
    await photograph(page, 'studio-new-app-refused')
    await page.getByRole('button', { name: 'Create Second Harbour' }).click()
    await expect(page).toHaveURL(/\/new-app/)
    await expect(address).toBeFocused()
  })

  test('signs out and in again, is refused with a wrong password, and returns to where a lost session ended', async ({
    page,
    context,
    foyer,
    quiet,
  }, info) => {
    const { owner, slug } = await anOwnedApp(foyer, ownName(info, 'session'))
    await signInAtStudio(page, foyer, owner, `/apps/${slug}/products`)
    await expect(page).toHaveURL(new RegExp(`/apps/${slug}/products`))
    await atDesk(page)
    await page.getByRole('button', { name: /look, language, log out/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    await page.goBack()
    await expect(page).toHaveURL(/\/sign-in/)

    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill('not this one at all')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Email or password is not right.')
    await photograph(page, 'studio-sign-in')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await atDesk(page)

    await page.goto(`${foyer.studio}/apps/${slug}/members?sort=newest`)
    await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
    await context.clearCookies()
    await page.reload()
    await expect(page).toHaveURL(/\/sign-in/)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/apps/${slug}/members\\?sort=newest`))
    forgive(quiet, /status of 4(01|22)/)
  })

  test('switches between two apps and stays in what belongs to each', async ({ page, foyer }, info) => {
    const slug = ownName(info, 'first')
    const other = ownName(info, 'second')
    const { owner } = await anOwnedApp(foyer, slug, { name: 'First Harbour' })
    await aProduct(owner.call, 'Winter block')
    await owner.call('apps.createApp', {
      name: 'Second Harbour',
      slug: other,
      starter_kit: 'blank',
      primary_color: '#7a3b9e',
    })
    await signInAtStudio(page, foyer, owner, `/apps/${slug}/products`)
    await atDesk(page)
    await expect(page.getByRole('rowheader', { name: /Winter block/ })).toBeVisible()
    const switcher = page.getByRole('button', { name: /Switch app/ })
    await switcher.focus()
    await page.keyboard.press('Enter')
    const loaded = Promise.withResolvers<void>()
    await page.route('**/api/v1/studio/app', async (route) => {
      await loaded.promise
      await route.continue()
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('menuitem', { name: 'Second Harbour' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/apps/${other}$`))
    await expect(switcher, 'the app that was open stands until the other is there').toContainText(
      'First Harbour',
    )
    await expect(page.getByRole('link', { name: 'Products' })).toHaveAttribute(
      'href',
      new RegExp(`/apps/${other}/products$`),
    )
    loaded.resolve()
    await page.clock.resume()
    await expect(switcher).toContainText('Second Harbour')
    await page.getByRole('link', { name: 'Products' }).click()
    await expect(page.getByText('Sell your first program')).toBeVisible()
    await expect(page.getByText('Winter block')).toBeHidden()
    await photograph(page, 'studio-products-empty')
    await page.goto(foyer.studio)
    await expect(page).toHaveURL(new RegExp(`/apps/${other}$`))
  })

  test('goes everywhere by keyboard: palette, letters, rows, and back to where the focus was', async ({
    page,
    foyer,
  }, info) => {
    const { owner, slug } = await anOwnedApp(foyer, ownName(info, 'keys'), { kit: 'strength' })
    await signInAtStudio(page, foyer, owner)
    await atDesk(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    const search = page.getByRole('button', { name: /Search, or type a command/ })
    await search.focus()
    await page.keyboard.press('Control+K')
    const box = page.getByRole('combobox', { name: /Search, or type a command/ })
    await expect(box).toBeFocused()
    await photograph(page, 'studio-palette')
    await atDesk(page)
    await box.fill('goblet')
    await expect(page.getByRole('option', { name: /Goblet squat/i })).toBeVisible()
    await photograph(page, 'studio-palette-found')
    await atDesk(page)
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(search).toBeFocused()

    await page.keyboard.press('Control+K')
    await box.fill('prod')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/apps/${slug}/products`))
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('g')
    await page.keyboard.press('l')
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
    const first = page.getByRole('rowheader').first().getByRole('link')
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('rowheader').nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'All keys' })
    await expect(keys).toBeVisible()
    await photograph(page, 'studio-keys')
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
  })

  test('chooses dark and Arabic for the studio, and finds both again after a reload', async ({
    page,
    foyer,
  }, info) => {
    const { owner, slug } = await anOwnedApp(foyer, ownName(info, 'person'), { kit: 'strength' })
    await signInAtStudio(page, foyer, owner, `/apps/${slug}/products`)
    await atDesk(page)
    const menu = page.getByRole('button', { name: /look, language, log out/ })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Dark' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await menu.click()
    await page.getByRole('menuitem', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1, name: 'المنتجات' })).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await photograph(page, 'studio-products-ar')
  })

  test('changes the theme and sees it in both phones at once, then keeps it', async ({
    page,
    foyer,
  }, info) => {
    const { owner, slug } = await anOwnedApp(foyer, ownName(info, 'theme'), { kit: 'strength' })
    await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/theme`)
    await atDesk(page)
    const main = page.getByRole('textbox', { name: 'Main', exact: true })
    await main.fill('#12')
    await main.blur()
    await expect(main).toHaveAccessibleDescription(/six digits/)
    await main.fill('#E9B872')
    await expect(page.getByText('White text would be too faint here')).toBeVisible()
    const phones = page.getByRole('complementary', { name: 'Preview of the app' })
    await expect(phones.locator('iframe')).toHaveCount(2)
    const looks = [0, 1].map((at) => phones.locator('iframe').nth(at).contentFrame().locator('html'))
    for (const look of looks) await expect(look).toHaveAttribute('data-look', 'rounded')
    await page.getByRole('radio', { name: /^Square/ }).check({ force: true })
    await page.getByRole('radio', { name: 'Flat' }).check({ force: true })
    await page.getByLabel('Headings').selectOption({ label: 'Inter' })
    for (const look of looks) {
      await expect(look).toHaveAttribute('data-look', 'square')
      await expect(look).toHaveAttribute('data-cards', 'flat')
    }
    await photograph(page, 'studio-theme')
    await atDesk(page)
    await page.getByRole('link', { name: 'Members' }).click()
    const leave = page.getByRole('alertdialog')
    await expect(leave).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(leave).toBeHidden()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. Members see it after you publish.')).toBeVisible()
    await page.reload()
    await expect(main).toHaveValue(/#E9B872/i)
    await expect(page.getByRole('radio', { name: /^Square/ })).toBeChecked()
  })

  test('finds every screen on a phone through the tab bar and its sheet', async ({ page, foyer }, info) => {
    const { owner, slug } = await anOwnedApp(foyer, ownName(info, 'phone'))
    await page.setViewportSize({ width: 375, height: 812 })
    await signInAtStudio(page, foyer, owner)
    const tabs = page.getByRole('navigation', { name: 'Studio' })
    for (const name of ['Pages', 'Products', 'Members']) {
      await tabs.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    const more = tabs.getByRole('button', { name: 'More' })
    await more.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await photograph(page, 'studio-more')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(more).toBeFocused()
    await more.click()
    await page.getByRole('dialog').getByRole('link', { name: 'Library' }).click()
    await expect(page).toHaveURL(new RegExp(`/apps/${slug}/library`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  })

  test('who goes astray is told so, and helped on', async ({ page, foyer, quiet }, info) => {
    const { owner, slug } = await anOwnedApp(foyer, ownName(info, 'astray'))
    await signInAtStudio(page, foyer, owner)
    await page.goto(`${foyer.studio}/nowhere/at/all`)
    await expect(page.getByRole('heading', { level: 1, name: 'This door leads nowhere' })).toBeVisible()
    await photograph(page, 'studio-not-found')
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL(new RegExp(`/apps/${slug}$`))
    expect(quiet).toEqual([])

    await page.goto(`${foyer.studio}/apps/${foyer.demo.slug}/members`)
    await expect(page.getByRole('heading', { level: 1, name: 'This door leads nowhere' })).toBeVisible()
    await page.route('**/api/v1/studio/members?*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(`${foyer.studio}/apps/${slug}/members`)
    await expect(page.getByRole('heading', { name: 'Members didn’t load' })).toBeVisible()
    await photograph(page, 'studio-error')
    await page.unroute('**/api/v1/studio/members?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No members yet')).toBeVisible()
    await photograph(page, 'studio-members-empty')
    forgive(quiet, /status of (404|500)/)
  })

  test('follows a mail that was not sent, and finds every part of the design in all its looks', async ({
    page,
    foyer,
  }, info) => {
    const { slug } = await anOwnedApp(foyer, ownName(info, 'mail'))
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
    for (const look of ['rounded', 'default', 'square'])
      for (const cards of ['raised', 'flat'])
        await expect(page.getByRole('region', { name: `${look} ${cards} dark` })).toBeVisible()
    await expectAccessible(page)
    await photograph(page, 'studio-ui', { is_checked: false })
    await page.getByRole('radio', { name: 'Right to left' }).check({ force: true })
    await photograph(page, 'studio-ui-rtl', { is_checked: false })
  })
})
