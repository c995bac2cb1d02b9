import type { Call } from '@foyer/contract'
import { CallError, type CallCode } from '../errors.ts'
import { enforce } from './decision.ts'
import type { PreparedCall, MountedRoute } from './prepare-call.ts'
import { findKey, RepeatedCall, storeResponse, storedResponse } from './idempotency.ts'
import { createReply, isBytesResponse, type Encodings } from './reply.ts'

/** An answer ready to be sent. */
export type CallResponse = {
  status: number
  headers: [string, string][]
  body: string | Buffer
  encodings?: Encodings | undefined
}

/** Runs one call as one transaction, once for each idempotency key, and gives its answer. */
export async function runCall(mounted: MountedRoute, prepared: PreparedCall): Promise<CallResponse> {
  const { context, keyed, stored_response: known } = prepared
  if (known) {
    await context.rollback()
    return replayStored(known)
  }
  try {
    return await handle(mounted, prepared)
  } catch (error) {
    await context.rollback()
    if (!keyed || !(error instanceof RepeatedCall)) throw error
    const stored = storedResponse(await findKey(context.ctx.db, keyed), keyed)
    if (stored) return replayStored(stored)
    throw new CallError('conflict')
  }
}

async function handle(
  { route, name, services }: MountedRoute,
  prepared: PreparedCall,
): Promise<CallResponse> {
  const { context, viewer, input, file, keyed } = prepared
  const { reply, collected } = createReply()
  let is_authorized = false

  const answer = await route.handle({
    input,
    viewer,
    ctx: context.ctx,
    authorize: (facts: never) => {
      is_authorized = true
      enforce(route.policy(viewer as never, facts))
    },
    fail: (code: CallCode, params?: Record<string, string | number>) => {
      const status = route.call.statuses?.[code]
      return new CallError(code, params, status === undefined ? {} : { status })
    },
    reply,
    file,
  } as never)
  if (!is_authorized) throw new Error(`${name} answered without asking its policy.`)

  if (isBytesResponse(answer)) {
    await context.commit()
    const headers = [...collected.headers, ...Object.entries(answer.headers)]
    return { status: collected.status, headers, body: answer.body, encodings: answer.encodings }
  }
  if (!services.config.is_production) checkOutput(name, route.call, answer)
  const body = JSON.stringify(answer)
  const open = context.open()
  if (keyed && open) await storeResponse(open.tx, keyed, { status: collected.status, answer: body })
  await context.commit()
  return { status: collected.status, headers: collected.headers, body }
}

function checkOutput(name: string, call: Call, answer: unknown): void {
  const checked = call.output.safeParse(answer)
  if (!checked.success)
    throw new Error(`${name} answered what its contract does not say: ${checked.error.message}`)
}

function replayStored({ status, answer }: { status: number; answer: string }): CallResponse {
  return { status, headers: [['idempotency-replayed', 'true']], body: answer }
}
