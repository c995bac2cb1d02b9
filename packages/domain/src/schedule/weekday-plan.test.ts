import { expect, it } from 'vitest'
import { plannedDates } from './weekday-plan.ts'

const listDates = (...[plan, zone, last_day]: Parameters<typeof plannedDates>) =>
  [...plannedDates(plan, zone, last_day)].map(({ date }) => date)

it.each([
  [
    'Monday, Wednesday and Sunday',
    { first_day: '2026-11-24', weekdays: [1, 3, 7], time: null },
    'Europe/Berlin',
    ['2026-11-25', '2026-11-29', '2026-11-30'],
  ],
  [
    'an hour that stays when the clock of Lord Howe moves by half an hour',
    { first_day: '2027-04-03', weekdays: [6, 7], time: '07:00' },
    'Australia/Lord_Howe',
    ['2027-04-02T20:00:00.000Z', '2027-04-03T20:30:00.000Z'],
  ],
  [
    'a zone that is 45 minutes off',
    { first_day: '2026-11-30', weekdays: [1], time: '06:30' },
    'Asia/Kathmandu',
    ['2026-11-30T00:45:00.000Z'],
  ],
  ['no day of the week', { first_day: '2026-11-24', weekdays: [], time: null }, 'UTC', []],
])('plans %s', (_sentence, plan, zone, dates) => {
  const last_day = plan.first_day.startsWith('2027') ? '2027-04-04' : '2026-11-30'
  expect(listDates(plan, zone, last_day)).toEqual(dates)
})
