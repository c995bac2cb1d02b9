import { createContext, useContext, useMemo, useState } from 'react'
import type { LevelStep } from './levels.ts'

/** How a level was opened: from its row, with an item that was just added, or from the item before or after it. */
type Opening = 'shown' | 'added' | 'stepped'

export type Levels = {
  /** From the block or the page to the item that is open; empty where the block or page itself is shown. */
  readonly path: readonly LevelStep[]
  readonly opening: Opening
  /** The row to focus after its level was left. */
  readonly left: LevelStep | null
  readonly open: (path: readonly LevelStep[], opening?: Opening) => void
  /** Goes back to a depth, by default one level. */
  readonly back: (depth?: number) => void
}

type LevelState = {
  readonly owner: string | null
  readonly path: readonly LevelStep[]
  readonly opening: Opening
  readonly left: LevelStep | null
}

const createState = (owner: string | null): LevelState => ({ owner, path: [], opening: 'shown', left: null })

/** The open levels of the selected block, or of the page itself. Another selection starts at its root. */
export function useLevelState(selected: string | null): Levels & {
  /** Opens a level of a block that is selected at the same time. */
  readonly openIn: (owner: string | null, path: readonly LevelStep[], opening?: Opening) => void
} {
  const [stored, setState] = useState(() => createState(selected))
  let state = stored
  if (stored.owner !== selected) {
    state = createState(selected)
    setState(state)
  }
  const actions = useMemo(() => createActions(setState), [])
  return { path: state.path, opening: state.opening, left: state.left, ...actions }
}

function createActions(setState: (change: (state: LevelState) => LevelState) => void) {
  return {
    open: (path: readonly LevelStep[], opening: Opening = 'shown') =>
      setState(({ owner }) => ({ owner, path, opening, left: null })),
    openIn: (owner: string | null, path: readonly LevelStep[], opening: Opening = 'shown') =>
      setState(() => ({ owner, path, opening, left: null })),
    back: (depth?: number) =>
      setState(({ owner, path }) => {
        const length = Math.max(depth ?? path.length - 1, 0)
        return { owner, path: path.slice(0, length), opening: 'shown', left: path[length] ?? null }
      }),
  }
}

const LevelsContext = createContext<Levels>({
  path: [],
  opening: 'shown',
  left: null,
  open: () => undefined,
  back: () => undefined,
})

export const LevelsProvider = LevelsContext

/** The open levels of the inspector around. */
export function useLevels(): Levels {
  return useContext(LevelsContext)
}
