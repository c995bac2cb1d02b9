import type { Call } from '@foyer/contract'
import type { AppFacts } from '../app-facts.ts'
import type { RequestFacts } from '../context.ts'
import { CallError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { AnyViewer } from '../session/viewer.ts'
import { enforce } from './decision.ts'
import { findAnswer, hashInput, RepeatedCall, storeAnswer, takeKey, type Keyed } from './idempotency.ts'
import type { Route } from './implement.ts'
import { createReply, isBytes, type Encodings } from './reply.ts'
import { createRequestContext, type RequestContext } from './request-context.ts'
import type { UploadedFile } from './upload.ts'

/** Everything that the platform has established before a route runs. */
export type Admitted = {
  route: Route
  name: string
  services: Services
  app: AppFacts
  request: RequestFacts
  viewer: AnyViewer
  input: unknown
  file: UploadedFile | null
  key: string | null
  /** Who the key belongs to: a session, else a device or address. */
  key_scope: string
  /** Checks the answer against the contract; on in development and tests. */
  check_answers: boolean
}

/** An answer ready to be sent. */
export type Answer = {
  status: number
  headers: [string, string][]
  body: string | Buffer
  encodings?: Encodings | undefined
}

/** Runs one call as one transaction, once for each idempotency key, and gives its answer. */
export async function runCall(admitted: Admitted): Promise<Answer> {
  const { services, app, request, key, route } = admitted
  const keyed = key !== null && route.call.replay !== false ? keyFor(admitted, key) : null
  if (keyed) {
    const known = await findAnswer(services.database.forApp(app.id), keyed)
    if (known) return replay(known)
  }
  const context = createRequestContext({
    services,
    app,
    request,
    ...(keyed ? { onOpen: (tx) => takeKey(tx, keyed) } : {}),
  })
  try {
    return await handle(admitted, context, keyed)
  } catch (error) {
    await context.rollback()
    if (!(error instanceof RepeatedCall) || !keyed) throw error
    const known = await findAnswer(services.database.forApp(app.id), keyed)
    if (!known) throw new CallError('conflict')
    return replay(known)
  }
}

async function handle(admitted: Admitted, context: RequestContext, keyed: Keyed | null): Promise<Answer> {
  const { route, name, viewer, input, file, check_answers } = admitted
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
    fail: (code: string, params?: Record<string, string | number>) => new CallError(code, params),
    reply,
    file,
  } as never)
  if (!is_judged) throw new Error(`${name} answered without asking its policy.`)

  if (isBytes(answer)) {
    await context.commit()
    const headers = [...said.headers, ...Object.entries(answer.headers)]
    return { status: said.status, headers, body: answer.body, encodings: answer.encodings }
  }
  if (check_answers) checkAnswer(name, route.call, answer)
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

function keyFor({ name, key_scope, input }: Admitted, key: string): Keyed {
  return { scope: key_scope, key, call: name, input_hash: hashInput(input) }
}

function replay({ status, answer }: { status: number; answer: string }): Answer {
  return { status, headers: [['idempotency-replayed', 'true']], body: answer }
}
