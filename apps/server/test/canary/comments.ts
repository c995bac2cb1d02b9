import { postMessage } from '../factories/messaging.ts'
import type { Member, Fixture } from '../matrix/fixture.ts'
import type { GatedPage } from './create-pages.ts'
import type { WordCatalog } from './words.ts'

/** Comments on a page: one that is liked, one with a link that hangs below it, and one that is gone again. */
export async function leaveComments(
  { api }: Fixture,
  word_catalog: WordCatalog,
  by: Member,
  { name, page: { id } }: GatedPage,
): Promise<void> {
  const as = api.as(by)
  const { messages } = await postMessage(by, id, word_catalog.word(name, 'a comment', 'comment'))
  for (const { message_ts } of messages)
    await as.call('messaging.postMessage', { id, data: { action: 'like', message_ts } })

  const link = `https://example.com/${word_catalog.word(name, 'the link of a comment', 'comment')}`
  await postMessage(by, id, `${word_catalog.word(name, 'a comment with a link', 'comment')} ${link}`)

  const deleted = await postMessage(by, id, word_catalog.word(name, 'a comment that was deleted', 'deleted'))
  for (const { message_ts } of deleted.messages)
    await as.call('messaging.postMessage', { id, data: { action: 'delete', message_ts } })
}
