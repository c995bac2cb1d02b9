import { expect, photograph, test } from '../../support/fixtures.ts'
import { ignoreErrors, resetBrowser } from '../../support/people.ts'
import { anOwnedApp, aProduct, useDesktopWidth, createName, signInAtStudio } from '../../support/studio.ts'

test.describe('around every screen of the studio, an owner', () => {
  test.slow()

  test(
    'an owner opens every studio screen by keyboard, on a phone, in two apps, and at unknown addresses',
    { tag: '@rare' },
    async ({ page, foyer, quiet }, info) => {
      test.slow()
      await test.step('an owner switches between two apps, and gets help at an unknown address', async () => {
        await test.step('switches between two apps and shows only what belongs to the chosen one', async () => {
          const slug = createName(info, 'first')
          const other = createName(info, 'second')
          const { owner } = await anOwnedApp(foyer, slug, { name: 'First Harbour' })
          await aProduct(owner.call, 'Winter block')
          await owner.call('apps.createApp', {
            name: 'Second Harbour',
            slug: other,
            starter_kit: 'blank',
            primary_color: '#7a3b9e',
          })
          await signInAtStudio(page, foyer, owner, `/apps/${slug}/products`)
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
          await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', `/apps/${other}`)
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
        await resetBrowser(page)
        await test.step('sees a not-found screen with links at an unknown address', async () => {
          const { owner, slug } = await anOwnedApp(foyer, createName(info, 'astray'))
          await signInAtStudio(page, foyer, owner)
          await page.goto(`${foyer.studio}/nowhere/at/all`)
          await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
          await photograph(page, 'studio-not-found')
          await page.getByRole('link', { name: 'Go to home' }).click()
          await expect(page).toHaveURL(new RegExp(`/apps/${slug}$`))
          ignoreErrors(quiet, /status of 404/)
          expect(quiet).toEqual([])

          await page.route('**/api/v1/studio/members?*', (route) => route.fulfill({ status: 500, json: {} }))
          await page.goto(`${foyer.studio}/apps/${slug}/members`)
          await expect(page.getByRole('heading', { name: 'Members couldn’t be loaded' })).toBeVisible()
          await photograph(page, 'studio-error')
          await page.unroute('**/api/v1/studio/members?*')
          await page.getByRole('button', { name: 'Try again' }).click()
          await expect(page.getByText('No members yet')).toBeVisible()
          await photograph(page, 'studio-members-empty')
          ignoreErrors(quiet, /status of (404|500)/)
        })
      })
      await resetBrowser(page)
      await test.step('an owner opens every screen by keyboard, on a phone, in dark mode and in Arabic', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'keys'), { kit: 'strength' })
        await test.step('opens every screen by keyboard: palette, shortcuts, rows, and back to the previous focus', async () => {
          await signInAtStudio(page, foyer, owner)
          await page.reload()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.keyboard.press('Tab')
          await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
          const search = page.getByRole('button', { name: /Search or type a command/ })
          await search.focus()
          await page.keyboard.press('Control+K')
          const box = page.getByRole('combobox', { name: /Search or type a command/ })
          await expect(box).toBeFocused()
          await photograph(page, 'studio-palette')
          await box.fill('goblet')
          await expect(page.getByRole('option', { name: /Goblet squat/i })).toBeVisible()
          await photograph(page, 'studio-palette-found')
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
          const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
          await expect(keys).toBeVisible()
          await photograph(page, 'studio-keys')
          await page.keyboard.press('Escape')
          await expect(keys).toBeHidden()
        })
        await test.step('finds every screen on a phone through the tab bar and its sheet', async () => {
          await page.setViewportSize({ width: 375, height: 812 })
          await page.goto(foyer.studio)
          const tabs = page.getByRole('navigation', { name: 'Studio' })
          for (const name of ['Pages', 'Members']) {
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
        await test.step('chooses dark and Arabic for the studio, and finds both again after a reload', async () => {
          await page.goto(`${foyer.studio}/apps/${slug}/products`)
          await useDesktopWidth(page)
          const menu = page.getByRole('button', { name: /appearance, language, log out/ })
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
      })
    },
  )
})
