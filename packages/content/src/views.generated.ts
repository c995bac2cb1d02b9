// Written by scripts/generate.ts from the folders of blocks and page types. Do not edit.
import { lazyView } from './lazy-view.ts'
import { ButtonView as ButtonBlockView } from './blocks/button/view.tsx'
import { HeroView as HeroBlockView } from './blocks/hero/view.tsx'
import { IconListView as IconListBlockView } from './blocks/icon_list/view.tsx'
import { ImageView as ImageBlockView } from './blocks/image/view.tsx'
import { TextView as TextBlockView } from './blocks/text/view.tsx'
import { GenericView as GenericPageView } from './page-types/generic/view.tsx'

export const blockViews = {
  attachment: lazyView(async () => (await import('./blocks/attachment/view.tsx')).AttachmentView),
  avatar: lazyView(async () => (await import('./blocks/avatar/view.tsx')).AvatarView),
  button: ButtonBlockView,
  calendar: lazyView(async () => (await import('./blocks/calendar/view.tsx')).CalendarView),
  chat: lazyView(async () => (await import('./blocks/chat/view.tsx')).ChatView),
  code: lazyView(async () => (await import('./blocks/code/view.tsx')).CodeView),
  collection: lazyView(async () => (await import('./blocks/collection/view.tsx')).CollectionView),
  composed: lazyView(async () => (await import('./blocks/composed/view.tsx')).ComposedView),
  extension: lazyView(async () => (await import('./blocks/extension/view.tsx')).ExtensionView),
  form_submission: lazyView(async () => (await import('./blocks/form_submission/view.tsx')).FormSubmissionView),
  hero: HeroBlockView,
  icon_list: IconListBlockView,
  iframe: lazyView(async () => (await import('./blocks/iframe/view.tsx')).IframeView),
  image: ImageBlockView,
  livestream: lazyView(async () => (await import('./blocks/livestream/view.tsx')).LivestreamView),
  map: lazyView(async () => (await import('./blocks/map/view.tsx')).MapView),
  member_directory: lazyView(async () => (await import('./blocks/member_directory/view.tsx')).MemberDirectoryView),
  search: lazyView(async () => (await import('./blocks/search/view.tsx')).SearchView),
  share: lazyView(async () => (await import('./blocks/share/view.tsx')).ShareView),
  social: lazyView(async () => (await import('./blocks/social/view.tsx')).SocialView),
  text: TextBlockView,
  workout: lazyView(async () => (await import('./blocks/workout/view.tsx')).WorkoutView),
}

export const pageTypeViews = {
  article: lazyView(async () => (await import('./page-types/article/view.tsx')).ArticleView),
  collection: lazyView(async () => (await import('./page-types/collection/view.tsx')).CollectionView),
  event_occurrence: lazyView(async () => (await import('./page-types/event_occurrence/view.tsx')).EventOccurrenceView),
  exercise: lazyView(async () => (await import('./page-types/exercise/view.tsx')).ExerciseView),
  form: lazyView(async () => (await import('./page-types/form/view.tsx')).FormView),
  generic: GenericPageView,
  meal: lazyView(async () => (await import('./page-types/meal/view.tsx')).MealView),
  overlay_page: lazyView(async () => (await import('./page-types/overlay_page/view.tsx')).OverlayPageView),
  pack: lazyView(async () => (await import('./page-types/pack/view.tsx')).PackView),
  program: lazyView(async () => (await import('./page-types/program/view.tsx')).ProgramView),
  stream: lazyView(async () => (await import('./page-types/stream/view.tsx')).StreamView),
  workout: lazyView(async () => (await import('./page-types/workout/view.tsx')).WorkoutView),
}
