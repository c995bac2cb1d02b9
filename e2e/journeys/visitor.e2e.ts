import { expect, photograph, test } from '../support/fixtures.ts'

test.describe('a visitor', () => {
  test('reads the page without any script', async ({ browser, foyer }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(foyer.app(foyer.demo.slug))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /Slow Burn/ }).first()).toBeVisible()
    await context.close()
  })

  test('goes from page to page without loading the app again', async ({ page, foyer }) => {
    await page.goto(`${foyer.app(foyer.demo.slug)}/journal`)
    await page.evaluate(() => sessionStorage.setItem('same', 'document'))
    await page
      .getByRole('link', { name: /Why slow reps build strong backs/ })
      .first()
      .click()
    await expect(
      page.getByRole('heading', { level: 1, name: /Why slow reps build strong backs/ }),
    ).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('same'))).toBe('document')
    await page.goBack()
    await expect(page).toHaveURL(/\/journal$/)
  })

  test('is told in the words of the house that a page is not there', async ({ page, foyer, quiet }) => {
    const response = await page.goto(`${foyer.app(foyer.demo.slug)}/no-such-page`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText('Oops! The requested page could not be found')).toBeVisible()
    await page.getByRole('link', { name: 'Take me home' }).click()
    await expect(page).toHaveURL(foyer.app(foyer.demo.slug) + '/')
    // The browser itself reports the 404 of the document; nothing else may be said.
    quiet.splice(0, quiet.length, ...quiet.filter((line) => !/status of 404/.test(line)))
  })

  for (const [name, path] of [
    ['home', '/'],
    ['article', '/journal/why-slow-reps-build-strong-backs'],
    ['meal', '/kitchen/miso-salmon-crisp-rice'],
    ['exercise', '/exercises/goblet-squat'],
    ['workout', '/programs/hips-open'],
  ] as const) {
    test(`finds ${name} readable at both widths and in both modes`, async ({ page, foyer }) => {
      await page.goto(foyer.app(foyer.demo.slug) + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await photograph(page, `member-${name}`)
    })
  }

  test('sees why a page is locked, and nothing of what it holds', async ({ page, foyer }) => {
    await page.goto(`${foyer.app(foyer.demo.slug)}/programs/slow-burn`)
    await expect(page.getByText("You don't have access")).toBeVisible()
    await expect(
      page
        .getByRole('button', { name: 'Log In' })
        .or(page.getByRole('link', { name: 'Log In' }))
        .first(),
    ).toBeVisible()
  })
})
