import { beforeAll, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { addDays } from '@foyer/domain/time'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let day: string

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  day = api.clock.now().toISOString().slice(0, 10)
})

type Fields = Partial<InputFor<'workouts.addBodyMeasure'>>

const add = (caller: Caller, fields: Fields = {}) =>
  api.as(caller).call('workouts.addBodyMeasure', {
    kind: 'weight',
    value: 61.8,
    unit: 'kg',
    measured_on: day,
    ...fields,
  })
const list = (caller: Caller, input: Omit<InputFor<'workouts.listBodyMeasures'>, 'kind'> = {}) =>
  api.as(caller).call('workouts.listBodyMeasures', { kind: 'weight', ...input })
const body = (caller: Caller) => api.as(caller).call('workouts.getBody', {})

describe('body measures', () => {
  it('are stored as typed, one of a kind a day, and listed newest first', async () => {
    const member = await aMember(app)
    const first = await add(member, { value: 136.25, unit: 'lb', measured_on: addDays(day, -7) })
    expect(first).toMatchObject({ kind: 'weight', value: 136.25, unit: 'lb' })
    const second = await add(member)
    expect(await add(member, { value: 61.7 })).toEqual({ ...second, value: 61.7 })
    expect((await list(member)).items).toEqual([{ ...second, value: 61.7 }, first])

    const { items, next_cursor } = await list(member, { limit: 1 })
    expect(items).toHaveLength(1)
    expect(await list(member, { limit: 1, cursor: next_cursor ?? '' })).toEqual({
      items: [first],
      next_cursor: null,
    })
  })

  it('show the newest of each kind beside the oldest of three months', async () => {
    const member = await aMember(app)
    for (const [ago, value] of [
      [200, 66],
      [60, 64.6],
      [10, 62],
      [0, 61.8],
    ] as const)
      await add(member, { value, measured_on: addDays(day, -ago) })
    await add(member, { kind: 'waist', value: 71, unit: 'cm' })
    const { items, weights } = await body(member)
    expect(items).toMatchObject([
      { newest: { kind: 'weight', value: 61.8 }, before: { value: 64.6 } },
      { newest: { kind: 'waist', value: 71, unit: 'cm' }, before: null },
    ])
    expect(weights.map(({ value }) => value)).toEqual([64.6, 62, 61.8])
  })

  it.each([
    ['a negative value', { value: -1 }, 'value', 'number_is_invalid'],
    ['nothing', { value: 0 }, 'value', 'number_is_invalid'],
    ['what no body weighs', { value: 701 }, 'value', 'number_is_invalid'],
    ['centimetres of weight', { unit: 'cm' as const }, 'value', 'number_is_invalid'],
    [
      'more fat than body',
      { kind: 'body_fat' as const, unit: 'percent' as const, value: 101 },
      'value',
      'number_is_invalid',
    ],
    ['another century', { measured_on: '1899-12-31' }, 'measured_on', 'date_out_of_range'],
    ['a day that is none', { measured_on: '2026-02-30' }, 'measured_on', 'invalid'],
  ])('refuse %s', async (_, fields, path, code) => {
    const member = await aMember(app)
    await expect(add(member, fields)).rejects.toMatchObject({
      code: 'invalid',
      problem: { errors: [{ path, code }] },
    })
  })

  it('refuse a day to come, in the zone of the member', async () => {
    const member = await aMember(app)
    await expect(add(member, { measured_on: addDays(day, 2) })).rejects.toMatchObject({
      problem: { errors: [{ path: 'measured_on', code: 'date_out_of_range' }] },
    })
  })

  it('are changed and deleted by their member only', async () => {
    const member = await aMember(app)
    const { id } = await add(member, { measured_on: addDays(day, -1) })
    const replaced = await add(member)
    const change = { id, value: 140, unit: 'lb' as const, measured_on: day }
    const others: Caller[] = [await aMember(app), await aMember(await anApp())]
    for (const other of others) {
      await expect(api.as(other).call('workouts.updateBodyMeasure', change)).rejects.toMatchObject({
        code: 'measure_not_found',
        status: 404,
      })
      await api.as(other).call('workouts.deleteBodyMeasure', { id })
      expect((await list(other)).items).toEqual([])
      expect(await body(other)).toEqual({ items: [], weights: [] })
      expect(await api.as(other).call('workouts.exportBodyMeasures', {})).toMatchObject({ count: 0 })
    }
    expect((await list(member)).items).toHaveLength(2)

    const changed = await api.as(member).call('workouts.updateBodyMeasure', change)
    expect(changed).toEqual({ ...change, kind: 'weight' })
    expect((await list(member)).items).toEqual([changed])
    expect(replaced.id).not.toBe(id)
    const bad = { ...change, unit: 'cm' as const }
    await expect(api.as(member).call('workouts.updateBodyMeasure', bad)).rejects.toMatchObject({
      problem: { errors: [{ path: 'value', code: 'number_is_invalid' }] },
    })
    await expect(
      api.as(member).call('workouts.updateBodyMeasure', { ...change, id: newId() }),
    ).rejects.toMatchObject({ code: 'measure_not_found' })

    await api.as(member).call('workouts.deleteBodyMeasure', { id })
    await api.as(member).call('workouts.deleteBodyMeasure', { id })
    expect((await list(member)).items).toEqual([])
  })

  it('are refused to guests', async () => {
    const guest = aGuest(app)
    for (const call of [add, list, body])
      await expect(call(guest)).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it('are exported oldest first', async () => {
    const member = await aMember(app)
    await add(member, { value: 136.25, unit: 'lb' })
    await add(member, { kind: 'body_fat', value: 21.5, unit: 'percent', measured_on: addDays(day, -2) })
    expect(await api.as(member).call('workouts.exportBodyMeasures', {})).toEqual({
      header: 'Date,Measure,Value,Unit\r\n',
      lines: `${addDays(day, -2)},Body fat,21.5,%\r\n${day},Weight,136.25,lb\r\n`,
      count: 2,
      next_cursor: null,
    })
    await expect(
      api.as(member).call('workouts.exportBodyMeasures', { cursor: '2026-11-27_x' }),
    ).rejects.toMatchObject({ code: 'invalid' })
  })
})
