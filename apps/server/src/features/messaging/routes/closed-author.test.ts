import { expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp } from '#test/factories/apps.ts'
import { aThread, postMessage } from '#test/factories/messaging.ts'
import { aServer } from '#test/harness.ts'

it('retains the messages of a member who closes their account, without an author', async () => {
  const api = await aServer()
  const app = await anApp()
  const thread = await aThread(app)
  const [member, reader] = [await aMember(app, { name: 'Priya Raman' }), await aMember(app)]
  await postMessage(member, thread, 'Three seconds down felt long.')
  await api.as(member).call('data-rights.closeAccount')
  const { messages } = await api.as(reader).call('messaging.listMessages', { id: thread })
  expect(messages).toMatchObject([{ message: 'Three seconds down felt long.', user: null }])
})
