import { deleteConversationNote as call } from '@foyer/contract/messaging/delete-conversation-note'
import { implement } from '#platform/http/implement.ts'
import { findConversation } from '../inbox/find-conversation.ts'
import { createNotesKey } from '../inbox/load-conversation.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { deleteNote, findNote } from '../inbox/repository/notes.ts'

export const deleteConversationNoteRoute = implement(
  call,
  inboxPolicy.deleteNote,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: thread_id, scope, note_id } = input
    const conversation = await findConversation(ctx, viewer, input)
    const note =
      conversation && (await findNote(ctx.db, createNotesKey(conversation.side, thread_id), note_id))
    authorize({ scope, conversation, note })
    await ctx.write((tx) => deleteNote(tx, note_id))
    return {}
  },
)
