import type { AppFacts } from '../../src/platform/app-facts.ts'
import { createRequestContext } from '../../src/platform/http/request-context.ts'
import type { Job } from '../../src/platform/jobs/index.ts'
import { aServer } from '../harness.ts'
import { requestFacts } from './identity.ts'

/** Runs a job of an app here and now, as the queue would at its first attempt, and commits what it did. */
export async function runJob<Payload extends object>(
  job: Job<Payload>,
  app: AppFacts,
  payload: Payload,
): Promise<void> {
  const { services } = await aServer()
  const run = { id: 'r1', attempt: 1, is_last_attempt: false, signal: new AbortController().signal }
  const context = createRequestContext({ services, app, request: requestFacts() })
  await job.handle(context.ctx, payload, run)
  await context.commit()
}
