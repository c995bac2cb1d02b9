import { newBlock, richTextFrom } from '@foyer/content/definitions'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, photograph, test, type Foyer } from '../../support/fixtures.ts'
import { findOnDevice } from '../../support/device-storage.ts'
import { ignoreErrors } from '../../support/people.ts'
import {
  anOwnedApp,
  aProduct,
  useDesktopWidth,
  createName,
  publishAll,
  signInAtStudio,
  type OwnedApp,
  setPageAccess,
} from '../../support/studio.ts'

test.use({ serviceWorkers: 'allow' })

const DRAFT = 'Only the draft says this.'
const LESSON = 'What buyers learn here.'
const OPENS = '2031-05-04T09:00'

type CourseApp = { app: OwnedApp; course: string; lesson: string; product_id: string }

/** An app with a course that is live, a lesson below it that is sold and opens on a day, and a draft that is not live. */
async function aCourse(foyer: Foyer, slug: string): Promise<CourseApp> {
  const app = await anOwnedApp(foyer, slug, { time_zone: 'UTC' })
  const { call } = app.owner
  const product = await aProduct(call, 'Slow Burn')
  await aProduct(call, 'Something else')
  const course = await call('pages.createPage', {
    parent_id: null,
    content_type: 'generic',
    title: 'The course',
  })
  const lesson = await call('pages.createPage', {
    parent_id: course.page_id,
    content_type: 'generic',
    title: 'Lesson one',
  })
  const write = async (id: string, blocks: ReturnType<typeof newBlock>[]): Promise<void> => {
    const { revision, draft } = await call('pages.getStudioPage', { id })
    await call('pages.saveDraft', { id, revision, draft: { ...draft, blocks } })
  }
  const children = newBlock('collection', () => crypto.randomUUID())
  children.props = { ...children.props, source: 'children' }
  await write(course.page_id, [children])
  await write(lesson.page_id, [aText(LESSON)])
  await publishAll(call)
  await write(course.page_id, [aText(DRAFT), children])
  await setPageAccess(call, lesson.page_id, {
    inherit: true,
    require_purchase: true,
    products: [product.id],
    is_scheduled: true,
    unlocks_at: `${OPENS}:00.000Z`,
  })
  return { app, course: course.page_id, lesson: lesson.page_id, product_id: product.id }
}

function aText(text: string) {
  const block = newBlock('text', () => crypto.randomUUID())
  return { ...block, props: { ...block.props, body: richTextFrom(text) } }
}

