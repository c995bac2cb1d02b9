import { local } from '../../platform/storage/local.ts'

/** Kept where the member was in the middle of something when they were last here; it says no more than that. */
const RUNNING_KEY = 'foyer.running'

/**
 * Holds the places of what a member is in the middle of, and of what stands beside their start page, before the first
 * paint, so that nothing moves when they come. It stands in the head of every document and is allowed by its hash.
 */
export const runningScript = `(()=>{try{const d=document.documentElement.dataset;if(/(?:^|; )signed_in=1/.test(document.cookie)){d.isMember="";if(localStorage.getItem("${RUNNING_KEY}"))d.isRunning=""}}catch{}})();`

/** Remembers whether something runs, and holds its place or gives it back. */
export function rememberRunning(is_running: boolean): void {
  if (is_running) local.set(RUNNING_KEY, '1')
  else local.remove(RUNNING_KEY)
  holdPlace(is_running)
}

/** Holds the place while a start page is shown to a member of whom it is remembered. */
export function holdRememberedPlace(): () => void {
  holdPlace(local.get(RUNNING_KEY) !== null)
  return () => holdPlace(false)
}

function holdPlace(is_held: boolean): void {
  document.documentElement.toggleAttribute('data-is-running', is_held)
}
