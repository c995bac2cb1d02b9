import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { createAddress, createCaller, getDialog, signInAs, resetBrowser } from '../../support/people.ts'
import { anApp, publishAll } from '../../support/studio.ts'

test.describe('a visitor of an app in two languages', () => {
  test.slow()

  test(
    'reads it from right to left once they have chosen so, and it stays so',
    { tag: '@rare' },
    async ({ page, foyer }, { testId }) => {
      const { address, call } = await anApp(foyer, testId, { name: 'Kiln', primary_color: '#F0491E' })
      await call('apps.updateApp', {
        locales: [
          { locale: 'en', status: 'default' },
          { locale: 'ar', status: 'published' },
        ],
      })
      await publishAll(call)
      await page.goto(`${address}/#auth`)
      await getDialog(page).getByLabel('Language').selectOption({ label: 'العربية' })
      await expect(page.locator('html[dir=rtl][lang=ar]')).toHaveCount(1)
      await expect(page.getByRole('dialog').getByLabel('البريد الإلكتروني')).toBeVisible()
      await photograph(page, 'ar-auth')
      await page.keyboard.press('Escape')
      await page.goto(`${address}/journal`)
      await expect(page.locator('html[dir=rtl][lang=ar]')).toHaveCount(1)
      await page.goto(`${address}/programs/slow-burn`)
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: /All-in/ }).click()
      await expect(sheet.getByRole('radio')).toHaveCount(2)
      await expect(sheet.getByRole('combobox')).toBeVisible()
      await photograph(page, 'ar-checkout')
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await photograph(page, 'ar-locked')
      await signInAs(page, address, { email: createAddress('rtl', testId), name: 'دانا' })
      await page.goto(`${address}/me/account`)
      await expect(page.getByRole('heading', { level: 1, name: 'دانا' })).toBeVisible()
      await photograph(page, 'ar-account')
      await page.getByRole('combobox').selectOption({ label: 'English' })
      await expect(page.locator('html[dir=ltr][lang=en]')).toHaveCount(1)
      await page.goto(`${address}/journal`)
      await expect(page.locator('html[dir=ltr][lang=en]')).toHaveCount(1)
    },
  )
})

test.describe('a visitor of an app with another theme', () => {
  test.slow()

  test('sees dialogs, checkout and account in it', { tag: '@looks' }, async ({ page, foyer }, { testId }) => {
    const { address } = await anApp(foyer, testId, {
      app_look: 'square',
      card_style: 'flat',
      heading_font: 'archivo',
      body_font: 'archivo',
    })
    await page.goto(`${address}/programs/slow-burn`)
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: /All-in/ }).click()
    await expect(sheet.getByRole('combobox')).toBeVisible()
    await photograph(page, 'square-checkout')
    await page.keyboard.press('Escape')
    await photograph(page, 'square-locked')
    await page.getByRole('button', { name: 'Log In' }).last().click()
    await expect(sheet.getByLabel('Email')).toBeVisible()
    await photograph(page, 'square-auth')
    await signInAs(page, address, { email: createAddress('square', testId), name: 'Ravi Menon' })
    await page.goto(`${address}/me/account`)
    await expect(page.getByRole('heading', { level: 1, name: 'Ravi Menon' })).toBeVisible()
    await photograph(page, 'square-account')
  })
})

/** Delays the app's scripts until the returned function is called; the document works without them. */
async function delayApp(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/_assets/entry-client-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}

