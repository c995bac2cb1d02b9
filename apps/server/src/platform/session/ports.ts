import type { AppFacts } from '../app-facts.ts'
import type { AppDb, AppTx, Database } from '../database/app-db.ts'
import { defineNeed } from '../needs.ts'
import type { TeamViewer, Viewer } from './viewer.ts'

/** Finds the user of a live session token in this app; null for none, ended, suspended or foreign ones. */
export type SessionPort = {
  findViewer: (db: AppDb, app: AppFacts, token: string) => Promise<Viewer | null>
}

/** The sessions of members; `identity` provides it. */
export const sessionNeed = defineNeed<SessionPort>('platform.sessions')

/** Finds the team member of a live studio token; null for none or an ended one. */
export type TeamSessionPort = {
  findTeamViewer: (database: Database, token: string) => Promise<TeamViewer | null>
}

/** The sessions of the studio; `team` provides it. */
export const teamSessionNeed = defineNeed<TeamSessionPort>('platform.team_sessions')

/** A request for a page with a session token. */
export type GateRequest = { app_id: string; token: string; page_id: string; now: Date }

/** A write with an idempotency key: scope, key, call and a hash of its input. */
export type KeyedWrite = { scope: string; key: string; call: string; input_hash: string }

/** A key as it is stored; the answer is null until the call's transaction ends. */
export type KeyRow = { call: string; input_hash: string; status: number | null; answer: string | null }

/** What the platform needs from the feature that decides page access. */
export type GatePort = {
  /** The viewer of a token, with what the decision about one page needs, in one statement; null like `viewerOf`. */
  findViewerAtGate: (database: Database, at: GateRequest) => Promise<Viewer | null>
  /**
   * The same as the first statement of a transaction, which sets the app and claims an idempotency key. `stored` is the
   * key's row: its own if `is_claimed`, else that of the call that has committed it.
   */
  openWrite: (
    tx: AppTx,
    at: GateRequest,
    keyed: KeyedWrite,
  ) => Promise<{ viewer: Viewer | null; is_claimed: boolean; stored: KeyRow }>
}

/** The viewer at the gate of a page; `access` provides it. */
export const gateNeed = defineNeed<GatePort>('platform.gate')
