/** Pages and blocks as members see them. Needs Vite: styles are CSS modules over the tokens of `@foyer/ui`. */
export { BlocksView, SingleBlockView } from './blocks-view.tsx'
export type { RenderableBlock } from './blocks-view.tsx'
export type {
  BlockView,
  BlockViewProps,
  PageTypeView,
  PageTypeViewProps,
  SlotRendering,
} from './block-view.ts'
export { flattenBlocks } from './flatten-blocks.ts'
export { PageHostProvider, usePageHost } from './host-context.tsx'
export type {
  FoundList,
  HostAction,
  HostLink,
  HomeSummary,
  HostLinkState,
  HostPlan,
  PageHost,
} from './host.ts'
export { SwapProvider } from './swap-context.tsx'
export { IconView } from './icon.tsx'
export { ImageView, type ImageViewProps } from './image-view.tsx'
export { loadAllViews, loadViews, viewFolders } from './load-views.ts'
export { startsWithBlocks, PageView } from './page-view.tsx'
export { getProgramState } from './page-types/program/stages.ts'
export type { ProgramState, Session, Stage, StageState } from './page-types/program/stages.ts'
export { formatGroupLength } from './parts/format-group-length.ts'
export { formatPrescription } from './parts/format-prescription.ts'
export { formatFacts, formatLockReason } from './parts/format-facts.ts'
export { externalLinkProps } from './parts/external-link-props.ts'
export type { VideoControl } from './parts/follow-video.ts'
export { VideoPlayer } from './parts/video-player.tsx'
export { dependsOnMember } from './list-rule.ts'
