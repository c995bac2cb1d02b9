import type { StreamState } from '@foyer/domain/schedule'
import { describe, expect, it } from 'vitest'
import { aPage, listHeadings, renderPage, renderWithHost, stripTags } from '../../testing/render.tsx'
import { Countdown } from './countdown.tsx'
import { streamPage } from './definition.ts'
import { Stream } from './view.tsx'

const span = { starts_at: '2026-11-20T17:30:00.000Z', ends_at: '2026-11-20T18:15:00.000Z' }
const video = { url: 'https://www.youtube.com/live/M7lc1UVf-VE' }
const recording = { url: 'https://vimeo.com/123456789' }
const dated = { day: '2026-11-20', time: '18:30', coach_name: 'Maren Oduya', intro: 'Send a clip.' }

/** The page of a stream in a state, as a reader sees it. */
const show = (
  state: StreamState | null,
  given: Record<string, unknown> = {},
  options: Parameters<typeof renderWithHost>[1] = {},
) => {
  const fields = { ...streamPage.defaults, ...dated, ...given } as Parameters<typeof Stream>[0]['fields']
  const is_dated = fields.day !== ''
  return renderWithHost(
    <Stream fields={fields} blocks={null} actions={null} span={is_dated ? span : null} state={state} />,
    options,
  )
}

describe('a stream', () => {
  it('before its start counts down and has no video, whatever is set', () => {
    const markup = show('upcoming', { video, recording })
    expect(listHeadings(markup)).toEqual(['1 Hinge & pull'])
    expect(stripTags(markup)).toMatch(/^Live on Fri, Nov 20 Hinge & pull Fri, Nov 20, 5:30 PM to 6:15 PM/)
    expect(stripTags(markup)).toContain('Add to calendar')
    expect(markup).not.toMatch(/youtube|vimeo|M7lc1UVf/)
  })

  it('while it is live shows its video, of which nothing is loaded before it plays', () => {
    const markup = show('live', { video, recording })
    expect(stripTags(markup)).toMatch(/^Live Hinge & pull/)
    expect(markup).toContain('aria-label="Play Hinge &amp; pull"')
    expect(markup).not.toMatch(/iframe|youtube|vimeo/)
  })

  it('after its end shows the recording, or that there is none', () => {
    expect(show('ended', { video, recording })).toContain('aria-label="Play')
    expect(stripTags(show('ended', { video, recording }))).toMatch(/^Recorded Fri, Nov 20/)
    expect(stripTags(show('ended', { video }))).toContain('This stream has ended.')
    expect(show('ended', { video })).not.toContain('aria-label="Play')
  })

  it('keeps its cover for a meeting that opens elsewhere', () => {
    const markup = show('live', { video: { url: 'https://us02web.zoom.us/j/85123456789' } })
    expect(markup).toContain('<img')
    expect(stripTags(markup)).toContain('Join on Zoom')
  })

  it('without a date is a recorded video, or says that there is no date yet', () => {
    expect(show('undated', { day: '', video })).toContain('aria-label="Play')
    expect(stripTags(show('undated', { day: '' }))).toContain('The date will be announced.')
    expect(stripTags(show('undated', { day: '' }, { host: { is_preview: true } }))).toContain('Set a day')
  })

  it('is pre-rendered without a state, since that output is shown later', () => {
    const markup = renderPage(aPage('stream', { ...dated, video }, { page_title: 'Form check' }))
    expect(markup).not.toMatch(/aria-label="Play|Live on|youtube/)
    expect(markup).toContain('<time dateTime="2026-11-20T17:30:00.000Z">')
  })

  it('shows its texts in Arabic', () => {
    expect(stripTags(show('upcoming', {}, { locale: 'ar' }))).toContain('أضف إلى التقويم')
  })
})

describe('the countdown', () => {
  const countdown = (now: string) =>
    stripTags(renderWithHost(<Countdown starts_at={span.starts_at} now={Date.parse(now)} />))

  it.each([
    ['2026-11-18T06:12:00.000Z', '2 days 11 hours 18 minutes'],
    ['2026-11-20T16:29:00.000Z', '1 hour 1 minute'],
    ['2026-11-20T17:28:55.000Z', '1 minute 5 seconds'],
  ])('at %s shows "%s"', (now, expected) => {
    expect(countdown(now)).toBe(expected)
  })
})
