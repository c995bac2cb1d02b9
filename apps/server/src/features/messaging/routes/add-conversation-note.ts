import { addConversationNote as call } from '@foyer/contract/messaging/add-conversation-note'
import { implement } from '#platform/http/implement.ts'
import { findConversation } from '../inbox/find-conversation.ts'
import { createNotesKey, presentNote } from '../inbox/load-conversation.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { insertNote } from '../inbox/repository/notes.ts'
import { findOther } from '../pair-key.ts'

const MAX_NOTES = 500

export const addConversationNoteRoute = implement(
  call,
  inboxPolicy.readConversation,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { scope, text } = input
    const conversation = await findConversation(ctx, viewer, input)
    authorize({ scope, conversation })
    if (!conversation) throw fail('not_found')
    const { thread_id, side, access } = conversation
    const note = {
      ...createNotesKey(side, thread_id),
      subject_id: findOther(access.row?.pair_key ?? null, side.viewer.user_id),
      author: viewer,
      text,
      now: ctx.now(),
    }
    const added = await ctx.write((tx) => insertNote(tx, note, MAX_NOTES))
    if (!added) throw fail('too_many_notes', { max: MAX_NOTES })
    return presentNote(viewer, added)
  },
)
