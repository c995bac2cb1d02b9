// Written by scripts/generate.ts from the folders of blocks and page types. Do not edit.
import { attachmentBlock } from './blocks/attachment/definition.ts'
import { avatarBlock } from './blocks/avatar/definition.ts'
import { buttonBlock } from './blocks/button/definition.ts'
import { calendarBlock } from './blocks/calendar/definition.ts'
import { chatBlock } from './blocks/chat/definition.ts'
import { codeBlock } from './blocks/code/definition.ts'
import { collectionBlock } from './blocks/collection/definition.ts'
import { composedBlock } from './blocks/composed/definition.ts'
import { extensionBlock } from './blocks/extension/definition.ts'
import { formSubmissionBlock } from './blocks/form_submission/definition.ts'
import { heroBlock } from './blocks/hero/definition.ts'
import { iconListBlock } from './blocks/icon_list/definition.ts'
import { iframeBlock } from './blocks/iframe/definition.ts'
import { imageBlock } from './blocks/image/definition.ts'
import { livestreamBlock } from './blocks/livestream/definition.ts'
import { mapBlock } from './blocks/map/definition.ts'
import { memberDirectoryBlock } from './blocks/member_directory/definition.ts'
import { searchBlock } from './blocks/search/definition.ts'
import { shareBlock } from './blocks/share/definition.ts'
import { socialBlock } from './blocks/social/definition.ts'
import { textBlock } from './blocks/text/definition.ts'
import { workoutBlock } from './blocks/workout/definition.ts'
import { articlePage } from './page-types/article/definition.ts'
import { collectionPage } from './page-types/collection/definition.ts'
import { eventOccurrencePage } from './page-types/event_occurrence/definition.ts'
import { exercisePage } from './page-types/exercise/definition.ts'
import { formPage } from './page-types/form/definition.ts'
import { genericPage } from './page-types/generic/definition.ts'
import { mealPage } from './page-types/meal/definition.ts'
import { overlayPagePage } from './page-types/overlay_page/definition.ts'
import { packPage } from './page-types/pack/definition.ts'
import { programPage } from './page-types/program/definition.ts'
import { streamPage } from './page-types/stream/definition.ts'
import { workoutPage } from './page-types/workout/definition.ts'

export const blockDefinitions = {
  attachment: attachmentBlock,
  avatar: avatarBlock,
  button: buttonBlock,
  calendar: calendarBlock,
  chat: chatBlock,
  code: codeBlock,
  collection: collectionBlock,
  composed: composedBlock,
  extension: extensionBlock,
  form_submission: formSubmissionBlock,
  hero: heroBlock,
  icon_list: iconListBlock,
  iframe: iframeBlock,
  image: imageBlock,
  livestream: livestreamBlock,
  map: mapBlock,
  member_directory: memberDirectoryBlock,
  search: searchBlock,
  share: shareBlock,
  social: socialBlock,
  text: textBlock,
  workout: workoutBlock,
}

export const pageTypeDefinitions = {
  article: articlePage,
  collection: collectionPage,
  event_occurrence: eventOccurrencePage,
  exercise: exercisePage,
  form: formPage,
  generic: genericPage,
  meal: mealPage,
  overlay_page: overlayPagePage,
  pack: packPage,
  program: programPage,
  stream: streamPage,
  workout: workoutPage,
}
