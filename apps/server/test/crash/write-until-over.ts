import type { Client } from './client.ts'
import type { CrashFixture, Writer } from './crash-fixture.ts'

/** Messages are limited to 60 a minute for each member; a writer stays below. */
const MESSAGE_INTERVAL_MS = 1_100
const FIRST_SCHEDULED_MS = Date.now() + 24 * 60 * 60 * 1000

/** Lets a writer do one thing after the other until `isOutdated`. Only what was acknowledged enters their book. */
export async function writeUntilOver(
  client: Client,
  fixture: CrashFixture,
  writer: Writer,
  isOver: () => boolean,
): Promise<void> {
  let posted_at = 0
  while (!isOver()) {
    if (Date.now() - posted_at > MESSAGE_INTERVAL_MS) {
      posted_at = Date.now()
      await postMessage(client, fixture, writer)
    }
    await toggleCompletion(client, fixture, writer)
    if (writer === fixture.writers[0]) await changeZone(client, fixture)
    await schedule(client, fixture, writer)
    await saveDraft(client, fixture, writer)
    await buy(client, fixture, writer)
  }
}

async function postMessage(client: Client, { thread }: CrashFixture, writer: Writer): Promise<void> {
  const message = `${writer.name} says ${writer.messages.length + 1}.`
  const data = { action: 'publish' as const, message, client_id: message }
  await client.write(writer.person, 'messaging.postMessage', { id: thread, data })
  writer.messages.push(message)
}

async function changeZone(client: Client, fixture: CrashFixture): Promise<void> {
  const time_zone = fixture.zone_changes % 2 === 0 ? 'Asia/Tokyo' : 'Europe/Oslo'
  await client.write(fixture.owner, 'apps.updateApp', { time_zone })
  fixture.zone_changes += 1
}

async function toggleCompletion(client: Client, { pages }: CrashFixture, writer: Writer): Promise<void> {
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

/** Every item has a unique minute, so that a duplicate is detected. */
async function schedule(client: Client, { pages }: CrashFixture, writer: Writer): Promise<void> {
  const date = new Date(FIRST_SCHEDULED_MS + writer.scheduled.length * 60_000).toISOString()
  await client.write(writer.person, 'schedule.scheduleItem', {
    item_id: pages[0] ?? '',
    date,
    is_all_day: false,
  })
  writer.scheduled.push(date)
}

async function saveDraft(client: Client, { owner }: CrashFixture, writer: Writer): Promise<void> {
  const { page_id: id, revision, draft } = writer.draft
  const title = `${writer.name}, version ${writer.draft_saves + 1}`
  writer.draft = await client.write(owner, 'pages.saveDraft', { id, revision, draft: { ...draft, title } })
  writer.draft_saves += 1
}

async function buy(client: Client, { products }: CrashFixture, writer: Writer): Promise<void> {
  const id = products[writer.bought.length]
  if (id === undefined) return
  const product = await client.callUntilAnswered(writer.person, 'commerce.getProduct', { id })
  const version_id = product.versions[0]?.id ?? ''
  const { final_amount } = await client.callUntilAnswered(writer.person, 'commerce.previewOrder', {
    id,
    version_id,
  })
  const { order_id } = await client.callUntilAnswered(writer.person, 'commerce.createIntent', {
    id,
    version_id,
    final_amount,
  })
  await client.write(writer.person, 'commerce.confirmSandboxPayment', { order_id, card: 'succeeds' })
  writer.bought.push(id)
}
