import { describe, expect, it } from 'vitest'
import { changedDetails, zoneChoices } from './details-screen.tsx'

const dana = { name: 'Dana Whitlock', email: 'dana@kiln.example', timezone: 'Europe/Berlin' }

describe('changedDetails', () => {
  it('sends nothing that is as it was', () => expect(changedDetails(dana, { ...dana })).toEqual({}))
  it('counts white space at the ends for nothing', () =>
    expect(changedDetails(dana, { ...dana, name: ' Dana Whitlock ' })).toEqual({}))
  it('sends what is new', () =>
    expect(changedDetails(dana, { ...dana, email: 'd@kiln.example', timezone: 'UTC' })).toEqual({
      email: 'd@kiln.example',
      timezone: 'UTC',
    }))
})

describe('zoneChoices', () => {
  it('holds the zone in force even where the browser does not know it', () => {
    expect(zoneChoices('Mars/Olympus_Mons')).toContainEqual({
      value: 'Mars/Olympus_Mons',
      label: 'Mars/Olympus Mons',
    })
  })
})
