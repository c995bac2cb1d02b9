import type { ApiClient } from '@foyer/contract/client'

const TEXT = 'Strong last set. Start two kilos heavier next week, and keep the pause at the bottom.'

/** Comments as the owner on the newest finished session of the demo's member. Repeating it changes nothing. */
export async function installDemoComment(owner: ApiClient, member_id: string): Promise<void> {
  const { items } = await owner('workouts.listMemberSessions', { id: member_id })
  if (items.some(({ comment_count }) => comment_count > 0)) return
  const session = items.find(({ finished_at }) => finished_at !== null)
  if (!session) return
  await owner('workouts.commentSession', { id: member_id, session_id: session.id, text: TEXT })
}