/** Opens the preview of the page that is edited. */
async function openPreview(
  page: Page,
  title: string,
): Promise<{ dialog: Locator; preview_frame: FrameLocator }> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Preview of ${title}` })
  return { dialog, preview_frame: dialog.frameLocator('iframe') }
}

const readWidth = (preview_frame: FrameLocator): Promise<number> =>
  preview_frame.locator('html').evaluate(() => innerWidth)

/** Returns the position and size of the preview's frame. */
const readFrameBox = (dialog: Locator) => dialog.locator('div:has(> iframe)').boundingBox()

const locked = (preview_frame: FrameLocator): Locator =>
  preview_frame.getByRole('heading', { name: "You don't have access" })

test(
  'drafts are previewed as any viewer, at any time, at 375 px, and the live app shows none of them',
  { tag: '@rare' },
  async ({ page, context, foyer, quiet }, info) => {
    test.setTimeout(240_000)
    const { app, course } = await aCourse(foyer, createName(info, 'preview'))
    await test.step('the address alone shows the live app at 375 px, and no draft', async () => {
      await useDesktopWidth(page)
      for (const requested of ['page-builder', `page-builder=${crypto.randomUUID()}`]) {
        await page.goto(`${app.url}/the-course?${requested}`)
        const stage = page.frameLocator('iframe')
        await expect(stage.getByRole('link', { name: /Lesson one/ })).toBeVisible()
        expect(await readWidth(stage)).toBe(375)
        await expect(stage.getByText(DRAFT)).toBeHidden()
      }
      await photograph(page, 'preview-alone')
    })
    await test.step('shows a notice when the server is unreachable, and continues later', async () => {
      await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/pages/${course}`)
      await page.route('**/studio/pages/*/preview', (route) => route.abort())
      const { dialog, preview_frame } = await openPreview(page, 'The course')
      await expect(dialog.getByRole('alert')).toBeVisible()
      await page.unroute('**/studio/pages/*/preview')
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(preview_frame.getByText(DRAFT)).toBeVisible()
      ignoreErrors(quiet, /ERR_FAILED/)
    })
    await page.keyboard.press('Escape')
    await test.step('is laid out for 375 px in a window of any width', async () => {
      await useDesktopWidth(page)
      const { dialog, preview_frame } = await openPreview(page, 'The course')
      await expect(preview_frame.getByText(DRAFT)).toBeVisible()
      for (const width of [1280, 768, 375, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => readWidth(preview_frame)).toBe(375)
        // The two are measured one after the other, and the dialog may still follow the window.
        await expect(async () => {
          const [inside, screen] = [await dialog.locator('iframe').boundingBox(), await readFrameBox(dialog)]
          expect(inside?.width).toBeCloseTo(screen?.width ?? 0, 0)
          expect(inside?.x).toBeCloseTo(screen?.x ?? 0, 0)
          expect(inside?.height).toBeCloseTo(screen?.height ?? 0, 0)
        }).toPass()
      }
      await photograph(page, 'preview-width')
    })
    await page.keyboard.press('Escape')
    const { dialog, preview_frame } = await openPreview(page, 'The course')

    await test.step('the draft is there, and nowhere else', async () => {
      await expect(preview_frame.getByText(DRAFT)).toBeVisible()
      const live = await context.newPage()
      await live.goto(`${app.url}/the-course`)
      await expect(live.getByRole('link', { name: /Lesson one/ })).toBeVisible()
      await expect(live.getByText(DRAFT)).toBeHidden()
      await live.close()
      await photograph(page, 'preview-everything')
    })

    await test.step('the tree can be walked past every gate', async () => {
      await preview_frame.getByRole('link', { name: /Lesson one/ }).click()
      await expect(preview_frame.getByText(LESSON)).toBeVisible()
    })

    await test.step('a guest sees the lesson locked', async () => {
      await dialog.getByRole('radio', { name: /^Guest/ }).check()
      await expect(locked(preview_frame)).toBeVisible()
      await expect(preview_frame.getByText(LESSON)).toBeHidden()
      await preview_frame.getByRole('button', { name: 'Purchase' }).click()
      await expect(preview_frame.getByText('Nothing is saved in a preview.')).toBeVisible()
      await photograph(page, 'preview-guest')
    })

    await test.step('a member needs the right product and the day', async () => {
      await dialog.getByRole('radio', { name: /^Member/ }).check()
      await expect(locked(preview_frame)).toBeVisible()
      await dialog.getByRole('checkbox', { name: 'Something else' }).check()
      await dialog.getByRole('checkbox', { name: 'Slow Burn' }).check()
      await expect(preview_frame.getByText(/available on May 4, 2031/)).toBeVisible()
      await dialog.getByRole('radio', { name: 'Choose date and time' }).check()
      await dialog.getByRole('textbox', { name: 'Date and time' }).fill('2031-05-04T08:59')
      await expect(locked(preview_frame)).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Date and time' }).fill(OPENS)
      await expect(preview_frame.getByText(LESSON)).toBeVisible()
      await photograph(page, 'preview-member')
    })

    await test.step('a draft that changes is rendered again', async () => {
      const { call } = app.owner
      const { revision, draft } = await call('pages.getStudioPage', { id: course })
      await call('pages.saveDraft', {
        id: course,
        revision,
        draft: { ...draft, blocks: [aText('And now this.')] },
      })
      await preview_frame.getByRole('button', { name: 'Back' }).first().click()
      await expect(preview_frame.getByText('And now this.')).toBeVisible()
      ignoreErrors(quiet, /status of 409/)
    })

    await test.step('other pages are outside of it', async () => {
      await dialog.getByRole('radio', { name: /^Guest/ }).check()
      await preview_frame.locator('html').evaluate(() => history.pushState(history.state, '', '/'))
      await preview_frame.locator('html').evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
      await expect(preview_frame.getByRole('heading', { name: 'Not part of this preview' })).toBeVisible()
      await photograph(page, 'preview-outside')
    })

    await test.step('Escape closes it, and nothing is left behind', async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused()
      const visit = await context.newPage()
      await visit.goto(`${app.url}/the-course`)
      for (const text of [DRAFT, LESSON]) expect(await findOnDevice(visit, text)).toEqual([])
      await visit.close()
    })
  },
)
