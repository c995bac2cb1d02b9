import type { Client } from './client.ts'
import type { Stage, Writer } from './stage.ts'

/** Messages are limited to 60 a minute for each member; a writer stays below. */
const BETWEEN_MESSAGES_MS = 1_100
const FIRST_MINUTE = Date.now() + 24 * 60 * 60 * 1000

/** Lets a writer do one thing after the other until `isOver`. Only what was acknowledged enters their book. */
export async function keepWriting(
  client: Client,
  stage: Stage,
  writer: Writer,
  isOver: () => boolean,
): Promise<void> {
  let said_at = 0
  while (!isOver()) {
    if (Date.now() - said_at > BETWEEN_MESSAGES_MS) {
      said_at = Date.now()
      await say(client, stage, writer)
    }
    await toggleCompletion(client, stage, writer)
    if (writer === stage.writers[0]) await changeZone(client, stage)
    await schedule(client, stage, writer)
    await saveDraft(client, stage, writer)
    await buy(client, stage, writer)
  }
}

async function say(client: Client, { thread }: Stage, writer: Writer): Promise<void> {
  const message = `${writer.name} says ${writer.messages.length + 1}.`
  const data = { action: 'publish' as const, message, client_id: message }
  await client.write(writer.person, 'messaging.postMessage', { id: thread, data })
  writer.messages.push(message)
}

async function changeZone(client: Client, stage: Stage): Promise<void> {
  const time_zone = stage.zone_changes % 2 === 0 ? 'Asia/Tokyo' : 'Europe/Oslo'
  await client.write(stage.owner, 'apps.updateApp', { time_zone })
  stage.zone_changes += 1
}

async function toggleCompletion(client: Client, { pages }: Stage, writer: Writer): Promise<void> {
  const id = pages[(writer.completed + writer.uncompleted) % pages.length] ?? ''
  if (writer.completions.get(id)) {
    await client.write(writer.person, 'progress.uncompletePage', { id })
    writer.completions.set(id, false)
    writer.uncompleted += 1
  } else {
    await client.write(writer.person, 'progress.completePage', { id })
    writer.completions.set(id, true)
    writer.completed += 1
  }
}

/** Every entry has a minute of its own, so that one which stands there twice is seen. */
async function schedule(client: Client, { pages }: Stage, writer: Writer): Promise<void> {
  const date = new Date(FIRST_MINUTE + writer.scheduled.length * 60_000).toISOString()
  await client.write(writer.person, 'schedule.scheduleItem', {
    ...{ item_id: pages[0] ?? '', date, is_all_day: false },
  })
  writer.scheduled.push(date)
}

async function saveDraft(client: Client, { owner }: Stage, writer: Writer): Promise<void> {
  const { page_id: id, revision, draft } = writer.draft
  const title = `${writer.name}, version ${writer.draft_saves + 1}`
  writer.draft = await client.write(owner, 'pages.saveDraft', { id, revision, draft: { ...draft, title } })
  writer.draft_saves += 1
}

async function buy(client: Client, { products }: Stage, writer: Writer): Promise<void> {
  const id = products[writer.bought.length]
  if (id === undefined) return
  const product = await client.ask(writer.person, 'commerce.getProduct', { id })
  const version_id = product.versions[0]?.id ?? ''
  const { final_amount } = await client.ask(writer.person, 'commerce.previewOrder', { id, version_id })
  const { order_id } = await client.ask(writer.person, 'commerce.createIntent', {
    ...{ id, version_id, final_amount },
  })
  await client.write(writer.person, 'commerce.confirmSandboxPayment', { order_id, card: 'succeeds' })
  writer.bought.push(id)
}
