import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { getAnnouncement } from '../../announcement.ts'
import { parsePageFields } from '../../parse-block.ts'
import { overlayPagePage } from './definition.ts'
import { OverlayPageView } from './view.tsx'

const announced = {
  ...overlayPagePage.defaults,
  is_announcement: true,
  starts_on: '2026-12-01',
  ends_on: '2026-12-24',
}

describe('an overlay', () => {
  it('shows its blocks, then its buttons', () => {
    const markup = renderToStaticMarkup(
      <OverlayPageView fields={overlayPagePage.defaults} blocks={<i>blocks</i>} actions={<b>actions</b>} />,
    )
    expect(markup).toBe('<i>blocks</i><b>actions</b>')
  })

  it('is an announcement only where the owner says so', () => {
    expect(getAnnouncement('overlay_page', overlayPagePage.defaults)).toBeNull()
    expect(getAnnouncement('overlay_page', announced)).toEqual({
      frequency: 'once',
      audience: 'members',
      starts_on: '2026-12-01',
      ends_on: '2026-12-24',
    })
    expect(getAnnouncement('generic', announced)).toBeNull()
  })

  it('ends on the day that it starts, or later', () => {
    expect(parsePageFields('overlay_page', { ...announced, ends_on: '2026-11-30' }).problems).toMatchObject([
      { path: 'ends_on', code: 'before_from' },
    ])
  })
})
