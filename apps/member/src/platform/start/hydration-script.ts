/**
 * Makes a document live: its modules are loaded once it has been read and painted, or at the first touch, and never
 * compete with what is to be seen. Buttons that are pressed before anybody listens are kept, so that no press is lost;
 * links and popovers work by themselves. It stands in the head of every document and is allowed by its hash; the modules
 * are named by `data-modules` beside it.
 */
export const hydrationScript = `(()=>{const d=document,m=d.currentScript.dataset.modules.split(" "),p=new Set;let read,wanted,begun;const begin=()=>{if(!read||!wanted||begun)return;begun=1;Promise.all(m.map(h=>import(h))).catch(e=>{begun=0;throw e})};const want=()=>{wanted=1;begin()};const press=({target:t})=>{const b=t.closest("button");if(b&&!b.hasAttribute("popovertarget"))p.add(b)};for(const t of["pointerdown","keydown","click"])d.addEventListener(t,want,{capture:true,passive:true});d.addEventListener("click",press,true);d.addEventListener("DOMContentLoaded",()=>{read=1;begin();setTimeout(want,3e3)});new PerformanceObserver(want).observe({type:"paint",buffered:true});self.foyer_presses=()=>{d.removeEventListener("click",press,true);return[...p]}})()`

declare global {
  /** Ends the watch of the script in the head and gives the buttons that were pressed meanwhile, each once. */
  var foyer_presses: (() => HTMLElement[]) | undefined
}

/** What was pressed before the app could answer; from now on the app hears by itself. */
export function takePendingClicks(): HTMLElement[] {
  return globalThis.foyer_presses?.() ?? []
}

/** Presses buttons again, but for those that are gone. */
export function replayClicks(buttons: readonly HTMLElement[]): void {
  for (const button of buttons) if (button.isConnected) button.click()
}