test('a visitor reads without scripts, navigates, and presses buttons before the app has loaded', async ({
  page,
  browser,
  foyer,
  quiet,
}) => {
  test.slow()
  await test.step('reads the page without any script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(foyer.app(foyer.demo.slug))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /Slow Burn/ }).first()).toBeVisible()
    await context.close()
  })
  await resetBrowser(page)
  await test.step('navigates from page to page without reloading the app', async () => {
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
  await resetBrowser(page)
  await test.step('is heard when they press a button before the app has arrived', async () => {
    const releaseApp = await delayApp(page)
    await page.goto(`${foyer.app(foyer.demo.slug)}/journal/why-slow-reps-build-strong-backs`)
    await page.getByRole('main').getByRole('button', { name: 'Mark as complete' }).click()
    await expect(getDialog(page)).toBeHidden()
    releaseApp()
    await expect(getDialog(page).getByLabel('Email')).toBeVisible()
  })
  await resetBrowser(page)
  await test.step('finds the menu filled that they opened before the app has arrived', async () => {
    const releaseApp = await delayApp(page)
    await page.goto(`${foyer.app(foyer.demo.slug)}/journal/why-slow-reps-build-strong-backs`)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('list', { name: 'Menu' })
    await expect.poll(() => menu.evaluate((list) => list.matches(':popover-open'))).toBe(true)
    releaseApp()
    await expect(menu.getByRole('button', { name: 'Share' })).toBeVisible()
  })
  await resetBrowser(page)
  await test.step('sees Foyer’s own not-found page', async () => {
    const response = await page.goto(`${foyer.app(foyer.demo.slug)}/no-such-page`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText('Oops! The requested page could not be found')).toBeVisible()
    await photograph(page, 'not-found')
    await page.getByRole('link', { name: 'Take me home' }).click()
    await expect(page).toHaveURL(foyer.app(foyer.demo.slug) + '/')
    // The browser reports the document's 404 itself; no other errors are allowed.
    quiet.splice(0, quiet.length, ...quiet.filter((line) => !/status of 404/.test(line)))
  })
})

test('a visitor finds every kind of page readable', { tag: '@looks' }, async ({ page, foyer }) => {
  test.slow()
  for (const [name, path] of [
    ['home', '/'],
    ['article', '/journal/why-slow-reps-build-strong-backs'],
    ['meal', '/kitchen/miso-salmon-crisp-rice'],
    ['exercise', '/exercises/goblet-squat'],
    ['workout', '/programs/hips-open'],
  ] as const) {
    await page.goto(foyer.app(foyer.demo.slug) + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await photograph(page, `member-${name}`)
  }
})

test('a visitor finds their way by pointer and by keyboard', async ({ page, foyer }, info) => {
  test.slow()
  await test.step('sees the lock beside the text of a locked row, on a phone and on a narrow one', async () => {
    await page.goto(`${foyer.app(foyer.demo.slug)}/programs`)
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 })
      const row = page.getByRole('link', { name: /Slow Burn/ })
      // Fonts that load between the two measurements would change them.
      await page.evaluate(() => document.fonts.ready)
      const words = await row.getByText('Buy to open', { exact: true }).boundingBox()
      const install_hint = await row.locator('svg').first().boundingBox()
      if (!words || !install_hint) throw new Error('The row of the locked program is not on screen.')
      expect(words.height).toBeLessThan(24)
      expect(Math.abs(install_hint.y + install_hint.height / 2 - words.y - words.height / 2)).toBeLessThan(2)
      expect(install_hint.x + install_hint.width).toBeLessThanOrEqual(words.x)
    }
  })
  await resetBrowser(page)
  await test.step('has the menu at the side on a wide screen, and the way in at its foot', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(foyer.app(foyer.demo.slug))
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: 'Kiln' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await menu.getByRole('button', { name: 'Log In' }).click()
    await expect(getDialog(page).getByLabel('Email')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('button', { name: 'Log In' })).toBeFocused()
    await menu.getByRole('link', { name: 'Programs' }).click()
    await expect(menu.getByRole('link', { name: 'Programs' })).toHaveAttribute('aria-current', 'page')
  })
  await resetBrowser(page)
  await test.step('skips the menu by keyboard, and focused elements are not covered by the bars', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(foyer.app(foyer.demo.slug))
    await expect(page.locator('html[data-ready]')).toHaveCount(1)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    const menu = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox()
    const links = await page.getByRole('main').getByRole('link').count()
    for (let step = 0; step < links; step += 1) {
      await page.keyboard.press('Tab')
      const box = await page.locator(':focus').boundingBox()
      expect(box && menu && box.y + box.height / 2).toBeLessThan(menu?.y ?? 0)
    }
  })
  await resetBrowser(page)
  await test.step('opens two panels by one address, and closes them one by one', async () => {
    const address = foyer.app(foyer.demo.slug)
    const { products } = await createCaller(foyer, { slug: foyer.demo.slug })('commerce.listProducts', {})
    await page.goto(`${address}/about#checkout?ids=${products.map(({ id }) => id).join(',')}+auth`)
    const auth = page.getByRole('dialog', { name: 'Log In' })
    const checkout = page.getByRole('dialog', { name: 'Checkout' })
    await expect(auth.getByLabel('Email')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(auth).toBeHidden()
    await expect(checkout.getByText('Choose an option')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(checkout).toBeHidden()
    await expect(page).toHaveURL(`${address}/about`)

    for (const broken of ['checkout', 'checkout?ids=', 'checkout?ids=x+why', 'profile?user=x', 'members']) {
      await page.goto(`${address}/about#${broken}`)
      await expect(page).toHaveURL(`${address}/about`)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
  await resetBrowser(page)
  await test.step('is offered to install the app once signed in, and is not prompted again after declining', async () => {
    const address = foyer.app(foyer.demo.slug)
    const offer = (): Promise<void> =>
      page.evaluate(() => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => ({ outcome: 'accepted' }),
        })
        dispatchEvent(event)
      })
    await signInAs(page, address, { email: createAddress('install', info.testId), name: 'Ines Duarte' })
    await page.goto(`${address}/journal`)
    await expect(page.locator('html[data-ready]')).toHaveCount(1)
    await offer()
    const card = page.getByRole('complementary', { name: 'Add Kiln to your home screen' })
    await card.scrollIntoViewIfNeeded()
    await photograph(page, 'install-prompt', { at: card })
    const [box, menu] = [await card.boundingBox(), await page.getByRole('navigation').boundingBox()]
    expect(box && menu && box.y + box.height).toBeLessThanOrEqual(menu?.y ?? 0)
    const { products } = await createCaller(foyer, { slug: foyer.demo.slug })('commerce.listProducts', {})
    await page.evaluate((ids) => location.assign(ids), `#checkout?ids=${products[0]?.id}`)
    await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible()
    await expect(card).toHaveCount(0)
    await page.goBack()
    await page.evaluate(() => location.assign('#profile'))
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ines Duarte' })).toBeVisible()
    await page.goBack()
    await card.getByRole('button', { name: 'Not now' }).click()
    await expect(card).toBeHidden()
    await page.reload()
    await expect(page.locator('html[data-ready]')).toHaveCount(1)
    await offer()
    await expect(card).toBeHidden()
  })
})

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const LONG_LINK = `https://example.com/${'a'.repeat(120)}`

