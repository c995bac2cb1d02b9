import type { Call } from '@foyer/contract'
import { CallError, type CallCode } from '../errors.ts'
import { enforce } from './decision.ts'
import type { Entered, Mounted } from './enter-call.ts'
import { findKey, RepeatedCall, storeAnswer, storedAnswer } from './idempotency.ts'
import { createReply, isBytes, type Encodings } from './reply.ts'

/** An answer ready to be sent. */
export type Answer = {
  status: number
  headers: [string, string][]
  body: string | Buffer
  encodings?: Encodings | undefined
}

/** Runs one call as one transaction, once for each idempotency key, and gives its answer. */
export async function runCall(mounted: Mounted, entered: Entered): Promise<Answer> {
  const { context, keyed, known } = entered
  if (known) {
    await context.rollback()
    return replay(known)
  }
  try {
    return await handle(mounted, entered)
  } catch (error) {
    await context.rollback()
    if (!keyed || !(error instanceof RepeatedCall)) throw error
    const stored = storedAnswer(await findKey(context.ctx.db, keyed), keyed)
    if (stored) return replay(stored)
    throw new CallError('conflict')
  }
}

async function handle({ route, name, services }: Mounted, entered: Entered): Promise<Answer> {
  const { context, viewer, input, file, keyed } = entered
  const { reply, said } = createReply()
  let is_judged = false

  const answer = await route.handle({
    input,
    viewer,
    ctx: context.ctx,
    authorize: (facts: never) => {
      is_judged = true
      enforce(route.policy(viewer as never, facts))
    },
    fail: (code: CallCode, params?: Record<string, string | number>) => {
      const status = route.call.statuses?.[code]
      return new CallError(code, params, status === undefined ? {} : { status })
    },
    reply,
    file,
  } as never)
  if (!is_judged) throw new Error(`${name} answered without asking its policy.`)

  if (isBytes(answer)) {
    await context.commit()
    const headers = [...said.headers, ...Object.entries(answer.headers)]
    return { status: said.status, headers, body: answer.body, encodings: answer.encodings }
  }
  if (!services.config.is_production) checkAnswer(name, route.call, answer)
  const body = JSON.stringify(answer)
  const open = context.open()
  if (keyed && open) await storeAnswer(open.tx, keyed, { status: said.status, answer: body })
  await context.commit()
  return { status: said.status, headers: said.headers, body }
}

function checkAnswer(name: string, call: Call, answer: unknown): void {
  const checked = call.output.safeParse(answer)
  if (!checked.success)
    throw new Error(`${name} answered what its contract does not say: ${checked.error.message}`)
}

function replay({ status, answer }: { status: number; answer: string }): Answer {
  return { status, headers: [['idempotency-replayed', 'true']], body: answer }
}
