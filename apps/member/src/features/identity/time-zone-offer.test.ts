import { describe, expect, it } from 'vitest'
import { timeZoneToOffer } from './components/time-zone-offer.tsx'

describe('timeZoneToOffer', () => {
  it.each([
    ['Europe/London', 'Europe/Lisbon', { zone: 'Europe/Lisbon', place: 'Lisbon' }],
    ['UTC', 'America/New_York', { zone: 'America/New_York', place: 'New York' }],
    [
      'Europe/London',
      'America/Argentina/Buenos_Aires',
      { zone: 'America/Argentina/Buenos_Aires', place: 'Buenos Aires' },
    ],
    ['Europe/London', 'Europe/London', null],
    ['Asia/Calcutta', 'Asia/Kolkata', null],
    ['Europe/Kyiv', 'Europe/Kiev', null],
    ['Europe/London', null, null],
    ['Europe/London', 'UTC', null],
    ['Europe/London', 'Etc/GMT+3', null],
  ])('%s on a device in %s', (stored, device, offer) => {
    expect(timeZoneToOffer(stored, device)).toEqual(offer)
  })
})