/** Fails when the page is wider than the screen, and names what is too wide. */
async function expectWithinScreen(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= window.innerWidth) return []
    const elements = [...document.querySelectorAll('body *')]
    return elements
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160))
      .slice(-3)
  })
  expect(wide, page.url()).toEqual([])
}

test(
  'long words and links never widen a page, and texts are read in their own direction',
  { tag: '@rare' },
  async ({ page, foyer }, { testId }) => {
    test.slow()
    const { address, call } = await anApp(foyer, testId, {
      kit: 'blank',
      name: `Kiln ${LONG_WORD}`.slice(0, 60),
    })
    const product = await call('commerce.createProduct', {
      title: LONG_WORD,
      is_on_sale: true,
      subtitle: LONG_LINK,
      benefits: [LONG_WORD],
      versions: [LONG_WORD, 'أسبوعي'].map((name, index) => ({
        name,
        amount: 1_234_500 + index,
        currency: 'EUR',
        interval: null,
        interval_count: null,
      })),
    })
    const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
    const { page_id, revision, draft } = await call('pages.createPage', {
      parent_id: null,
      content_type: 'article',
      title: LONG_WORD,
      path: '/long',
    })
    const link = { ...text(LONG_LINK).content[0], marks: [{ type: 'link', attrs: { href: LONG_LINK } }] }
    const content = [
      text(LONG_WORD),
      { type: 'paragraph', content: [link] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [text(LONG_LINK)] }] },
      { type: 'blockquote', content: [text(LONG_WORD)] },
      text('مرحبا Dana 123 (test)!'),
    ]
    const hero = {
      is_personal: false,
      eyebrow: LONG_WORD,
      title: LONG_WORD,
      subtitle: LONG_LINK,
      image: null,
      height_ratio: 100,
      align: 'start',
      action: { id: crypto.randomUUID(), type: 'trigger_purchase', product_ids: [product.id] },
      action_text: LONG_WORD.slice(0, 60),
      card_page_id: page_id,
      card_label: LONG_WORD.slice(0, 40),
      card_button: LONG_WORD.slice(0, 40),
    }
    const blocks = [
      { id: crypto.randomUUID(), type: 'hero', version: 1, props: hero },
      {
        id: crypto.randomUUID(),
        type: 'text',
        version: 1,
        props: { body: { type: 'doc', content }, align: 'start' },
      },
    ]
    await call('pages.saveDraft', {
      id: page_id,
      revision,
      draft: {
        ...draft,
        fields: { ...draft.fields, author: LONG_WORD, standfirst: LONG_LINK },
        blocks,
        is_commentable: true,
      },
    })
    await publishAll(call)

    await signInAs(page, address, { email: createAddress('long', testId), name: LONG_WORD })
    await page.goto(`${address}/long`)
    await expect(page.getByText('مرحبا Dana 123 (test)!')).toHaveAttribute('dir', 'auto')
    await expectWithinScreen(page)
    await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded()
    const field = page.getByRole('textbox', { name: 'Write a message' })
    await field.fill(`(${LONG_LINK}) ${LONG_WORD}`)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('list', { name: 'Messages' }).getByRole('link')).toHaveAttribute(
      'href',
      LONG_LINK,
    )
    await expectWithinScreen(page)
    await photograph(page, 'long-words')
    await page.goto(`${address}/long#checkout?ids=${product.id}`)
    await expect(getDialog(page).getByRole('radio')).toHaveCount(2)
    await expect(getDialog(page).getByText('Due today')).toBeVisible()
    await expectWithinScreen(page)
    expect(await getDialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0)
    await photograph(page, 'long-words-checkout')
    for (const path of ['/me/account', `/me/products/${product.id}`, '/']) {
      await page.goto(address + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectWithinScreen(page)
    }
  },
)
