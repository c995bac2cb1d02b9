/**
 * Loads the document's modules after the first paint or on the first input, and records buttons pressed before
 * hydration. Part of the head of every document, allowed by its hash; `data-modules` names the modules.
 */
export const hydrationScript = `(()=>{const d=document,m=d.currentScript.dataset.modules.split(" "),p=new Set;let read,wanted,begun;const begin=()=>{if(!read||!wanted||begun)return;begun=1;Promise.all(m.map(h=>import(h))).catch(e=>{begun=0;d.documentElement.dataset.hasFailed="";throw e})};const want=()=>{wanted=1;begin()};const press=({target:t})=>{const b=t.closest("button");if(b&&!b.hasAttribute("popovertarget"))p.add(b)};for(const t of["pointerdown","keydown","click"])d.addEventListener(t,want,{capture:true,passive:true});d.addEventListener("click",press,true);d.addEventListener("DOMContentLoaded",()=>{read=1;begin();setTimeout(want,3e3)});new PerformanceObserver(want).observe({type:"paint",buffered:true});self.foyer_presses=()=>{d.removeEventListener("click",press,true);return[...p]}})()`

declare global {
  /** Stops the recording of the script in the head and returns the pressed buttons, each once. */
  var foyer_presses: (() => HTMLElement[]) | undefined
}

/** What was pressed before the app could answer; from now on the app hears by itself. */
export function takePendingClicks(): HTMLElement[] {
  return globalThis.foyer_presses?.() ?? []
}

/** Clicks buttons again, except those that are gone. */
export function replayClicks(buttons: readonly HTMLElement[]): void {
  for (const button of buttons) if (button.isConnected) button.click()
}
