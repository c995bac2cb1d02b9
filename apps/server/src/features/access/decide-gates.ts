import type { Ctx } from '../../platform/context.ts'
import { decideFromFacts, isListable } from './decide.ts'
import { loadAccessFacts, type AccessCaller } from './facts.ts'
import { PLAIN_NODE } from './repository/nodes.ts'
import { listCompletedPages } from './repository/progress-facts.ts'

/** Whose pages a viewer may know of, and read, by gate (the SQL function `access_gates`). */
export type GateScope = {
  listable: string[]
  readable: string[]
  /** Gates that only wait, so that those who completed a page read it all the same. */
  waiting: string[]
  /** The pages that the viewer has completed; empty where no gate waits. */
  completed_page_ids: string[]
}

const BELOW = 'below '

/**
 * Decides about all pages behind some gates at once: each gate as a page that has it, so that the work does not grow with
 * the pages. At most two round trips.
 */
export async function decideGates(
  ctx: Ctx,
  caller: AccessCaller,
  gates: readonly string[],
): Promise<GateScope> {
  const now = ctx.now()
  const page_ids = [...new Set(gates.map(getGatePage).filter((id) => id !== ''))]
  const facts = await loadAccessFacts(ctx.db, caller, page_ids, now)
  const nodes = new Map(facts.nodes)
  for (const gate of gates) {
    const page_id = getGatePage(gate)
    if (page_id !== gate || gate === '')
      nodes.set(gate, { ...PLAIN_NODE, page_id: gate, parent: page_id || null })
  }
  const decided = gates.map((gate) => decideFromFacts(ctx.app, { ...facts, nodes }, gate, now))
  const listable = decided.filter(isListable)
  const waiting = listable.filter(({ decision }) => !decision.granted && WAITS.has(decision.reason))
  const subscriber_id = caller?.subscriber_id ?? null
  return {
    listable: listable.map(({ page_id }) => page_id),
    readable: listable.filter(({ decision }) => decision.granted).map(({ page_id }) => page_id),
    waiting: waiting.map(({ page_id }) => page_id),
    completed_page_ids:
      waiting.length === 0 || subscriber_id === null ? [] : await listCompletedPages(ctx.db, subscriber_id),
  }
}

const WAITS: ReadonlySet<string> = new Set(['START_REQUIRED', 'IS_SCHEDULED'])

/** The page that has the gate; empty without one. */
function getGatePage(gate: string): string {
  return gate.startsWith(BELOW) ? gate.slice(BELOW.length) : gate
}
