import { describe, expect, it } from 'vitest'
import { createAudioCues } from './create-audio-cues.ts'

/** An audio context without sound; `currentTime` and `state` are set by the test. */
function aContext() {
  const started: number[] = []
  const stopped: (number | undefined)[] = []
  const node = { connect: () => undefined }
  const param = { value: 0, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined }
  const context = {
    state: 'suspended',
    currentTime: 100,
    destination: node,
    is_frozen: false,
    createGain: () => ({ ...node, gain: param }),
    createOscillator: () => ({
      ...node,
      frequency: { value: 0 },
      start: (at: number) => started.push(at),
      stop: (at?: number) => stopped.push(at),
    }),
    resume: async () => {
      context.state = 'running'
    },
    close: async () => {
      context.state = 'closed'
    },
  }
  return { context, started, stopped }
}

function setUp() {
  const contexts: ReturnType<typeof aContext>[] = []
  const session = { type: 'auto' }
  const cues = createAudioCues({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stand-in with the used parts
    createContext: () => {
      const made = aContext()
      contexts.push(made)
      return made.context as never
    },
    session,
    wait: async () => {
      const last = contexts.at(-1)
      if (last && !last.context.is_frozen) last.context.currentTime += 0.25
    },
  })
  return { cues, contexts, session }
}

describe('createAudioCues', () => {
  it('makes no context before a tap, and mixes with the music of the member', async () => {
    const { cues, contexts, session } = setUp()
    cues.schedule([{ tone: 'tick', in_seconds: 1 }])
    expect(contexts).toHaveLength(0)
    await cues.unlock()
    expect(contexts).toHaveLength(1)
    expect(session.type).toBe('ambient')
  })

  it('schedules on the audio clock and leaves out what has passed', async () => {
    const { cues, contexts } = setUp()
    await cues.unlock()
    cues.schedule([
      { tone: 'tick', in_seconds: -4 },
      { tone: 'tick', in_seconds: 2 },
      { tone: 'end', in_seconds: 3 },
    ])
    expect(contexts[0]?.started).toEqual([102, 103])
  })

  it('beeps three times for a level', async () => {
    const { cues, contexts } = setUp()
    await cues.unlock()
    cues.schedule([{ tone: 'level', in_seconds: 1 }])
    expect(contexts[0]?.started.map((at) => Math.round(at * 100))).toEqual([10_100, 10_126, 10_152])
  })

  it('replaces what was scheduled', async () => {
    const { cues, contexts } = setUp()
    await cues.unlock()
    cues.schedule([{ tone: 'tick', in_seconds: 2 }])
    cues.schedule([])
    expect(contexts[0]?.stopped).toEqual([102.09, undefined])
  })

  it('goes on with the same context when its clock moves', async () => {
    const { cues, contexts } = setUp()
    await cues.unlock()
    await cues.restore()
    expect(contexts).toHaveLength(1)
  })

  it('rebuilds a context whose clock stands still', async () => {
    const { cues, contexts } = setUp()
    await cues.unlock()
    const [first] = contexts
    if (first) first.context.is_frozen = true
    await cues.restore()
    expect(contexts).toHaveLength(2)
    expect(first?.context.state).toBe('closed')
    cues.schedule([{ tone: 'tick', in_seconds: 1 }])
    expect(contexts[1]?.started).toEqual([101])
  })
})
