import type { PageTypeView } from '../../block-view.ts'
import type { overlayPagePage } from './definition.ts'

/** The blocks and the buttons of the page. */
export const OverlayPageView: PageTypeView<typeof overlayPagePage> = ({ blocks, actions }) => (
  <>
    {blocks}
    {actions}
  </>
)
