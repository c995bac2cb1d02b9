import { expect, photograph, test } from '../support/fixtures.ts'

test.describe('an owner', () => {
  test('signs up, makes an app, and finds it on its own address within five seconds', async ({
    page,
    foyer,
  }, { testId }) => {
    const slug = `studio-${testId.slice(-8).replace(/[^a-z0-9]/g, 'x')}`
    await page.goto(`${foyer.studio}/sign-up`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await photograph(page, 'studio-sign-up')
    await page.getByLabel('Your name').fill('Noor Haddad')
    await page.getByLabel('Email').fill(`${slug}@owners.example`)
    await page.getByLabel('Password', { exact: true }).fill('a long enough secret')
    await page.getByRole('button', { name: /Create account|Sign up/ }).click()

    await expect(page).toHaveURL(/\/new-app/)
    await page.getByLabel('App name').fill('Harbour Strength')
    await page.getByLabel('Address').fill(slug)
    const began = Date.now()
    await page.getByRole('button', { name: /Create/ }).click()
    await expect(page).toHaveURL(new RegExp(`/apps/${slug}`))
    expect(Date.now() - began).toBeLessThan(5_000)

    const home = await page.context().newPage()
    const response = await home.goto(foyer.app(slug))
    expect(response?.status()).toBe(200)
    await expect(home.getByText('Harbour Strength').first()).toBeVisible()
    await home.close()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await photograph(page, 'studio-home')
  })
})
