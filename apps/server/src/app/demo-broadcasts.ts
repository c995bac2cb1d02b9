import type { ApiClient } from '@foyer/contract/client'

/** One broadcast that was sent and a draft that waits for its author. Repeating it changes nothing. */
export async function installDemoBroadcasts(owner: ApiClient): Promise<void> {
  const { broadcasts } = await owner('notifications.listBroadcasts', {})
  const has = (title: string): boolean => broadcasts.some((broadcast) => broadcast.title === title)
  const news = {
    title: 'New on Sunday, {first_name}',
    text: 'A short session for the hips. It takes 20 minutes.',
  }
  const sent = broadcasts.find(({ title }) => title === news.title)
  const { id, revision, state } =
    sent ?? (await owner('notifications.createBroadcast', { ...news, channels: ['push', 'in_app'] }))
  if (state === 'draft') await owner('notifications.sendBroadcast', { id, revision })
  const draft = {
    title: 'Your place is saved, {first_name}',
    text: 'Week 3 takes 42 minutes. Start with the warm-up, the rest follows.',
  }
  if (!has(draft.title))
    await owner('notifications.createBroadcast', { ...draft, button_label: 'Start week 3' })
}
