import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aSecondServer, clientFor } from '#test/harness.ts'
import { installDemo } from './demo.ts'

it('the demo is made once, and a start that was broken off is gone on with by the next', async () => {
  const server = await aSecondServer()
  const { data_dir } = server.services.config
  const [file, begun] = [join(data_dir, 'demo.json'), join(data_dir, 'demo.json.begun')]
  const files = async () => (await readdir(data_dir)).filter((name) => name.startsWith('demo'))

  await expect(installDemo({ ...server, port: 1 })).rejects.toBeInstanceOf(Error)
  expect(await files()).toEqual(['demo.json.begun'])

  const made = await installDemo(server)
  expect(await installDemo(server)).toEqual(made)
  expect(await files()).toEqual(['demo.json'])

  await rename(file, begun)
  expect(await installDemo(server)).toEqual(made)
  const { call } = clientFor(server.port, { slug: made.slug })
  expect((await call('identity.login', made.member)).user.email).toBe(made.member.email)
})
