import { expect, test } from '../../support/fixtures.ts'
import { createAddress, signInAs, ignoreErrors } from '../../support/people.ts'
import { anApp, publishAll, setPageAccess } from '../../support/studio.ts'

/** The route of a gated picture. */
const SIGNED_MEDIA_URL = '**/media/private/**'

/** How what stands on a gated page is asked for. */
const PAGE_BODY_URL = '**/api/v1/pages/*/body*'

test(
  'a picture with an expired address reloads by itself, and a missing one is not requested repeatedly',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    const { address, call } = await anApp(foyer, info.testId)
    const picture = new File([new Uint8Array(await page.screenshot())], 'harbour.png', { type: 'image/png' })
    const { id: media_id } = await call('media.uploadMedia', { name: 'Harbour' }, { file: picture })
    const { page_id, revision, draft } = await call('pages.createPage', {
      parent_id: null,
      content_type: 'generic',
      title: 'The harbour',
      path: '/harbour',
    })
    const block = {
      id: crypto.randomUUID(),
      type: 'image',
      version: 1,
      props: {
        image: { media_id, alt: 'Boats in the fog' },
        caption: '',
        shape: 'original',
        width: 'text',
        action: null,
      },
    }
    await call('pages.saveDraft', { id: page_id, revision, draft: { ...draft, blocks: [block] } })
    await setPageAccess(call, page_id, { require_authentication: true })
    await publishAll(call)
    await signInAs(page, address, { email: createAddress('ended', info.testId), name: 'Ines Duarte' })
    await page.goto(`${address}/about`)
    await expect(page.locator('html[data-ready]')).toHaveCount(1)

    let bodies = 0
    page.on('request', (request) => void (bodies += Number(/\/pages\/[^/]+\/body/.test(request.url()))))
    const boats = page.getByRole('img', { name: 'Boats in the fog' })
    const isShown = () => boats.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)

    await test.step('an address that has ended is followed by another', async () => {
      await page.route(
        PAGE_BODY_URL,
        async (route) => {
          // Only browsers resolve names below localhost.
          const { host, port } = new URL(route.request().url())
          const url = route.request().url().replace(host, `127.0.0.1:${port}`)
          const answer = await route.fetch({ url, headers: { ...route.request().headers(), host } })
          const body = (await answer.text()).replaceAll('signature=', 'signature=ended')
          await route.fulfill({ response: answer, body })
        },
        { times: 1 },
      )
      await page.goto(`${address}/harbour`)
      await boats.scrollIntoViewIfNeeded()
      await expect.poll(isShown).toBe(true)
      expect(bodies).toBe(2)
    })

    await test.step('a missing file is requested once more, and then no longer', async () => {
      await page.route(SIGNED_MEDIA_URL, (route) => route.fulfill({ status: 404 }))
      bodies = 0
      await page.reload()
      await boats.scrollIntoViewIfNeeded()
      await expect.poll(() => bodies).toBeGreaterThanOrEqual(2)
      await page.waitForLoadState('networkidle')
      const requested = bodies
      await page.mouse.wheel(0, 200)
      await page.waitForLoadState('networkidle')
      expect(bodies).toBe(requested)
      expect(await isShown()).toBe(false)
    })
    ignoreErrors(quiet, 404)
  },
)
