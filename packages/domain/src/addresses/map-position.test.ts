import { describe, expect, it } from 'vitest'
import { mapLink, parseMapPosition } from './index.ts'

describe('parseMapPosition', () => {
  it.each([
    ['52.5109, 13.4596', 52.5109, 13.4596],
    [' -33.8568,151.2153 ', -33.8568, 151.2153],
    ['(40.7, -74)', 40.7, -74],
    ['https://www.google.com/maps/place/Park/@52.5109,13.4596,17z/data=1', 52.5109, 13.4596],
    ['https://www.openstreetmap.org/?mlat=52.5109&mlon=13.4596#map=17/1/2', 52.5109, 13.4596],
    ['https://www.openstreetmap.org/#map=17/52.5109/13.4596', 52.5109, 13.4596],
    ['https://maps.apple.com/?ll=52.5109,13.4596&q=Park', 52.5109, 13.4596],
    ['geo:52.5109,13.4596?z=17', 52.5109, 13.4596],
  ])('reads %j', (typed, lat, lng) => {
    expect(parseMapPosition(typed)).toEqual({ lat, lng })
  })

  it.each(['', 'Berlin', '91, 13', '52, 181', '52.5', 'https://example.com/', '1e3, 4'])(
    'refuses %j',
    (typed) => {
      expect(parseMapPosition(typed)).toBeNull()
    },
  )
})

describe('mapLink', () => {
  it('leads to the position, else to the name', () => {
    expect(mapLink({ lat: 52.5, lng: 13.4 }, 'Park', 15)).toBe(
      'https://www.openstreetmap.org/?mlat=52.5&mlon=13.4#map=15/52.5/13.4',
    )
    expect(mapLink(null, 'Main St 1,\nBerlin', 15)).toBe(
      'https://www.openstreetmap.org/search?query=Main%20St%201%2C%20Berlin',
    )
    expect(mapLink(null, ' ', 15)).toBeNull()
  })
})
