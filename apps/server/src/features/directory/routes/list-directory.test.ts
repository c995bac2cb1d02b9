import { expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { aServer } from '#test/harness.ts'

it('leaves the viewer out where that is asked for, also in the number', async () => {
  const [api, place] = [await aServer(), await anApp()]
  const me = await aMember(place, { name: 'Petra Me' })
  await aMember(place, { name: 'Petra Other' })
  const read = async (without_viewer: boolean) => {
    const { items, total } = await api
      .as(me)
      .call('directory.listDirectory', { term: 'petra', without_viewer })
    return { names: items.map(({ name }) => name), total }
  }
  expect(await read(true)).toEqual({ names: ['Petra Other'], total: 1 })
  expect(await read(false)).toEqual({ names: ['Petra Me', 'Petra Other'], total: 2 })
})
