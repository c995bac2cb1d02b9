import { describe, expect, it } from 'vitest'
import { pickChangedDetails } from './screens/details-screen.tsx'

const dana = { name: 'Dana Whitlock', email: 'dana@kiln.example', timezone: 'Europe/Berlin' }

describe('pickChangedDetails', () => {
  it('sends nothing that is as it was', () => expect(pickChangedDetails(dana, { ...dana })).toEqual({}))
  it('counts white space at the ends for nothing', () =>
    expect(pickChangedDetails(dana, { ...dana, name: ' Dana Whitlock ' })).toEqual({}))
  it('counts a zone under its former name as the same', () =>
    expect(
      pickChangedDetails({ ...dana, timezone: 'Asia/Calcutta' }, { ...dana, timezone: 'Asia/Kolkata' }),
    ).toEqual({}))
  it('sends what is new', () =>
    expect(pickChangedDetails(dana, { ...dana, email: 'd@kiln.example', timezone: 'UTC' })).toEqual({
      email: 'd@kiln.example',
      timezone: 'UTC',
    }))
})
