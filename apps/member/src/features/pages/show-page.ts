import type { PageSource } from './page-source.ts'
import type { PageFinding, PageState } from './page-state.ts'

/**
 * Shows what this device knows of a path, and then what the server says. What shut somebody out in an earlier visit may
 * be open by now: it is shown only where the server cannot be asked. `is_told`: whether what is known needs no look.
 */
export async function showPage(
  source: Pick<PageSource, 'peek' | 'recall' | 'look'>,
  path: string,
  show: (state: PageState) => void,
  is_told: (known: PageFinding | null) => boolean,
): Promise<void> {
  const known = source.peek(path)
  if (known) show(known)
  if (is_told(known)) return
  const asked = { is_answered: false }
  const recalled = known ? null : source.recall(path)
  void recalled?.then((found) => {
    if (found?.status === 'open' && !asked.is_answered) show(found)
  })
  const said = await source.look(path)
  asked.is_answered = true
  const stand_in = said.status === 'offline' ? await recalled : null
  show(stand_in ?? said)
}
