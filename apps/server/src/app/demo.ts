import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError, createClient, type ApiClient } from '@foyer/contract/client'
import { toTimeZone } from '@foyer/domain/time'
import { z } from 'zod'
import type { RunningServer } from './create-server.ts'
import { installDemoBroadcasts } from './demo-broadcasts.ts'
import { installDemoComment } from './demo-comment.ts'
import { installDemoEvents } from './demo-events.ts'
import { installDemoMessages } from './demo-messages.ts'
import { installDemoPrograms } from './demo-programs.ts'
import { installDemoSales } from './demo-sales.ts'
import { installDemoTraining } from './demo-training.ts'

/** The demo's credentials, stored so that every start can print them. Development only; production refuses `DEMO`. */
const demoSignIns = z.object({
  slug: z.string(),
  owner: z.object({ email: z.string(), password: z.string() }),
  member: z.object({ email: z.string(), password: z.string() }),
})

export type DemoSignIns = z.infer<typeof demoSignIns>

const SLUG = 'kiln'

/**
 * Installs the demo on the first start through the public API: an owner signs up and creates an app from the starter
 * kit, a member joins, has trained for some weeks, talks to others, answers to events and buys. An interrupted install is continued by the next start with the same passwords.
 */
export async function installDemo({ services, port }: RunningServer): Promise<DemoSignIns> {
  const file = join(services.config.data_dir, 'demo.json')
  const existing = await readSignIns(file)
  if (existing) return existing

  const unfinished_file = `${file}.begun`
  const sign_ins = (await readSignIns(unfinished_file)) ?? newSignIns()
  await saveSignIns(unfinished_file, sign_ins)

  const call = createCaller(port)
  const { owner, member } = sign_ins
  const { authentication_token: token } = await call({})('team.studioSignUp', {
    name: 'Maren Oduya',
    ...owner,
  }).catch(recoverFrom('email_taken', () => call({})('team.studioLogin', owner)))
  await call({ token })('apps.createApp', {
    name: 'Kiln',
    slug: SLUG,
    starter_kit: 'strength',
    primary_color: '#f0491e',
    time_zone: toTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC',
  }).catch(recoverFrom('slug_taken', () => undefined))
  await call({ slug: SLUG })('identity.signUp', { name: 'Dana Whitlock', ...member }).catch(
    recoverFrom('email_taken', () => undefined),
  )
  const { user, authentication_token } = await call({ slug: SLUG })('identity.login', member)
  await installDemoTraining(call({ slug: SLUG, token: authentication_token }), user.id, services.clock.now())
  await installDemoPrograms(call({ slug: SLUG, token: authentication_token }))
  await installDemoComment(call({ slug: SLUG, token }), user.id)
  const people = {
    owner: call({ slug: SLUG, token }),
    member,
    callAs: (user_token: string) => call({ slug: SLUG, token: user_token }),
  }
  await installDemoMessages(people)
  await installDemoEvents(people, services.clock.now())
  await installDemoSales(people)
  await installDemoBroadcasts(people.owner)
  await rename(unfinished_file, file)
  return sign_ins
}

/** Recovers from one refusal, for steps that an interrupted start has already done; other errors are rethrown. */
function recoverFrom<T>(code: string, recover: () => T): (error: unknown) => T {
  return (error) => {
    if (error instanceof ApiError && error.code === code) return recover()
    throw error
  }
}

function newSignIns(): DemoSignIns {
  return {
    slug: SLUG,
    owner: { email: 'maren@kiln.example', password: newPassword() },
    member: { email: 'dana@kiln.example', password: newPassword() },
  }
}

/** Formats the addresses and sign-ins of the demo for the console. */
export function formatDemoSignIns({ services }: RunningServer, { slug, owner, member }: DemoSignIns): string {
  const { base_url, base_host } = services.config
  const { protocol } = new URL(base_url)
  return [
    '',
    `  Studio     ${base_url}   ${owner.email} / ${owner.password}`,
    `  Demo app   ${protocol}//${slug}.${base_host}   ${member.email} / ${member.password}`,
    '',
  ].join('\n')
}

function createCaller(port: number): (who: { token?: string; slug?: string }) => ApiClient {
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
