import type { WeightUnit } from '@foyer/contract/rules/workouts'
import { useCallback, useState } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { localStore } from '../../platform/storage/local.ts'

const DARK_KEY = 'foyer.workout_dark'
const UNIT_KEY = 'foyer.weight_unit'

/** Whether the member chose a dark player on this device. */
export function isDarkChosen(): boolean {
  return localStore.get(DARK_KEY) === '1'
}

/** Whether the player is dark, and how to change that. */
export function useDark(): [is_dark: boolean, set: (is_dark: boolean) => void] {
  const { app, mode } = usePlatform()
  const [is_dark, setDark] = useState(isDarkChosen)
  const change = useCallback(
    (next: boolean) => {
      if (next) localStore.set(DARK_KEY, '1')
      else localStore.remove(DARK_KEY)
      setDark(next)
      mode.setOwnerMode(next ? 'dark' : app.theme.default_color_mode)
    },
    [mode, app],
  )
  return [is_dark, change]
}

/** Regions in which weights are in pounds. */
const POUND_REGIONS = ['US', 'LR', 'MM']

/** The unit in which weights are shown; what was typed stays in its own unit. */
export function useWeightUnit(): [unit: WeightUnit, set: (unit: WeightUnit) => void] {
  const [unit, setUnit] = useState(readWeightUnit)
  const change = useCallback((next: WeightUnit) => {
    localStore.set(UNIT_KEY, next)
    setUnit(next)
  }, [])
  return [unit, change]
}

/** The unit of weights on this device: the chosen one, else that of the region. */
export function readWeightUnit(): WeightUnit {
  const stored = localStore.get(UNIT_KEY)
  if (stored === 'kg' || stored === 'lb') return stored
  const { region } = new Intl.Locale(navigator.language)
  return region !== undefined && POUND_REGIONS.includes(region) ? 'lb' : 'kg'
}
