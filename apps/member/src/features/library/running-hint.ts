import { localStore } from '../../platform/storage/local.ts'

/** Stored when the member had something in progress at their last visit; contains no other information. */
const RUNNING_KEY = 'foyer.running'

/**
 * Reserves space for the current program and the aside before the first paint, so that nothing shifts. Part of the
 * head of every document, allowed by its hash.
 */
export const runningHintScript = `(()=>{try{const d=document.documentElement.dataset;if(/(?:^|; )signed_in=1/.test(document.cookie)){d.isMember="";if(localStorage.getItem("${RUNNING_KEY}"))d.isRunning=""}}catch{}})();`

/** Stores whether something is in progress, and reserves or releases its space. */
export function storeRunningHint(is_running: boolean): void {
  if (is_running) localStore.set(RUNNING_KEY, '1')
  else localStore.remove(RUNNING_KEY)
  reserveSpace(is_running)
}

/** Reserves the space while a start page is shown, if something was in progress at the last visit. */
export function reserveRunningSpace(): () => void {
  reserveSpace(localStore.get(RUNNING_KEY) !== null)
  return () => reserveSpace(false)
}

function reserveSpace(is_reserved: boolean): void {
  document.documentElement.toggleAttribute('data-is-running', is_reserved)
}
