import { describe, expect, it } from 'vitest'
import { calendarLinks } from './calendar-links.ts'

const entry = {
  uid: 'a@kiln.example',
  title: 'Mobility & breath + tea',
  url: 'https://kiln.example/pages/mobility?day=1',
  starts_at: '2026-12-01T17:30:00.000Z',
  ends_at: '2026-12-01T18:15:00.000Z',
}

describe('calendarLinks', () => {
  const links = calendarLinks(entry)

  it('names the time in universal time and the page at Google', () => {
    const { origin, searchParams } = new URL(links.google)
    expect(origin).toBe('https://calendar.google.com')
    expect(Object.fromEntries(searchParams)).toEqual({
      action: 'TEMPLATE',
      text: entry.title,
      dates: '20261201T173000Z/20261201T181500Z',
      details: entry.url,
    })
  })

  it.each([
    ['outlook', 'https://outlook.live.com'],
    ['microsoft_365', 'https://outlook.office.com'],
  ] as const)('composes an entry at %s', (name, host) => {
    const { origin, searchParams } = new URL(links[name])
    expect(origin).toBe(host)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      subject: entry.title,
      startdt: entry.starts_at,
      enddt: entry.ends_at,
      body: entry.url,
    })
    expect(links[name]).not.toContain('+')
  })
})
