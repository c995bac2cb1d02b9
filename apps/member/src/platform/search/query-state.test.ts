import { expect, it } from 'vitest'
import { hasFailed, isAwaited } from './query-state.ts'

const answered = { isLoading: false, isLoadingError: false, isPlaceholderData: false, errorUpdateCount: 0 }

it.each([
  ['answered', {}, false, false],
  ['loading', { isLoading: true }, false, true],
  ['loading beside results of the term before', { isPlaceholderData: true }, false, true],
  ['failed', { isLoadingError: true, errorUpdateCount: 1 }, true, false],
  ['tried again', { isLoading: true, errorUpdateCount: 1 }, true, true],
  [
    'tried again beside results of the term before',
    { isPlaceholderData: true, errorUpdateCount: 1 },
    true,
    true,
  ],
  ['answered at the second try', { errorUpdateCount: 1 }, false, false],
])('a search that is %s', (_what, given, failed, awaited) => {
  const state = { ...answered, ...given }
  expect([hasFailed(state), isAwaited(state)]).toEqual([failed, awaited])
})
