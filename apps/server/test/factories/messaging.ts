import { vi, expect } from 'vitest'
import { WebSocket } from 'ws'
import type { InputOf } from '@foyer/contract'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { threadEvent, type ThreadEvent } from '@foyer/contract/messaging/shapes'
import type { uploadFile } from '@foyer/contract/messaging/upload-file'
import { REALTIME_PATH, type ServerFrame } from '../../src/platform/realtime/protocol.ts'
import { aServer, type Caller } from '../harness.ts'
import { newId } from '../../src/platform/ids.ts'
import type { TestApp } from './apps.ts'
import { aMember, aTeamMember, type AppLike, type TeamCaller } from './identity.ts'
import { pictureBytes } from './media.ts'
import { aPage, publishApp } from './pages.ts'

/** A published page that can be commented on; its id is its thread's. */
export async function aThread(app: AppLike, node: Partial<AccessNodeInput> = {}): Promise<string> {
  const page = await aPage(app, { title: 'Why we squat slowly', node, draft: { is_commentable: true } })
  await publishApp(app)
  return page.id
}

type Person = Caller & { subscriber_id: string }

/** The direct thread of two members, by its id. */
export async function aDirectThread(member: Caller, other: Pick<Person, 'subscriber_id'>): Promise<string> {
  return startThread(member, [other])
}

/** A group that a member has started with others, by its id. */
export async function aGroup(member: Caller, others: readonly Person[]): Promise<string> {
  return startThread(member, others)
}

async function startThread(
  member: Caller,
  others: readonly Pick<Person, 'subscriber_id'>[],
): Promise<string> {
  const api = await aServer()
  const subscriber_ids = others.map(({ subscriber_id }) => subscriber_id)
  return (await api.as(member).call('messaging.createThread', { subscriber_ids })).thread.id
}

/** A feed of an app, by its id. */
export async function aFeed(app: AppLike, columns: { posting?: 'everyone' | 'team' } = {}): Promise<string> {
  const api = await aServer()
  const id = newId()
  await api.inApp(app.id, (tx) =>
    tx
      .insertInto('threads')
      .values({ app_id: app.id, id, kind: 'feed', title: 'Wins', created_at: api.clock.now(), ...columns })
      .execute(),
  )
  return id
}

/** Changes the messaging settings of an app as its owner does. */
export async function setMessaging(app: TestApp, settings: Partial<TestApp['messaging']>): Promise<void> {
  const api = await aServer()
  const messaging = { is_chat_available: true, member_to_member: true, member_to_admin: true, ...settings }
  await api.as({ ...app.owner, slug: app.slug }).call('apps.updateApp', { messaging })
}

let sent_count = 0

/** Writes into a thread as a member does, under a name of its own. */
export async function postMessage(member: Caller, thread_id: string, message: string) {
  const api = await aServer()
  sent_count += 1
  const data = { action: 'publish' as const, message, client_id: `send-${sent_count}` }
  return api.as(member).call('messaging.postMessage', { id: thread_id, data })
}

/** Reports a new message of a member as another one does, and returns the case of it. */
export async function aReportCase(app: AppLike & { owner: Caller }, thread_id: string): Promise<string> {
  const api = await aServer()
  const { messages } = await postMessage(await aMember(app), thread_id, 'Message me for half of this.')
  const report = { id: thread_id, ts: messages[0]?.message_ts ?? '', reason: 'spam' } as const
  await api.as(await aMember(app)).call('messaging.reportMessage', report)
  const { cases } = await api.as({ ...app.owner, slug: app.slug }).call('messaging.listReports', {})
  return cases[0]?.id ?? ''
}

/** A warning that a member has not confirmed, by its id. */
export async function aWarning(app: AppLike, { user_id }: { user_id: string }): Promise<string> {
  const api = await aServer()
  const id = newId()
  await api.inApp(app.id, (tx) =>
    tx
      .insertInto('message_warnings')
      .values({ app_id: app.id, id, user_id, text: 'No adverts, please.', created_at: api.clock.now() })
      .execute(),
  )
  return id
}

/** A live connection of a signed-in member. */
export type Listener = {
  events: ThreadEvent[]
  frames: ServerFrame[]
  listen: (thread_id: string, after_seq?: number) => Promise<void>
  /** Subscribes to the member's own channel; its events appear in `frames` only. */
  listenToOwnChannel: () => Promise<void>
  /** Subscribes to who is writing in a thread, and says that the member is. */
  listenToTyping: (thread_id: string) => Promise<void>
  type: (thread_id: string) => void
  close: () => void
  /** The server has ended the connection. */
  is_closed: () => boolean
}

