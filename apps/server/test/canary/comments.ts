import { say } from '../factories/messaging.ts'
import type { Member, World } from '../matrix/world.ts'
import type { GatedPage } from './plot.ts'
import type { Book } from './words.ts'

/** Comments on a page: one that is liked, one with a link that hangs below it, and one that is gone again. */
export async function leaveComments(
  { api }: World,
  book: Book,
  by: Member,
  { name, page: { id } }: GatedPage,
): Promise<void> {
  const as = api.as(by)
  const { messages } = await say(by, id, book.word(name, 'a comment', 'comment'))
  for (const { message_ts } of messages)
    await as.call('messaging.postMessage', { id, data: { action: 'like', message_ts } })

  const link = `https://example.com/${book.word(name, 'the link of a comment', 'comment')}`
  await say(by, id, `${book.word(name, 'a comment with a link', 'comment')} ${link}`)

  const gone = await say(by, id, book.word(name, 'a comment that was deleted', 'deleted'))
  for (const { message_ts } of gone.messages)
    await as.call('messaging.postMessage', { id, data: { action: 'delete', message_ts } })
}
