// Written by scripts/generate.ts from the folders of blocks and page types. Do not edit.
import { ButtonView as ButtonBlockView } from './blocks/button/view.tsx'
import { ChatView as ChatBlockView } from './blocks/chat/view.tsx'
import { CollectionView as CollectionBlockView } from './blocks/collection/view.tsx'
import { HeroView as HeroBlockView } from './blocks/hero/view.tsx'
import { IconListView as IconListBlockView } from './blocks/icon_list/view.tsx'
import { ImageView as ImageBlockView } from './blocks/image/view.tsx'
import { MemberDirectoryView as MemberDirectoryBlockView } from './blocks/member_directory/view.tsx'
import { TextView as TextBlockView } from './blocks/text/view.tsx'
import { WorkoutView as WorkoutBlockView } from './blocks/workout/view.tsx'
import { ArticleView as ArticlePageView } from './page-types/article/view.tsx'
import { EventOccurrenceView as EventOccurrencePageView } from './page-types/event_occurrence/view.tsx'
import { ExerciseView as ExercisePageView } from './page-types/exercise/view.tsx'
import { FormView as FormPageView } from './page-types/form/view.tsx'
import { GenericView as GenericPageView } from './page-types/generic/view.tsx'
import { MealView as MealPageView } from './page-types/meal/view.tsx'
import { ProgramView as ProgramPageView } from './page-types/program/view.tsx'
import { WorkoutView as WorkoutPageView } from './page-types/workout/view.tsx'

export const blockViews = {
  button: ButtonBlockView,
  chat: ChatBlockView,
  collection: CollectionBlockView,
  hero: HeroBlockView,
  icon_list: IconListBlockView,
  image: ImageBlockView,
  member_directory: MemberDirectoryBlockView,
  text: TextBlockView,
  workout: WorkoutBlockView,
}

export const pageTypeViews = {
  article: ArticlePageView,
  event_occurrence: EventOccurrencePageView,
  exercise: ExercisePageView,
  form: FormPageView,
  generic: GenericPageView,
  meal: MealPageView,
  program: ProgramPageView,
  workout: WorkoutPageView,
}
