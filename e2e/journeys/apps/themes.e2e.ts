import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { newApp } from '../../support/owner.ts'

test.describe('an app of another brand', { tag: '@looks' }, () => {
  test('is square and flat on every screen, and readable there', async ({ page, foyer }) => {
    test.setTimeout(240_000)
    const address = await newApp(foyer, {
      name: 'Longline',
      primary_color: '#c4ef3f',
      app_look: 'square',
      card_style: 'flat',
    })
    for (const [name, path] of [
      ['home', '/'],
      ['workout', '/programs/hips-open'],
      ['locked', '/programs/slow-burn'],
    ] as const) {
      await page.goto(address + path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await photograph(page, `look-square-${name}`)
    }
  })

  test('runs from right to left in Arabic on every screen', async ({ page, foyer }) => {
    test.setTimeout(300_000)
    const address = await newApp(foyer, {
      name: 'الأتون',
      primary_color: '#f0491e',
      default_locale: 'ar',
    })
    await page.goto(`${address}/#auth`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(newAddress('noura'))
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'جديد هنا؟ أنشئ حسابًا' }).click()
    await dialog.locator('input[name="name"]').fill('نورة حداد')
    await dialog.locator('input[type="password"]').fill('a long enough secret')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1, name: /نورة/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'من المطبخ' })).toBeVisible()
    await photograph(page, 'ar-home')
    await page.goto(`${address}/programs/slow-burn`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await photograph(page, 'ar-checkout')
    await page.goto(`${address}/me/schedule`)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await photograph(page, 'ar-schedule')
    await page.goto(`${address}/journal/why-slow-reps-build-strong-backs`)
    const comments = page.locator('#comments')
    await comments.scrollIntoViewIfNeeded()
    await page.getByRole('main').getByRole('textbox').fill('ثلاث ثوانٍ طويلة')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('ثلاث ثوانٍ طويلة')).toBeVisible()
    await photograph(page, 'ar-thread')
  })
})
