import { localStore } from '../../platform/storage/local.ts'

/** Kept where the member was in the middle of something when they were last here; it says no more than that. */
const RUNNING_KEY = 'foyer.running'

/**
 * Holds the places of what a member is in the middle of, and of what stands beside their start page, before the first
 * paint, so that nothing moves when they come. It stands in the head of every document and is allowed by its hash.
 */
export const runningHintScript = `(()=>{try{const d=document.documentElement.dataset;if(/(?:^|; )signed_in=1/.test(document.cookie)){d.isMember="";if(localStorage.getItem("${RUNNING_KEY}"))d.isRunning=""}}catch{}})();`

/** Remembers whether something runs, and holds its place or gives it back. */
export function storeRunningHint(is_running: boolean): void {
  if (is_running) localStore.set(RUNNING_KEY, '1')
  else localStore.remove(RUNNING_KEY)
  reserveSpace(is_running)
}

/** Holds the place while a start page is shown to a member of whom it is remembered. */
export function reserveRunningSpace(): () => void {
  reserveSpace(localStore.get(RUNNING_KEY) !== null)
  return () => reserveSpace(false)
}

function reserveSpace(is_reserved: boolean): void {
  document.documentElement.toggleAttribute('data-is-running', is_reserved)
}
