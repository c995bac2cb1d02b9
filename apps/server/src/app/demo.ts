import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, type ApiClient } from '@foyer/contract/client'
import { z } from 'zod'
import type { RunningServer } from './start-server.ts'

/** The demo's sign-ins, kept so that every start can print them. Development only; production refuses `DEMO`. */
const demoSignIns = z.object({
  slug: z.string(),
  owner: z.object({ email: z.string(), password: z.string() }),
  member: z.object({ email: z.string(), password: z.string() }),
})

export type DemoSignIns = z.infer<typeof demoSignIns>

const SLUG = 'kiln'

/**
 * Makes the demo on the first start, by the same calls that people's browsers make: an owner signs up, makes an app
 * from the starter kit, and a member joins it. Later starts find it written down.
 */
export async function installDemo({ services, port }: RunningServer): Promise<DemoSignIns> {
  const file = join(services.config.data_dir, 'demo.json')
  const known = await readSignIns(file)
  if (known) return known

  const sign_ins: DemoSignIns = {
    slug: SLUG,
    owner: { email: 'maren@kiln.example', password: newPassword() },
    member: { email: 'dana@kiln.example', password: newPassword() },
  }
  const call = callerOf(port)
  const { authentication_token: token } = await call({})('accounts.studioSignUp', {
    name: 'Maren Oduya',
    ...sign_ins.owner,
  })
  await call({ token })('apps.createApp', {
    name: 'Kiln',
    slug: SLUG,
    starter_kit: 'strength',
    primary_color: '#f0491e',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  await call({ slug: SLUG })('accounts.signUp', { name: 'Dana Whitlock', ...sign_ins.member })
  await saveSignIns(file, sign_ins)
  return sign_ins
}

/** Lines that tell a person where to go and how to sign in. */
export function describeDemo({ services }: RunningServer, { slug, owner, member }: DemoSignIns): string {
  const { base_url, base_host } = services.config
  const { protocol } = new URL(base_url)
  return [
    '',
    `  Studio     ${base_url}   ${owner.email} / ${owner.password}`,
    `  Demo app   ${protocol}//${slug}.${base_host}   ${member.email} / ${member.password}`,
    '',
  ].join('\n')
}

function callerOf(port: number): (who: { token?: string; slug?: string }) => ApiClient {
  return ({ token, slug }) =>
    createClient({
      base_url: `http://127.0.0.1:${port}`,
      headers: () => ({
        ...(token ? { 'x-user-token': token } : {}),
        ...(slug ? { 'x-app-slug': slug } : {}),
      }),
    })
}

/** Readable, and new for each installation. */
function newPassword(): string {
  return `demo-${randomBytes(6).toString('hex')}`
}

async function readSignIns(file: string): Promise<DemoSignIns | null> {
  try {
    return demoSignIns.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function saveSignIns(file: string, sign_ins: DemoSignIns): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(sign_ins, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