/** Opens a live connection as the member's browser does, at the server of the test unless another is named. */
export async function aListener(
  member: Caller & { token: string; slug: string; user_id: string },
  at_port?: number,
): Promise<Listener> {
  const port = at_port ?? (await aServer()).port
  const host = `${member.slug}.localhost`
  const socket = new WebSocket(`ws://127.0.0.1:${port}${REALTIME_PATH}`, {
    headers: { host, origin: `http://${host}` },
  })
  const frames: ServerFrame[] = []
  const events: ThreadEvent[] = []
  socket.on('message', (bytes: Buffer) => {
    const frame = JSON.parse(bytes.toString()) as ServerFrame
    frames.push(frame)
    if (frame.type === 'events' && frame.channel.startsWith('thread:'))
      events.push(...frame.events.map((event) => threadEvent.parse(event)))
  })
  let is_closed = false
  const sendFrame = (frame: object) => socket.send(JSON.stringify(frame))
  socket.on('open', () => sendFrame({ type: 'auth', token: member.token }))
  await new Promise<void>((resolve, reject) => {
    socket.on('message', () => {
      if (frames.some(({ type }) => type === 'ready')) resolve()
    })
    socket.on('error', reject)
    socket.on('close', (code) => {
      is_closed = true
      reject(new Error(`The socket was closed with ${code}.`))
    })
  })
  const subscribe = async (channel: string, after_seq?: number): Promise<void> => {
    sendFrame({ type: 'subscribe', channel, ...(after_seq === undefined ? {} : { after_seq }) })
    await vi.waitFor(() =>
      expect(frames.some((frame) => 'channel' in frame && frame.channel === channel)).toBe(true),
    )
  }
  return {
    events,
    frames,
    listen: (thread_id, after_seq) => subscribe(`thread:${thread_id}`, after_seq),
    listenToOwnChannel: () => subscribe(`user:${member.user_id}`),
    listenToTyping: (thread_id) => subscribe(`typing:${thread_id}`),
    type: (thread_id) => sendFrame({ type: 'signal', channel: `typing:${thread_id}` }),
    close: () => socket.terminate(),
    is_closed: () => is_closed,
  }
}

/** Uploads a file for a message; a small picture unless another is given. */
export async function aMessageUpload(
  member: Caller,
  thread_id: string,
  {
    kind = 'image',
    bytes,
    name = 'a.png',
    ...voice
  }: Partial<Omit<InputOf<typeof uploadFile>, 'id'>> & { bytes?: Buffer; name?: string } = {},
) {
  const api = await aServer()
  const file = new File([new Uint8Array(bytes ?? (await pictureBytes()))], name)
  return api.as(member).call('messaging.uploadFile', { id: thread_id, kind, ...voice }, { file })
}

/** A messaging profile of an app as its members write to it, chosen by the owner. */
export async function aProfile(app: TestApp, { name = 'Mara Okafor' } = {}): Promise<TeamCaller & Person> {
  const api = await aServer()
  const coach = await aTeamMember(app, { name })
  const { team_member_id } = coach
  await api.as({ ...app.owner, slug: app.slug }).call('team.chooseMessagingProfile', { team_member_id })
  return { ...coach, subscriber_id: await findSubscriber(app, team_member_id) }
}

/** The subscriber of a team member's user in an app. */
async function findSubscriber(app: AppLike, team_member_id: string): Promise<string> {
  const api = await aServer()
  const found = await api.inApp(app.id, (tx) =>
    tx
      .selectFrom('users')
      .innerJoin('subscribers', 'subscribers.user_id', 'users.id')
      .select('subscribers.id')
      .where('users.team_member_id', '=', team_member_id)
      .executeTakeFirstOrThrow(),
  )
  return found.id
}

/** A conversation of a new member with the messaging profile, by its thread. */
export async function aConversation(
  app: AppLike,
  profile: Pick<Person, 'subscriber_id'>,
  { text = 'Is the box step meant to hurt?', name = 'Wei Zhang' } = {},
) {
  const member = await aMember(app, { name })
  const id = await aDirectThread(member, profile)
  const { messages } = await postMessage(member, id, text)
  return { id, member, message_ts: messages[0]?.message_ts ?? '' }
}
