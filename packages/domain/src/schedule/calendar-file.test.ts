import { expect, it } from 'vitest'
import { createCalendarFile } from './calendar-file.ts'

const now = Date.parse('2026-11-18T06:12:00.000Z')
const entry = {
  uid: 'page-1@kiln.example',
  title: 'Live: form check',
  starts_at: '2026-11-20T17:30:00.000Z',
  ends_at: '2026-11-20T18:15:00.000Z',
  url: 'https://kiln.example/live',
}

it('has the entry in universal time, with the line ends of the format', () => {
  expect(createCalendarFile([entry], now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Foyer//EN',
      'BEGIN:VEVENT',
      'UID:page-1@kiln.example',
      'DTSTAMP:20261118T061200Z',
      'DTSTART:20261120T173000Z',
      'DTEND:20261120T181500Z',
      'SUMMARY:Live: form check',
      'URL:https://kiln.example/live',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

it('escapes what has a meaning in the format', () => {
  const file = createCalendarFile([{ ...entry, title: 'One, two; three\\four\nEND:VEVENT' }], now)
  expect(file).toContain('SUMMARY:One\\, two\\; three\\\\four\\nEND:VEVENT\r\n')
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1)
})

it('breaks long lines between characters, none longer than 75 bytes', () => {
  const title = 'بث مباشر لمراجعة الأداء مع المدربة '.repeat(5).trim()
  const file = createCalendarFile([{ ...entry, title }], now)
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})

it('has whole days and the name of a feed', () => {
  const day = { uid: 'a@kiln.example', title: 'Run', url: 'https://kiln.example/run', day: '2026-12-31' }
  const file = createCalendarFile([day, entry], now, { name: 'Kiln, mine', refresh_hours: 1 })
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('NAME:Kiln\\, mine\r\n')
  expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(2)
})
