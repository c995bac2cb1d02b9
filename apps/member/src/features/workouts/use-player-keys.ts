import { useEffect, useEffectEvent } from 'react'
import { AMOUNT_STEPS, shownWeightOf, WEIGHT_STEPS } from './steps.ts'
import type { Player } from './use-player.ts'

const DEFAULT_REST = 90
/** Elements with keys of their own. */
const CONTROLS = 'input, textarea, select, button, a, [role="dialog"], [role="alertdialog"]'

/** Logging by keyboard: Enter, arrows for the weight, shift and arrows for the amount, R for rest, P for a pause. */
export function usePlayerKeys(player: Player, logSet: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { current, rest, session } = player
    const has_own_keys = event.target instanceof Element && event.target.closest(CONTROLS) !== null
    if (has_own_keys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !current)
      return
    const { values, item } = current
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.key === 'Enter') logSet()
    else if (event.key.toLowerCase() === 'p') player.setPaused(!session.state.is_paused)
    else if (event.key.toLowerCase() === 'r') {
      if (rest) player.endRest()
      else player.startRest(item.item.rest_seconds || DEFAULT_REST)
    } else if (direction !== 0 && event.shiftKey) {
      player.change({ amount: Math.max(0, values.amount + direction * AMOUNT_STEPS[values.unit]) })
    } else if (direction !== 0 && values.weight !== null) {
      const weight =
        shownWeightOf(values, session.weight_unit) + direction * WEIGHT_STEPS[session.weight_unit]
      player.change({ weight: Math.max(0, weight), weight_unit: session.weight_unit })
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
