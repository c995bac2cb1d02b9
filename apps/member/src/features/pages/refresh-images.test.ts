import { testId } from '@foyer/content/testing'
import type { MediaAsset, PageBody } from '@foyer/contract/pages/page-index'
import { describe, expect, it } from 'vitest'
import { anOpenIndex } from '../../testing/pages.ts'
import { MIN_REFRESH_INTERVAL_MS, refreshImages, retainShownImages } from './refresh-images.ts'

const file = (name: string, signature: string) =>
  `/media/private/kiln/${name}?expires=1&signature=${signature}`

/** A view in which pictures fail. */
function aView() {
  const view = new EventTarget()
  let now = 0
  let renewed = 0
  const stop = refreshImages(
    view,
    () => (renewed += 1),
    () => now,
  )
  const fail = (target: object): void => {
    const event = new Event('error')
    Object.defineProperty(event, 'target', { value: target })
    view.dispatchEvent(event)
  }
  const failPicture = (src: string): void => fail({ src, currentSrc: src, naturalWidth: 0 })
  return { fail, failPicture, stop, renewed: () => renewed, wait: (ms: number) => (now += ms) }
}

describe('a picture with an expired address', () => {
  it('makes its page load again, once for all that fail together', () => {
    const { failPicture, renewed } = aView()
    for (const name of ['a', 'b', 'c']) failPicture(file(name, 'old'))
    expect(renewed()).toBe(1)
  })

  it('reloads its page no more than once a minute', () => {
    const { failPicture, renewed, wait } = aView()
    failPicture(file('a', 'old'))
    wait(MIN_REFRESH_INTERVAL_MS - 1)
    failPicture(file('a', 'new'))
    expect(renewed()).toBe(1)
    wait(1)
    failPicture(file('b', 'old'))
    expect(renewed()).toBe(2)
  })

  it.each([
    '/media/public/kiln/a',
    '/_art/1/f0491e/tide.ash.3/400x400.svg',
    'https://elsewhere.example/a',
    '',
  ])('is told from one that has no signature (%s)', (src) => {
    const { failPicture, renewed } = aView()
    failPicture(src)
    expect(renewed()).toBe(0)
  })

  it('is distinguished from other errors, and from those after its page was left', () => {
    const { fail, failPicture, stop, renewed } = aView()
    fail({ src: file('a', 'old') })
    stop()
    failPicture(file('a', 'old'))
    expect(renewed()).toBe(0)
  })
})

const asset = (n: number, signature: string): MediaAsset => ({
  id: testId(n),
  width: 40,
  height: 30,
  placeholder: null,
  src: file(`${n}.jpg`, signature),
  variants: [{ width: 20, format: 'webp', url: file(`${n}.webp`, signature) }],
})
const page = (signature: string, ...places: number[]): PageBody =>
  anOpenIndex({}, { media: Object.fromEntries(places.map((n) => [testId(n), asset(n, signature)])) })
const picture = (n: number, state: 'shown' | 'failed' | 'to come') => ({
  src: file(`${n}.jpg`, 'old'),
  currentSrc: state === 'to come' ? '' : `http://kiln.localhost${file(`${n}.webp`, 'old')}`,
  complete: state !== 'to come',
  naturalWidth: state === 'shown' ? 20 : 0,
})

describe('a page whose pictures have new addresses', () => {
  it('keeps those shown on screen, and updates those that failed or are not loaded yet', () => {
    const next = page('new', 1, 2, 3, 4)
    const pictures = [picture(1, 'shown'), picture(2, 'failed'), picture(3, 'to come')]
    const { media } = retainShownImages(page('old', 1, 2, 3, 4), next, pictures)
    expect(media).toEqual({ ...next.media, [testId(1)]: asset(1, 'old') })
  })

  it('updates a picture that is shown in one place and failed in another', () => {
    const next = page('new', 1)
    const pictures = [picture(1, 'shown'), picture(1, 'failed')]
    expect(retainShownImages(page('old', 1), next, pictures)).toBe(next)
  })

  it('takes another picture in the place of one that was replaced, and another page as it is', () => {
    const shown = [picture(1, 'shown')]
    const replaced = anOpenIndex({}, { media: { [testId(1)]: asset(2, 'new') } })
    expect(retainShownImages(page('old', 1), replaced, shown)).toBe(replaced)
    const other = anOpenIndex({ page_id: testId(9) }, { media: { [testId(1)]: asset(1, 'new') } })
    expect(retainShownImages(page('old', 1), other, shown)).toBe(other)
  })
})
