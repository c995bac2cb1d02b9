import { describe, expect, it } from 'vitest'
import { aDraft, aStudioPage } from '../testing/a-draft.ts'
import {
  getBaseDraft,
  createSavingState,
  savingReducer,
  saveStatus,
  type SavingEvent,
  type SavingState,
} from './saving-state.ts'

const first = aDraft(['a'])
const edited = aDraft(['a', 'b'])
const later = aDraft(['a', 'b', 'c'])
const opened = createSavingState({ revision: 3, draft: first })
const run = (...events: SavingEvent[]): SavingState => events.reduce(savingReducer, opened)
const theirs = aStudioPage({ revision: 5, draft: later })

describe('saveStatus', () => {
  const refused: SavingEvent = { type: 'failed', fault: { kind: 'refused', error: null, draft: edited } }
  const unreachable: SavingEvent = { type: 'failed', fault: { kind: 'unreachable', is_busy: false } }
  const busy: SavingEvent = { type: 'failed', fault: { kind: 'unreachable', is_busy: true } }
  const conflict: SavingEvent = { type: 'failed', fault: { kind: 'conflict', theirs } }
  const deleted: SavingEvent = { type: 'failed', fault: { kind: 'deleted' } }
  const retried: SavingEvent = { type: 'retried' }
  const sent: SavingEvent = { type: 'sent', draft: edited }
  const cases: [says: string, state: SavingState, draft: typeof first, is_online: boolean, status: string][] =
    [
      ['a page just opened is saved', opened, first, true, 'saved'],
      ['it is saved also without a network', opened, first, false, 'saved'],
      ['an edit waits a moment', opened, edited, true, 'waiting'],
      ['an edit without a network waits for it', opened, edited, false, 'offline'],
      ['a server that cannot be reached is the same', run(sent, unreachable), edited, true, 'offline'],
      ['a server that is busy is not the network', run(sent, busy), edited, true, 'busy'],
      ['without a network that comes first', run(sent, busy), edited, false, 'offline'],
      ['while it is sent it is being saved', run(sent), edited, true, 'saving'],
      ['what was typed meanwhile does not change that', run(sent), later, true, 'saving'],
      [
        'an answer makes it saved',
        run(sent, { type: 'saved', draft: edited, revision: 4 }),
        edited,
        true,
        'saved',
      ],
      [
        'what was typed meanwhile waits',
        run(sent, { type: 'saved', draft: edited, revision: 4 }),
        later,
        true,
        'waiting',
      ],
      ['a refusal is told', run(sent, refused), edited, true, 'refused'],
      ['what was mended after a refusal is tried', run(sent, refused), later, true, 'waiting'],
      ['a conflict comes before all', run(sent, conflict), later, false, 'conflict'],
      ['a page that is deleted comes before all, too', run(sent, deleted), later, false, 'deleted'],
      ['it stays so, whatever is typed or taken back', run(sent, deleted), first, true, 'deleted'],
      ['what was typed is saved once it is back', run(sent, deleted, retried), later, true, 'waiting'],
      ['a page needs a title', opened, aDraft(['a'], { title: ' ' }), true, 'untitled'],
    ]
  it.each(cases)('%s', (_name, state, draft, is_online, status) => {
    expect(saveStatus(state, draft, is_online)).toBe(status)
  })
})

describe('createSavingState', () => {
  it('reports a conflict when an unsaved draft meets a newer revision', () => {
    expect(createSavingState({ revision: 7, draft: first }, { revision: 3, draft: edited })).toMatchObject({
      revision: 3,
      saved: first,
    })
  })

  it('uses the opened revision after the restored draft is undone, and its own after a redo', () => {
    const restored = createSavingState({ revision: 7, draft: first }, { revision: 3, draft: edited })
    const changeTo = (state: SavingState, draft: typeof first) =>
      savingReducer(state, { type: 'turned_to', draft })
    const shown = changeTo(restored, edited)
    const undone = changeTo(shown, first)
    expect([shown, undone, changeTo(undone, later), changeTo(undone, edited)].map((s) => s.revision)).toEqual(
      [3, 7, 7, 3],
    )
    expect(saveStatus(undone, first, true)).toBe('saved')
    const edited_again = changeTo(shown, later)
    expect(edited_again.revision).toBe(3)
  })

  it('forgets both once something is saved', () => {
    const restored = createSavingState({ revision: 3, draft: first }, { revision: 3, draft: edited })
    const saved = savingReducer(restored, { type: 'saved', draft: edited, revision: 4 })
    expect(savingReducer(saved, { type: 'turned_to', draft: first }).revision).toBe(4)
  })
})

describe('getBaseDraft', () => {
  it('is the version opened or saved last, also during a conflict', () => {
    const conflict: SavingEvent = { type: 'failed', fault: { kind: 'conflict', theirs } }
    expect(getBaseDraft(run(conflict))).toBe(first)
    expect(getBaseDraft(run({ type: 'saved', draft: edited, revision: 4 }, conflict))).toBe(edited)
  })

  it('is unknown for an unsaved draft of an older revision, until it is undone', () => {
    const kept = { revision: 3, draft: edited }
    const restored = createSavingState({ revision: 7, draft: first }, kept)
    expect(getBaseDraft(restored)).toBeNull()
    expect(getBaseDraft(savingReducer(restored, { type: 'turned_to', draft: first }))).toBe(first)
    expect(getBaseDraft(createSavingState({ revision: 3, draft: first }, kept))).toBe(first)
  })
})

describe('savingReducer', () => {
  it('builds the next save on the revision of the last answer', () => {
    expect(run({ type: 'saved', draft: edited, revision: 4 }).revision).toBe(4)
  })

  it('applies my version on top of theirs, still unsaved', () => {
    const state = run(
      { type: 'failed', fault: { kind: 'conflict', theirs } },
      { type: 'kept_mine', revision: 5 },
    )
    expect([state.revision, saveStatus(state, edited, true)]).toEqual([5, 'waiting'])
  })

  it('takes their version as saved', () => {
    const state = run({ type: 'took_theirs', draft: later, revision: 5 })
    expect([state.revision, saveStatus(state, later, true)]).toEqual([5, 'saved'])
  })

  it('tries again after a refusal', () => {
    const state = run(
      { type: 'failed', fault: { kind: 'refused', error: null, draft: edited } },
      { type: 'retried' },
    )
    expect(saveStatus(state, edited, true)).toBe('waiting')
  })
})
