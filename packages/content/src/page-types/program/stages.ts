import type { HostLink, PageHost } from '../../host.ts'

/** The state of a stage for this member. */
export type StageState = 'done' | 'now' | 'next' | 'drip' | 'locked'

export type Session = { page_id: string; link: HostLink }
export type Stage = {
  page_id: string
  link: HostLink
  /** Counted from 1. */
  number: number
  sessions: Session[]
  done: number
  state: StageState
}

/** The state of a program: its stages in order, and how much of it is done. */
export type ProgramState = { stages: Stage[]; done: number; count: number; is_started: boolean }

/**
 * Reads a program's state from the host: stages are the page's children, sessions are theirs. The active stage is
 * the first that is neither done nor locked (spec section 4); before a start there is none.
 */
export function getProgramState(host: Pick<PageHost, 'index' | 'link' | 'plan'>): ProgramState {
  const stages = listChildren(host, host.index.page.page_id).map(({ page_id, link }, index) => {
    const sessions = listChildren(host, page_id)
    const done = sessions.filter((session) => session.link.progress === 'done').length
    const is_done = link.progress === 'done' || (sessions.length > 0 && done === sessions.length)
    const state = stageState(link, is_done)
    return { page_id, link, number: index + 1, sessions, done: is_done ? sessions.length : done, state }
  })
  const is_started = stages.some(
    ({ link, sessions }) =>
      link.progress !== null || sessions.some((session) => session.link.progress !== null),
  )
  return {
    stages: is_started ? markActiveStage(stages, host.plan !== undefined && host.plan !== null) : stages,
    done: sum(stages.map((stage) => stage.done)),
    count: sum(stages.map((stage) => stage.sessions.length)),
    is_started,
  }
}

function listChildren(host: Pick<PageHost, 'index' | 'link'>, page_id: string): Session[] {
  return (host.index.lists[page_id] ?? []).flatMap((id) => {
    const link = host.link(id)
    return link ? [{ page_id: id, link }] : []
  })
}

/** With a date it opens by itself; without one it waits for the program to be started. */
function stageState(link: HostLink, is_done: boolean): StageState {
  if (is_done) return 'done'
  if (link.state === 'is_scheduled') return link.available_after === null ? 'locked' : 'drip'
  if (link.state === 'require_purchase' || link.state === 'require_authentication') return 'locked'
  return link.progress === 'now' ? 'now' : 'next'
}

/** In a plan, the stage of the session to do next is active, also where earlier ones were left out. */
function markActiveStage(stages: Stage[], is_planned: boolean): Stage[] {
  if (stages.some((stage) => stage.state === 'now')) return stages
  const open = stages.filter((stage) => stage.state === 'next')
  const current = open.find(({ sessions }) => sessions.some((session) => session.link.progress === 'now'))
  const active = (is_planned ? current : undefined) ?? open[0]
  return stages.map((stage) => (stage === active ? { ...stage, state: 'now' } : stage))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
