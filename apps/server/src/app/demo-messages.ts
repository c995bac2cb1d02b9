import { ApiError, type ApiClient } from '@foyer/contract/client'
import { formatMention } from '@foyer/domain/messaging'

/** Who signs in to the demo app, and how to call it: as somebody, or as a guest with an empty token. */
export type DemoPeople = {
  /** The owner in the studio. */
  owner: ApiClient
  member: { email: string; password: string }
  callAs: (token: string) => ApiClient
}

type Speaker = { name: string; user_id: string; subscriber_id: string; call: ApiClient }

/**
 * Gives the demo conversations: a channel of the app, a group with two more members, and direct threads. Repeating it
 * changes nothing, because each message has a `client_id` of its own.
 */
export async function installDemoMessages({ owner, member, callAs }: DemoPeople): Promise<void> {
  const guest = callAs('')
  const toSpeaker = (answer: Awaited<ReturnType<typeof logIn>>): Speaker => ({
    name: answer.user.name,
    user_id: answer.user.id,
    subscriber_id: answer.user.subscriber_id ?? '',
    call: callAs(answer.authentication_token),
  })
  const logIn = (account: { email: string; password: string }) => guest('identity.login', account)
  const joinAs = async (name: string): Promise<Speaker> => {
    const [first = ''] = name.toLowerCase().split(' ')
    const account = { email: `${first}@kiln.example`, password: member.password }
    await guest('identity.signUp', { name, ...account }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'email_taken')) throw error
    })
    return toSpeaker(await logIn(account))
  }

  await owner('apps.updateApp', {
    messaging: { is_chat_available: true, member_to_member: true, member_to_admin: true, shows_typing: true },
  })
  const { url } = await owner('members.viewApp', {})
  const code = new URL(url).searchParams.get('session') ?? ''
  const maren = toSpeaker(await guest('identity.exchangeCode', { code }))
  const dana = toSpeaker(await logIn(member))
  const theo = await joinAs('Theo Lindqvist')
  const priya = await joinAs('Priya Raman')
  await installChannel(owner, maren)
  await installGroup({ maren, dana, theo, priya })
  await installDirect(maren, dana, [
    [maren, 'You added two kilos to the floor press this week. How did the last set feel?'],
    [dana, 'Heavy, but my shoulders stayed down the whole time.'],
    [maren, 'That is the sign to stay at this weight once more. Film the last set for me?'],
  ])
  await installInbox(owner, maren, { theo, priya })
  await installDirect(priya, dana, [
    [priya, 'Same time on Friday? I can bring the long bands.'],
    [dana, 'Yes! And coffee after.'],
  ])
}

async function installChannel(owner: ApiClient, maren: Speaker): Promise<void> {
  const title = 'Kiln news'
  const { items } = await owner('messaging.listChannels', {})
  const found = items.find((channel) => channel.title === title)
  const { id } = found ?? (await owner('messaging.createChannel', { title, posting: 'team' }))
  await speak(id, [
    [maren, 'Deload week is coming. Keep the bar, halve the plates, sleep more.'],
    [maren, 'The garden session on Saturday starts at ten. Bring a towel.'],
  ])
}

async function installGroup({
  maren,
  dana,
  theo,
  priya,
}: Record<'maren' | 'dana' | 'theo' | 'priya', Speaker>): Promise<void> {
  const subscriber_ids = [maren, dana, priya].map((person) => person.subscriber_id)
  const found = await theo.call('messaging.resolveThread', { subscriber_ids })
  const id =
    found.thread?.id ??
    (await theo.call('messaging.createThread', { subscriber_ids, title: 'The Floor' })).thread.id
  await speak(id, [
    [theo, 'Set three looked round to me. Is my back flat enough?'],
    [maren, `${formatMention(theo.name)} flat enough. Push the floor away before you think about the bar.`],
    [priya, 'That cue fixed my pull-ups too.'],
    [dana, 'Trap bar on Friday, anyone?'],
    [theo, 'In. I will bring chalk.'],
  ])
}

/** Conversations with the messaging profile, who is Maren: one is assigned and has a note, one waits. */
async function installInbox(
  owner: ApiClient,
  maren: Speaker,
  { theo, priya }: Record<'theo' | 'priya', Speaker>,
): Promise<void> {
  const { team_member } = await owner('team.studioMe', {})
  await installDirect(theo, maren, [
    [theo, 'My left knee clicks on split squats. Should I stop?'],
    [maren, 'Does it hurt, or does it only click?'],
    [theo, 'Only clicks. It is louder going up.'],
  ])
  await installDirect(priya, maren, [
    [priya, 'My card was replaced. Where do I change it?'],
    [maren, 'Under Account, Payments. Tell me if the next payment fails.'],
    [priya, 'Found it, thank you.'],
  ])
  const { conversations } = await owner('messaging.listConversations', {})
  const find = ({ name }: Speaker) =>
    conversations.find(({ title, type }) => type === 'direct' && title === name)
  const [waiting, assigned] = [find(theo), find(priya)]
  if (waiting && waiting.note_count === 0)
    await owner('messaging.addConversationNote', { id: waiting.id, text: 'Old meniscus injury, left side.' })
  if (assigned) {
    const { id } = assigned
    await owner('messaging.assignConversation', { id, team_member_id: team_member.id })
  }
  const { items } = await owner('messaging.listSavedReplies', {})
  for (const reply of SAVED_REPLIES)
    if (!items.some(({ title }) => title === reply.title)) await owner('messaging.createSavedReply', reply)
}

const SAVED_REPLIES = [
  {
    title: 'Film the set',
    text: 'Film the last set from the side and send it here. I look at it the same day.',
  },
  {
    title: 'Clicking joint',
    text: 'A click without pain is fine. Go down slower, and stop if it starts to hurt.',
  },
]

async function installDirect(one: Speaker, other: Speaker, lines: readonly Line[]): Promise<void> {
  const { thread } = await one.call('messaging.createThread', { subscriber_ids: [other.subscriber_id] })
  await speak(thread.id, lines)
}

type Line = readonly [Speaker, string]

/** Sends lines one after another, so that they stand in this order. */
async function speak(id: string, lines: readonly Line[]): Promise<void> {
  for (const [n, [speaker, message]] of lines.entries()) {
    await speaker.call('messaging.postMessage', {
      id,
      data: { action: 'publish', message, client_id: `demo-${id}-${n}`.slice(0, 64) },
    })
  }
}
