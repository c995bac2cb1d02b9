import { expect } from 'vitest'
import { runPlanJob } from '../../src/features/pages/releases/jobs/run-plans.ts'
import { newId } from '../../src/platform/ids.ts'
import { runInAppOf, type Caller } from '../harness.ts'
import { ownerOf } from '../matrix/objects.ts'
import type { Scenario } from './scenario.ts'

const MINUTE_MS = 60_000
const JOB_RUN = { id: newId(), attempt: 1, is_last_attempt: false, signal: new AbortController().signal }

/** Makes a planned publish fail because of an unknowable page; the person who planned it gets a mail. */
export async function failScheduledPublish(
  { fixture: { api, app }, pages }: Scenario,
  planner: Caller,
): Promise<void> {
  const id = pages.find(({ name }) => name === 'private own')?.page.id ?? ''
  const owner = api.as(ownerOf(app))
  const { revision, draft } = await owner.call('pages.getStudioPage', { id })
  const broken = { id: newId(), type: 'hero', version: 1, props: {} }
  await owner.call('pages.saveDraft', { id, revision, draft: { ...draft, blocks: [broken] } })
  // Plans of all pages would leave out the broken page and publish the others.
  for (const waiting of (await owner.call('pages.listPublishPlans', {})).items)
    if (waiting.state === 'waiting') await owner.call('pages.cancelPublishPlan', { id: waiting.id })
  const run_at = new Date(api.clock.now().getTime() + MINUTE_MS).toISOString()
  const plan = await api
    .as(planner)
    .call('pages.planPublish', { run_at, page_ids: [id], with_settings: false })
  api.clock.advance(MINUTE_MS)
  await runInAppOf(api.services, app.id, (ctx) => runPlanJob.handle(ctx, { plan_id: plan.id }, JOB_RUN))
  const stateOf = async () => {
    const { items } = await owner.call('pages.listPublishPlans', {})
    return items.find((one) => one.id === plan.id)?.state
  }
  await expect.poll(stateOf, { timeout: 15_000, interval: 20 }).toBe('failed')
}
