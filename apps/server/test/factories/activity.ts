import type { InputFor } from '@foyer/contract/client'
import { aServer, type Caller, type RawAnswer } from '../harness.ts'

/** A beacon as a browser sends it: plain text, without headers of ours. */
export async function aBeacon(
  { slug }: { slug: string },
  path: 'end_session' | 'resume_session',
  input: Partial<InputFor<'activity.endSession'>> = {},
): Promise<RawAnswer> {
  const api = await aServer()
  const body = {
    session_id: 'visit-1',
    device_id: 'device-1',
    account_app_slug: slug,
    origin_href: 'https://news.example/story?who=maya#top',
    ...input,
  }
  return api.raw('POST', `/api/v1/activity/${path}`, {
    host: `${slug}.localhost`,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify(body),
  })
}

/** Opens a page in a visit, as far as figures go. */
export async function aPageView(caller: Caller, session_id: string, page_id?: string): Promise<void> {
  const api = await aServer()
  await api
    .as({ ...caller, headers: { ...caller.headers, 'x-session-id': session_id } })
    .call('activity.recordActivity', {
      activity_type: 'page_view',
      data: page_id === undefined ? {} : { page_id },
      ts: api.clock.now().getTime(),
    })
}
